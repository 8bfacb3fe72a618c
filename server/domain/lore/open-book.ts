import type { Names } from '../../../contract/macros/placeholders.ts';
import { compileBook, type CompiledBook } from '../../companions/lore/compile-book.ts';
import { fillBook, namesPerson } from '../../companions/lore/fill-book.ts';
import type { LoreBook } from '../../companions/lore/lore-book.ts';
import { mergeBooks } from '../../companions/lore/merge-books.ts';
import { readBook } from '../../companions/lore/read-book.ts';
import { isDeeperThan } from '../../../contract/json-depth.ts';
import { RecentlyUsed } from '../../shared/recently-used.ts';
import type { Database } from '../../store/database.ts';
import { readAttached, type AttachedBook } from './own/attached-books.ts';
import { readUsedBook } from './own/read-own-book.ts';

/** So many books, and compiled ones, remain in memory: compiling a large one takes a tenth of a second. */
const maxOpen = 20;
/** Deeper nesting is no book of a program. */
const deepestCard = 64;
const books = new RecentlyUsed<ReadBooks | null>(maxOpen);
const compiledBooks = new RecentlyUsed<CompiledBook>(maxOpen);
/** Whether there is a book at all: most cards have none. */
const findings = new RecentlyUsed<boolean>(1000);

interface ReadBooks {
  readonly book: LoreBook;
  readonly namesPerson: boolean;
}

/** A conversation that uses books. */
interface Place {
  readonly mateId: string;
  readonly roomId: string;
  readonly names: Names;
}

/**
 * Returns the lorebooks that a conversation uses, as one: that of the card that the mate was made from, those of the mate, and those of
 * the room. Null without any. They are read again only after a change.
 */
export const openBook = async (
  database: Database,
  { mateId, roomId, names }: Place,
): Promise<CompiledBook | null> => {
  const mate = await database
    .selectFrom('mates')
    .leftJoin('card_originals', 'card_originals.mate_id', 'mates.mate_id')
    .select(['updated_at', 'card_originals.mate_id as card_of'])
    .where('mates.mate_id', '=', mateId)
    .executeTakeFirst();
  const attached = await readAttached(database, { mateId, roomId });
  if (mate === undefined || (mate.card_of === null && attached.length === 0)) {
    return null;
  }
  // Saving a mate with a card changes its time.
  const card = { mateId, version: JSON.stringify([mateId, mate.updated_at]) };
  const key = JSON.stringify([card, attached]);
  const read = (): Promise<ReadBooks | null> => books.get(key, () => readBooks(database, card, attached));
  const found = (await findings.get(key, async () => (await read()) !== null)) ? await read() : null;
  if (found === null) {
    return null;
  }
  const compiledKey = JSON.stringify([key, names.mate, found.namesPerson ? names.person : '']);
  return compiledBooks.get(compiledKey, async () => compileBook(await fillBook(found.book, names)));
};

/** The card of a mate, and which of its versions. */
interface CardVersion {
  readonly mateId: string;
  readonly version: string;
}

const readBooks = async (
  database: Database,
  card: CardVersion,
  attached: readonly AttachedBook[],
): Promise<ReadBooks | null> => {
  const own = [];
  for (const { bookId } of attached) own.push((await readUsedBook(database, bookId))?.book ?? null);
  const merged = mergeBooks([await readCardBook(database, card), ...own].filter((book) => book !== null));
  return merged.entries.length === 0 ? null : { book: merged, namesPerson: await namesPerson(merged) };
};

const readCardBook = async (
  database: Database,
  { mateId, version }: CardVersion,
): Promise<LoreBook | null> => {
  const row = await database
    .selectFrom('card_originals')
    .select('card')
    .where('mate_id', '=', mateId)
    .executeTakeFirst();
  const hasBook = row !== undefined && /"(?:character_book|entries)"/.test(row.card);
  return !hasBook || isDeeperThan(row.card, deepestCard) ? null : readBook(JSON.parse(row.card), version);
};
