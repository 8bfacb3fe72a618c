import type { ActionWay } from '../../machines/voice/voice.types.ts';
import { sentencesOf } from '../voice/spoken-sentences.ts';

/** Where a sentence may end in Markdown, with what closes it. */
const ends = /(?:[.!?…。！？]+["”’»)\]*_~`]*(?=\s|$)|[。！？]+["”’»」）)\]*_~`]*|\n)/g;

/**
 * Returns how much of a text was heard, in UTF-16 units: to the end of the last sentence of which everything was spoken. 0 where that is
 * none.
 */
export function toHeardPlace(text: string, spoken: readonly string[], actions: ActionWay): number {
  const heard = spoken.join(' ');
  let place = 0;
  let length = 0;
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].trimEnd().length;
    const sentences = sentencesOf(text.slice(0, end), { actions, isComplete: true })
      .map(({ text: said }) => said)
      .join(' ');
    if (!heard.startsWith(sentences)) break;
    // What is not spoken, such as code, was not heard behind the last sentence either.
    if (sentences.length > length) {
      place = end;
      ({ length } = sentences);
    }
  }
  return place;
}
