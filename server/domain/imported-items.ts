import type { Selectable } from 'kysely';
import type { Import, ImportList } from '../../contract/account/imports.ts';
import { groupBy } from '../shared/group-by.ts';
import { caps } from './caps.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import type { ImportedItemTable } from '../store/schema/schema.ts';

export type ImportedItem = Selectable<ImportedItemTable>;
export type ImportedKind = ImportedItem['kind'];

/** Remembers that the import created something, in the transaction that does. Does nothing without an import, and the second time. */
export const recordImported = async (
  transaction: DatabaseTransaction,
  now: number,
  item: { userId: string; importId: string | undefined; kind: ImportedKind; itemId: string },
): Promise<void> => {
  if (item.importId === undefined) {
    return;
  }
  await transaction
    .insertInto('imported_items')
    .values({
      user_id: item.userId,
      import_id: item.importId,
      kind: item.kind,
      item_id: item.itemId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'import_id', 'kind', 'item_id']).doNothing())
    .execute();
};

const kinds = {
  room: 'rooms',
  mate: 'mates',
  persona: 'personas',
  book: 'books',
  list: 'lists',
} as const satisfies Record<ImportedKind, keyof Import>;

/** Returns the imports of which something still exists, newest first. */
export const listImports = async (
  database: Database,
  userId: string,
): Promise<Pick<ImportList, 'imports'>> => {
  const imports = groupBy(await readExisting(database, userId), ({ import_id: importId }) => importId);
  return {
    imports: [...imports]
      .map(([importId, items]) => toImport(importId, items))
      .toSorted((one, other) => other.createdAt - one.createdAt),
  };
};

const toImport = (importId: string, items: readonly ImportedItem[]): Import => {
  const counts = { rooms: 0, mates: 0, personas: 0, books: 0, lists: 0 };
  for (const { kind } of items) {
    counts[kinds[kind]] += 1;
  }
  return { importId, createdAt: Math.min(...items.map((item) => item.created_at)), ...counts };
};

/** Returns how many more of each the limits of the account allow. Counts as they do: also rooms that can be restored. */
export const readLeft = async (database: Database, userId: string): Promise<ImportList['left']> => {
  const { rooms, mates, personas, books } = await database
    .selectNoFrom((query) => {
      const count = query.fn.countAll<number>().as('count');
      return [
        query.selectFrom('rooms').where('user_id', '=', userId).select(count).as('rooms'),
        query
          .selectFrom('mates')
          .where('owner_id', '=', userId)
          .where('closed_at', 'is', null)
          .select(count)
          .as('mates'),
        query.selectFrom('personas').where('user_id', '=', userId).select(count).as('personas'),
        query
          .selectFrom('lorebooks')
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .select(count)
          .as('books'),
      ];
    })
    .executeTakeFirstOrThrow();
  const left = (cap: number, count: number | null) => Math.max(0, cap - (count ?? 0));
  return {
    rooms: left(caps.rooms, rooms),
    mates: left(caps.mates, mates),
    personas: left(caps.personas, personas),
    books: left(caps.lorebooks, books),
  };
};

const readExisting = (database: Database, userId: string): Promise<ImportedItem[]> =>
  database
    .selectFrom('imported_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('rooms')
            .select('room_id')
            .whereRef('room_id', '=', 'item_id')
            .where('removed_at', 'is', null),
        ),
        where.exists(
          where
            .selectFrom('mates')
            .select('mate_id')
            .whereRef('mate_id', '=', 'item_id')
            .where('closed_at', 'is', null),
        ),
        where.exists(
          where
            .selectFrom('lorebooks')
            .select('book_id')
            .whereRef('book_id', '=', 'item_id')
            .where('deleted_at', 'is', null),
        ),
        where('kind', '=', 'list'),
        where.exists(
          where.selectFrom('personas').select('persona_id').whereRef('persona_id', '=', 'item_id'),
        ),
      ]),
    )
    .orderBy('created_at')
    .execute();
