import { trimmed } from '../../../../../contract/blank-text.ts';

/** Commas of all scripts and line breaks divide keys, except within a regular expression. */
const part = /\s*\/(?:\\.|[^\\/])+\/[a-z]*\s*(?=[,،、，\r\n]|$)|[^,،、，\r\n]+/gu;

/** The same parts and what divides them. A regular expression that is still being typed extends to the end. */
const typedPart =
  /\s*\/(?:\\.|[^\\/])+\/[a-z]*\s*(?=[,،、，\r\n]|$)|\s*\/(?:\\.|[^\\/])*\\?$|[^,،、，\r\n]+|[,،、，\r\n]/gu;

/** Returns the keys of a text. */
export const keysIn = (text: string): readonly string[] =>
  (text.match(part) ?? []).map(trimmed).filter((key) => key !== '');

/** Whether a pasted text has several lines or keys. */
export const isKeyList = (text: string): boolean => /[\r\n]/u.test(text) || keysIn(text).length > 1;

/** Divides what is being typed: the keys that a comma has ended, and the rest. */
export function typedKeys(text: string): { readonly keys: readonly string[]; readonly rest: string } {
  const parts = text.match(typedPart) ?? [];
  const rest = keysIn(parts.at(-1) ?? '').length === 0 ? '' : (parts.at(-1) ?? '');
  const ended = rest === '' ? parts : parts.slice(0, -1);
  return { keys: keysIn(ended.join('')), rest: rest.trimStart() };
}

/** A list of keys as the value of one control: none of them has a line break. */
export const listed = (keys: readonly string[]): string => keys.join('\n');

/** Reads the value of such a control. */
export const unlisted = (value: string): readonly string[] =>
  value
    .split(/[\r\n]+/u)
    .map(trimmed)
    .filter((key) => key !== '');
