import { cutText } from '../../../../contract/letters.ts';
import { fillMacros } from '../../../../contract/macros/fill-macros.ts';
import { textLimits } from '../../../../contract/mates/own-mate.ts';
import { personPlaceholder } from '../../../../contract/macros/placeholders.ts';

/** Where a text names the person. No text may have it. */
const personMark = '\uFDD4';

/**
 * Returns a tagline for lists from the description of a mate with this name: its first sentence that does not name the person, without
 * markup, as one line.
 */
export function taglineFrom(text: string, name: string): string {
  const filled = fillMacros(text.replaceAll(/<START>\s*/gi, ''), {
    names: { mate: name, person: personMark },
    place: name,
    occasion: name,
    now: null,
    language: 'en',
  });
  const plain = filled
    .replaceAll(/[*_#<>[\](){}"`~|]+/g, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const sentences = plain.match(/\S.{7,}?(?:[.!?](?=\s|$)|[。！？]|$)/gu) ?? [plain];
  const chosen = sentences.find((one) => !one.includes(personMark)) ?? sentences[0] ?? '';
  const sentence = chosen.replaceAll(personMark, personPlaceholder);
  if (sentence.length <= textLimits.tagline) return sentence;
  return `${cutText(sentence, textLimits.tagline - 1).replace(/\s+\S*$/u, '')}…`;
}
