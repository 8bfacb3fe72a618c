import { trimmed } from '../../../../../contract/blank-text.ts';

/** Commas of all scripts and line breaks divide keys, except within a regular expression. */
const part = /\s*\/(?:\\.|[^\\/])+\/[a-z]*\s*(?=[,،、，\r\n]|$)|[^,،、，\r\n]+/gu;

/** The same parts and what divides them. A regular expression that is still being typed extends to the end. */
const typedPart =
  /\s*\/(?:\\.|[^\\/])+\/[a-z]*\s*(?=[,،、，\r\n]|$)|\s*\/(?:\\.|[^\\/])*\\?$|[^,،、，\r\n]+|[,،、，\r\n]/gu;

/** Returns the keys of a text. Where all of them are patterns without slashes, only line breaks divide them. */
export const keysIn = (text: string, arePatterns = false): readonly string[] =>
  arePatterns ? unlisted(text) : toKeys(text.match(part) ?? []);

/** Whether a pasted text has several lines or keys. */
export const isKeyList = (text: string, arePatterns = false): boolean =>
  /[\r\n]/u.test(text) || keysIn(text, arePatterns).length > 1;

/** Divides what is being typed: the keys that a comma has ended, and the rest. */
export function typedKeys(
  text: string,
  arePatterns = false,
): { readonly keys: readonly string[]; readonly rest: string } {
  if (arePatterns) return { keys: [], rest: text.trimStart() };
  const parts = text.match(typedPart) ?? [];
  const rest = keysIn(parts.at(-1) ?? '').length === 0 ? '' : (parts.at(-1) ?? '');
  const ended = rest === '' ? parts : parts.slice(0, -1);
  return { keys: keysIn(ended.join('')), rest: rest.trimStart() };
}

/** A list of keys as the value of one control: none of them has a line break. */
export const listed = (keys: readonly string[]): string => keys.join('\n');

/** Reads the value of such a control. */
export const unlisted = (value: string): readonly string[] => toKeys(value.split(/[\r\n]+/u));

const toKeys = (texts: readonly string[]): readonly string[] =>
  texts.map(trimmed).filter((key) => key !== '');
