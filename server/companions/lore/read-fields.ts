/** Fields of entries as programs write them: a missing one, null, or one of another type is the default. */
import * as v from 'valibot';
import { trimmed } from '../../../contract/blank-text.ts';

const field = <Value>(read: (value: unknown) => Value) =>
  v.pipe(v.optional(v.unknown(), null), v.transform(read));

/** Some programs write numbers as texts. */
const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^-?\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

export const numberOr = <Default extends number | null>(fallback: Default) =>
  field((value): number | Default => toNumber(value) ?? fallback);

const maxCounted = 1_000_000;

const toCount = (value: unknown): number | null => {
  const number = toNumber(value);
  return number === null || number < 0 ? null : Math.min(maxCounted, Math.floor(number));
};

/** A number of messages or the like: an integer, and not negative. */
export const countOr = <Default extends number | null>(fallback: Default) =>
  field((value): number | Default => toCount(value) ?? fallback);

const toFlag = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value;
  return value === 0 || value === 1 ? value === 1 : null;
};

/** Some programs write 1 and 0 for yes and no. */
export const flagOr = <Default extends boolean | null>(fallback: Default) =>
  field((value): boolean | Default => toFlag(value) ?? fallback);

/** A level of recursion: yes is the first one. */
export const Level = field((value) => (value === true ? 1 : (toCount(value) ?? 0)));

export const Text = field((value) => (typeof value === 'string' ? value : ''));

/** A number or a name of a place. */
export const Place = field((value) =>
  typeof value === 'string' || typeof value === 'number' ? value : null,
);

/** Nobody writes more keys into an entry. */
const maxTexts = 20_000;

/** A list of texts, or one text with commas; what is no text or blank is not in it. */
export const Texts = field((value) => {
  const texts: readonly unknown[] = typeof value === 'string' ? splitKeys(value) : toList(value);
  return texts
    .slice(0, maxTexts)
    .filter((one) => typeof one === 'string')
    .map(trimmed)
    .filter((one) => one !== '');
});

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Commas within a regular expression do not divide. */
const splitKeys = (text: string): readonly string[] => {
  const keys: string[] = [];
  for (const [key] of text.matchAll(/\s*\/(?:\\.|[^\\/])+\/[a-z]*\s*(?=,|$)|[^,]+/g)) {
    if (keys.push(key) === maxTexts) break;
  }
  return keys;
};
