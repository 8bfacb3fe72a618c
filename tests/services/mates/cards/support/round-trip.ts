import * as v from 'valibot';
import { MateDraft, type OwnMate } from '../../../../../contract/mates/own-mate.ts';
import { exportCard } from '../../../../../src/services/mates/cards/card-export.ts';
import { textInFile } from '../../../../../src/services/mates/cards/card-file.ts';
import { readCard } from '../../../../../src/services/mates/cards/character-card.ts';
import { draftOf } from '../../../../../src/services/mates/my-mates.ts';
import { filledForm, ruth } from '../../../../machines/mates/user-mate-samples.ts';
import { base64, pngOf, textChunk } from './containers.ts';

/** A picture with cards that must not survive. */
export const portrait = pngOf(
  [textChunk('zTXt', 'chara', base64('{"name":"Stale"}'))],
  [textChunk('iTXt', 'CCV3', '{"name":"Stale"}'), textChunk('tEXt', 'Software', 'x')],
);
export const formats = ['json', 'png', 'charx'] as const;

/** The mate that is saved after the card filled the form, to which people add what cards lack. */
export function saved(card: string): OwnMate {
  const { form } = readCard(card, filledForm);
  const { words } = form;
  const tags = words.tags === '' ? 'sea' : words.tags;
  const filled = {
    ...words,
    tags,
    tagline: 'Keeper',
    age: '40',
    greeting: words.greeting || 'Hi',
    visibility: 'private',
  };
  return { ...ruth, ...v.parse(MateDraft, draftOf({ ...form, words: filled })) };
}

export const out = async (
  format: (typeof formats)[number],
  mate: OwnMate,
  original: string | null,
): Promise<string> => {
  const { content } = await exportCard(format, {
    mate,
    original,
    readFile: () => Promise.resolve(null),
    draw: () => Promise.resolve(portrait),
  });
  return textInFile(typeof content === 'string' ? Buffer.from(content) : content);
};

export const objectIn = (value: unknown) => v.parse(v.record(v.string(), v.unknown()), value);
export const fieldsOf = (card: string) => {
  const top = objectIn(JSON.parse(card));
  return objectIn(top['data'] ?? top);
};

/** The names of the fields of the first card that the second has not, or otherwise. */
const differences = (before: string, after: string): string[] => {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(one).filter((name) => {
    const isExtensions = name === 'extensions' && one[name] !== null;
    const found = isExtensions
      ? { ...objectIn(other[name]), mates: objectIn(one[name])['mates'] }
      : other[name];
    return name === 'extensions' && one[name] === null
      ? false
      : JSON.stringify(found) !== JSON.stringify(one[name]);
  });
};

/** Exports the card, imports and saves that, and exports it again. Returns every field that differs from the first card. */
export const lostFields = async (card: string): Promise<string[]> => {
  const mate = saved(card);
  const isTagged = readCard(card, filledForm).form.words.tags !== '';
  const isGreeted = readCard(card, filledForm).form.words.greeting !== '';
  const lost: string[] = [];
  for (const format of formats) {
    const once = await out(format, mate, card);
    const twice = await out(format, saved(once), once);
    lost.push(...differences(card, once), ...differences(once, twice));
  }
  return lost.filter((name) => (isTagged || name !== 'tags') && (isGreeted || name !== 'first_mes'));
};
