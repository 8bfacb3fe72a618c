/** The files of the page's texts: one for each language, with the texts of a group below its name. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/languages.ts';
import { argumentsOf, parseMessage, type ArgumentKind } from './messages.ts';

/** A message, a list, or texts by name. */
export type Texts = string | readonly Texts[] | TextGroup;
export type TextGroup = { readonly [name: string]: Texts };

/** The settings of the site that the texts of a page name: a page is written as a whole. */
export const pageArguments: readonly string[] = ['product', 'mail'];

export const textFile = (language: Language): string =>
  join(import.meta.dirname, '..', '..', '..', 'src', 'locales', 'texts', `${language}.json`);

const known = new Map<string, { readonly time: number; readonly texts: TextGroup }>();

/** Reads the texts of a language. A name that begins with `@` has a note for translators about the text of that name. */
export function readTexts(language: Language): TextGroup {
  const file = textFile(language);
  const time = statSync(file).mtimeMs;
  const last = known.get(file);
  if (last?.time === time) return last.texts;
  const texts = JSON.parse(readFileSync(file, 'utf8'), (name, value: unknown) =>
    name.startsWith('@') ? undefined : value,
  ) as TextGroup;
  known.set(file, { time, texts });
  return texts;
}

/** A group with sections is a page. */
export const isPage = (texts: Texts): boolean => typeof texts === 'object' && 'sections' in texts;

/** Returns the arguments that a call of the text passes; the text of a page has those of its page already. */
export const ownArgumentsOf = (
  text: string,
  inPage: boolean,
): ReadonlyArray<readonly [string, ArgumentKind]> =>
  [...argumentsOf(parseMessage(text))].filter(([name]) => !inPage || !pageArguments.includes(name));

/** Returns all messages below, by path. */
export function messagesIn(texts: Texts, path = ''): ReadonlyArray<readonly [path: string, text: string]> {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts).flatMap(([name, part]) =>
    messagesIn(part, path === '' ? name : `${path}.${name}`),
  );
}
