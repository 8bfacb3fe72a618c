import { fillMacros } from '../../../contract/macros/fill-macros.ts';
import type { Names } from '../../../contract/macros/placeholders.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { LoreBook, LoreEntry } from './lore-book.ts';

/**
 * Returns a text of a book with the names of the two who talk in it. The choices of a text are always the same, and times are left out,
 * since compiled books are used for many messages.
 */
export const fillText = (text: string, names: Names): string =>
  fillMacros(text, { names, place: '', occasion: '', now: null, language: 'en' }).trim();

/** Returns a book with the names in its titles and keys. Texts are filled in when they are used. Yields to other work. */
export const fillBook = async (book: LoreBook, names: Names): Promise<LoreBook> => {
  const fill = (text: string): string => fillText(text, names);
  const fillAll = async (texts: readonly string[]) =>
    (await mapInTurns(texts, fill)).filter((text) => text !== '');
  const entries: LoreEntry[] = [];
  for (const entry of book.entries) {
    entries.push({
      ...entry,
      name: fill(entry.name),
      keys: await fillAll(entry.keys),
      secondaryKeys: await fillAll(entry.secondaryKeys),
      requiredKeys: await fillAll(entry.requiredKeys),
      excludedKeys: await fillAll(entry.excludedKeys),
      excludedTogether: await fillAll(entry.excludedTogether),
    });
  }
  return { ...book, entries };
};

/** Whether titles or keys of a book name the person, so that it is compiled for each. Yields to other work. */
export const namesPerson = async ({ entries }: LoreBook): Promise<boolean> => {
  const named = await mapInTurns(
    entries,
    ({ name, keys, secondaryKeys, requiredKeys, excludedKeys, excludedTogether }) =>
      [name, keys, secondaryKeys, requiredKeys, excludedKeys, excludedTogether]
        .flat()
        .some((text) => /\{\{\s*user\s*\}\}|<user>/i.test(text)),
  );
  return named.includes(true);
};
