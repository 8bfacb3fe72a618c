import { createHash } from 'node:crypto';
import type { Names } from '../../../contract/placeholders.ts';
import { compileBook, type CompiledBook } from '../../companions/lore/compile-book.ts';
import { fillBook } from '../../companions/lore/fill-book.ts';
import { readBook } from '../../companions/lore/read-book.ts';
import type { Database } from '../../store/database.ts';

/** So many compiled books remain in memory: compiling a large one takes a tenth of a second. */
const mostOpen = 20;
const open = new Map<string, Promise<CompiledBook | null>>();

/** Returns the lorebook of the card that a mate was made from, with the names in it; null without one. */
export const openBook = async (
  database: Database,
  mateId: string,
  names: Names,
): Promise<CompiledBook | null> => {
  const row = await database
    .selectFrom('card_originals')
    .select('card')
    .where('mate_id', '=', mateId)
    .executeTakeFirst();
  if (row === undefined || !/"(?:character_book|entries)"/.test(row.card)) {
    return null;
  }
  const key = createHash('sha256')
    .update(JSON.stringify([names.mate, names.person, row.card]))
    .digest('base64url');
  const compiled = open.get(key) ?? compileCard(row.card, names);
  // The last one used is the last one to go.
  open.delete(key);
  open.set(key, compiled);
  for (const oldest of [...open.keys()].slice(0, -mostOpen)) open.delete(oldest);
  return compiled;
};

const compileCard = async (card: string, names: Names): Promise<CompiledBook | null> => {
  const book = await readBook(JSON.parse(card));
  return book === null || book.entries.length === 0 ? null : compileBook(fillBook(book, names));
};
