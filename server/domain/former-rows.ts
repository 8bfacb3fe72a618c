import { sql, type InsertObject } from 'kysely';
import * as v from 'valibot';
import { mapInTurns } from '../shared/event-loop.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import type { ImportedItem } from './imported-items.ts';

/** The tables whose rows an import may change, with the columns that identify one. */
const keys = {
  rooms: ['room_id'],
  messages: ['message_id'],
  facts: ['fact_id'],
  chapters: ['chapter_id'],
  lore_effects: ['message_id'],
  room_lorebooks: ['room_id', 'book_id'],
  mate_lorebooks: ['mate_id', 'book_id'],
  mates: ['mate_id'],
  card_originals: ['mate_id'],
  card_files: ['mate_id'],
  personas: ['persona_id'],
  lorebooks: ['book_id'],
  lore_entries: ['entry_id'],
  favorites: ['user_id', 'mate_id'],
  follows: ['user_id', 'creator_id'],
  tag_follows: ['user_id', 'tag'],
  blocks: ['user_id', 'mate_id'],
} as const;
export type ChangedTable = keyof typeof keys;

type Value = string | number | null | Uint8Array;
type Values = Readonly<Record<string, Value>>;

/** A row that an import changed: its values before, or only its key where the import made it. */
export interface FormerRow {
  readonly table: ChangedTable;
  readonly values: Values;
  readonly isNew: boolean;
}

/** How bytes stand in JSON. */
const StoredBytes = v.pipe(
  v.object({ base64: v.string() }),
  v.transform(({ base64 }): Uint8Array => Buffer.from(base64, 'base64')),
);
const toStored = (value: Value) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;
const toStoredRow = ({ values, ...row }: FormerRow) => ({
  ...row,
  values: Object.fromEntries(Object.entries(values).map(([column, value]) => [column, toStored(value)])),
});

const StoredRows = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));
const StoredRow = v.object({
  table: v.picklist(Object.keys(keys) as ChangedTable[]),
  values: v.record(v.string(), v.union([v.string(), v.number(), v.null(), StoredBytes])),
  isNew: v.boolean(),
});

/** Returns the entry of a row that an import makes. */
export const createdRow = (table: ChangedTable, values: Values): FormerRow => ({
  table,
  values: Object.fromEntries(keys[table].map((key) => [key, values[key] ?? null])),
  isNew: true,
});

/** Inserts a row of an import unless it is there. Returns its entry, or nothing. */
export const insertNew = async <Table extends ChangedTable>(
  transaction: DatabaseTransaction,
  table: Table,
  row: InsertObject<Schema, Table> & Values,
): Promise<FormerRow[]> => {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? [] : [createdRow(table, row)];
};

/** Returns the entry of a row that an import changes or deletes. */
export const changedRow = (table: ChangedTable, values: Values): FormerRow => ({
  table,
  values,
  isNew: false,
});

type ItemKey = Pick<ImportedItem, 'user_id' | 'import_id' | 'kind' | 'item_id'> &
  Partial<Pick<ImportedItem, 'updated_at'>>;

/** Remembers the rows with an item that existed before the import, in the transaction that changes them. */
export const recordFormer = async (
  transaction: DatabaseTransaction,
  now: number,
  item: ItemKey,
  rows: readonly FormerRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const stored = await ofItem(transaction, item).select('former').executeTakeFirst();
  const added = JSON.stringify(rows.map(toStoredRow));
  // Both are lists with entries. Parsing what was remembered before, again with each part of a long room, would hold the thread.
  const former = stored?.former == null ? added : `${stored.former.slice(0, -1)},${added.slice(1)}`;
  await transaction
    .insertInto('imported_items')
    .values({ ...item, created_at: now, former })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'import_id', 'kind', 'item_id'])
        .doUpdateSet({ former, updated_at: item.updated_at ?? null }),
    )
    .execute();
};

const ofItem = (database: Database, item: ItemKey) =>
  database
    .selectFrom('imported_items')
    .where('user_id', '=', item.user_id)
    .where('import_id', '=', item.import_id)
    .where('kind', '=', item.kind)
    .where('item_id', '=', item.item_id);

/** Others have their turns meanwhile. */
const readFormer = async (former: string | null): Promise<FormerRow[]> =>
  former === null ? [] : mapInTurns(v.parse(StoredRows, former), (row) => v.parse(StoredRow, row));

/** Restores the rows that an import changed, the last change first. */
export const restoreFormer = async (
  transaction: DatabaseTransaction,
  former: string | null,
): Promise<void> => {
  for (const { table, values, isNew } of (await readFormer(former)).toReversed()) {
    const isIt = sql.join(
      keys[table].map((key) => sql`${sql.ref(key)} = ${values[key]}`),
      sql` and `,
    );
    if (isNew) {
      await sql`delete from ${sql.table(table)} where ${isIt}`.execute(transaction);
      continue;
    }
    const columns = Object.keys(values);
    const assignments = columns.map((column) => sql`${sql.ref(column)} = ${values[column]}`);
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.join(assignments)}
      where ${isIt}`.execute(transaction);
    if (numAffectedRows === 0n) {
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(columns.map((column) => values[column]))})`.execute(transaction);
    }
  }
};
