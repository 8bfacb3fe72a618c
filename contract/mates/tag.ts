import * as v from 'valibot';
import type { InputErrorId } from '../input-error.ts';
import { Line } from '../line.ts';

/** The maximum length of a tag, in UTF-16 units. */
export const maxTagLength = 24;

/** Returns a tag in the one spelling that is stored and compared: composed, in lower case and without the sign of tags. */
export const toTag = (text: string): string => {
  const composed = text.normalize('NFC').toLowerCase().normalize('NFC');
  return composed
    .replace(/^[#＃\s]+(?=[^#＃\s])/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
};

/** Returns the tags in that spelling, each once. */
export const toTags = (texts: readonly string[]): string[] => [...new Set(texts.map(toTag))];

/** Tags are comma-separated in URLs. */
export const Tag = v.pipe(
  Line(maxTagLength),
  v.minLength(1),
  v.check((tag) => !tag.includes(','), 'tagInvalid' satisfies InputErrorId),
  v.transform(toTag),
);
