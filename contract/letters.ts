/** A letter, as a person sees it, may be several code points: an emoji with joiners, a letter with accents, a flag. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the beginning of a text, at most `longest` UTF-16 units, cut between letters (grapheme clusters). Only a first
 * letter that alone is longer is cut itself, between code points.
 */
export const cutText = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  // Whether there is a border depends on what precedes it and on one code point after it.
  const start = startOfLetter(text.slice(0, longest + 2), longest);
  return text.slice(0, start > 0 ? start : startOfCodePoint(text, longest));
};

/** Returns the beginning of a name or a title as `cutText` does, without a word that would be cut itself, unless it is the only one. */
export const cutName = (name: string, longest: number): string => {
  const cut = cutText(name, longest);
  const isWordCut = cut !== name && !/^\s/u.test(name.slice(cut.length));
  return (isWordCut ? cut.replace(/\s\S*$/u, '') : cut).trim();
};

/** Returns the end of a text, at most `longest` UTF-16 units, cut between letters (grapheme clusters). */
export const cutTextBefore = (text: string, longest: number): string => {
  const from = text.length - longest;
  if (from <= 0) return text;
  const start = startOfLetter(text, from);
  return start === from ? text.slice(from) : text.slice(start + letterAt(text, start).length);
};

/** Returns the first letter of a text; '' for an empty one. */
export const firstLetter = (text: string): string => letterAt(text, 0);

/** Removes halves of surrogate pairs, which no UTF-8 can store and which strict JSON readers refuse. */
export const withoutHalves = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '');

const startOfLetter = (text: string, at: number): number => letters.segment(text).containing(at)?.index ?? at;

const letterAt = (text: string, at: number): string => letters.segment(text).containing(at)?.segment ?? '';

const startOfCodePoint = (text: string, at: number): number =>
  (text.codePointAt(at - 1) ?? 0) > 0xff_ff ? at - 1 : at;
