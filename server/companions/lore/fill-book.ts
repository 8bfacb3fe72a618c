import { fillMacros } from '../../../contract/macros/fill-macros.ts';
import type { Names } from '../../../contract/placeholders.ts';
import type { LoreBook } from './lore-book.ts';

/**
 * Returns a text of a book with the names of the two who talk in it. The choices of a text are always the same, and times are left out,
 * since compiled books are used for many messages.
 */
export const fillText = (text: string, names: Names): string =>
  fillMacros(text, { names, place: '', occasion: '', now: null, language: 'en' }).trim();

/** Returns a book with the names in its titles and keys. Texts are filled in when they are used. */
export const fillBook = (book: LoreBook, names: Names): LoreBook => {
  const fill = (text: string): string => fillText(text, names);
  const fillAll = (texts: readonly string[]): string[] => texts.map(fill).filter((text) => text !== '');
  return {
    ...book,
    entries: book.entries.map((entry) => ({
      ...entry,
      name: fill(entry.name),
      keys: fillAll(entry.keys),
      secondaryKeys: fillAll(entry.secondaryKeys),
      requiredKeys: fillAll(entry.requiredKeys),
      excludedKeys: fillAll(entry.excludedKeys),
      excludedTogether: fillAll(entry.excludedTogether),
    })),
  };
};

/** Whether titles or keys of a book name the person, so that it is compiled for each. */
export const namesPerson = ({ entries }: LoreBook): boolean =>
  entries.some(({ name, keys, secondaryKeys, requiredKeys, excludedKeys, excludedTogether }) =>
    [name, keys, secondaryKeys, requiredKeys, excludedKeys, excludedTogether]
      .flat()
      .some((text) => /\{\{\s*user\s*\}\}|<user>/i.test(text)),
  );
