import * as v from 'valibot';
import { OwnLoreEntry, type LoreChanges, type LoreFields } from '../../../../contract/lore/lore-entry.ts';
import { ImportedLorebook, Lorebook, type LorebookUser } from '../../../../contract/lore/lorebook.ts';
import type { Person } from '../talk.ts';

/** An entry with a value in each field. */
export const loreFields: LoreFields = {
  name: 'Bell',
  content: 'The bell rings twice.',
  folder: 'Harbor',
  enabled: false,
  constant: true,
  keys: ['bell'],
  selective: false,
  secondaryKeys: ['tower'],
  logic: 'notAll',
  usesPatterns: true,
  caseSensitive: true,
  wholeWords: false,
  scanDepth: 3,
  order: 42,
  priority: 7,
  place: 'depth',
  depth: 2,
  role: 'assistant',
  probability: 60,
  groups: ['sounds', 'harbor'],
  groupWeight: 30,
  prioritized: true,
  scored: true,
  sticky: 2,
  cooldown: 3,
  delay: 4,
  unrecursable: true,
  endsRecursion: true,
  recursionLevel: 2,
  ignoresBudget: true,
  filter: { excludes: true, names: ['Bob'], tags: ['fantasy'] },
};

export const makeBook = async (who: Person, name = 'Harbor'): Promise<Lorebook> => {
  const saved = await who.post('/lorebook/save', { clientId: crypto.randomUUID(), settings: { name } });
  return v.parse(Lorebook, saved.envelope.d);
};

export const addEntry = async (who: Person, bookId: string, fields: LoreChanges): Promise<OwnLoreEntry> => {
  const saved = await who.post('/lorebook/saveEntry', { bookId, clientId: crypto.randomUUID(), fields });
  return v.parse(OwnLoreEntry, saved.envelope.d);
};

export const attach = (who: Person, bookId: string, to: LorebookUser, attached = true) =>
  who.post('/lorebook/attach', { bookId, to, attached });

/** Imports a file, or a value as JSON. */
export const importBook = async (who: Person, file: unknown, name = 'file'): Promise<ImportedLorebook> => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const loaded = await who.post('/lorebook/import', { clientId: crypto.randomUUID(), name, text });
  return v.parse(ImportedLorebook, loaded.envelope.d);
};

/** Makes a book with an entry for a mate and a room; all texts contain `word`. */
export const createBook = async (
  who: Person,
  { word, roomId, mateId }: { readonly word: string; readonly roomId: string; readonly mateId: string },
): Promise<{ readonly bookId: string; readonly entryId: string }> => {
  const { bookId } = await makeBook(who, word);
  const { entryId } = await addEntry(who, bookId, { name: word, keys: [word], content: word, folder: word });
  await attach(who, bookId, { kind: 'mate', mateId });
  await attach(who, bookId, { kind: 'room', roomId });
  return { bookId, entryId };
};
