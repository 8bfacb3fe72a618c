import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findInterruptedMigration,
  finishInterruptedMigration,
} from '../../../server/store/interrupted-migration.ts';
import { migrateToLatest, migrationNames } from '../../../server/store/migrate.ts';
import { connectSqlite, openSqlite } from '../../../server/store/sqlite.ts';
import { SqliteFile } from '../../../server/store/sqlite-file.ts';
import { readSqliteSchema } from '../../../server/store/sqlite-schema.ts';
import { readAllRows } from '../support/all-rows.ts';
import { runCutMigration } from '../support/cut-database.ts';
import { dataRoot } from '../../support/data-root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(dataRoot, 'mates-interrupted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The last migration of a version that ran them without a transaction. */
const lastWithoutTransaction = '034-second-step';
const names = migrationNames.filter((name) => name <= lastWithoutTransaction);

/** Rows that the data statements of later migrations change or copy. */
const rows: Readonly<Record<string, string>> = {
  '001-first-release': `
    insert into users (user_id, email, language, created_at) values ('ada', 'ada@example.com', 'en', 1);
    insert into wallets values ('ada', 3, 0);
    insert into creators values ('c', 'Anonymous', 1);
    insert into mates (mate_id, creator_id, name, hue, profile, position, created_at, updated_at)
      values ('wren', 'c', 'Wren', 1, '{}', 1, 1, 1);
    insert into rooms (room_id, user_id, mate_id, client_room_id, last_seq, created_at, updated_at)
      values ('r', 'ada', 'wren', 'x', 4, 1, 1);
    insert into messages (message_id, room_id, seq, role, text, status, reply_to, created_at) values
      ('m1', 'r', 1, 'user', 'Hello', 'done', null, 1), ('m2', 'r', 2, 'mate', 'First answer', 'done', 'm1', 2),
      ('m3', 'r', 3, 'mate', 'Second answer', 'done', 'm1', 3), ('m4', 'r', 4, 'user', 'Thanks', 'done', null, 4);
    insert into reply_frames values ('m3', 1, 'Second'), ('m3', 2, ' answer');`,
  '004-search': `insert into indexed_mates values ('wren', 1)`,
  '008-safety': `
    insert into blocks values ('ada', 'wren', 5);
    insert into reports (report_id, user_id, client_id, mate_id, reason, words, created_at)
      values ('p', 'ada', 'k', 'wren', 'other', '', 6);`,
};

const record = (path: string, name: string): void => {
  const file = new SqliteFile(path);
  file.exec('PRAGMA synchronous = OFF');
  file.exec(`
    create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
    create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);`);
  if (name !== '') {
    file.exec(`insert into kysely_migration values ('${name}', '2026-01-01T00:00:00.000Z')`);
    file.exec(rows[name] ?? '');
  }
  file.close();
};

const newFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

/** Does with a copy of the file what a start does, without waiting for the disk, and returns its schema and all rows. */
const migrate = async (path: string): Promise<object> => {
  const copy = join(folder, 'copy.db');
  copyFileSync(path, copy);
  const { file, database, close } = connectSqlite(copy);
  try {
    file.exec('PRAGMA synchronous = OFF');
    await finishInterruptedMigration(file, null);
    await migrateToLatest(database, copy);
    const { kysely_migration: ran, ...tables } = await readAllRows(database, 'sqlite');
    // The pages inside a full-text index contain the number of its configurations.
    const ours = Object.entries(tables).filter(([name]) => !name.endsWith('_words_data'));
    return { ran: ran?.length, tables: ours, schema: [...readSqliteSchema(file)].toSorted() };
  } finally {
    await close();
    rmSync(copy);
  }
};

test(
  'an update or a first start that an earlier version cut at any statement is finished with all data',
  { timeout: 240_000 },
  async () => {
    const base = join(newFolder('base'), 'mates.db');
    record(base, '');
    let cuts = 0;
    for (const name of names) {
      const uncut = await migrate(base);
      for (let statements = 1, isCut = true; isCut; statements += 1) {
        const cut = join(folder, 'cut.db');
        copyFileSync(base, cut);
        isCut = await runCutMigration(cut, name, statements);
        cuts += 1;
        expect({ name, statements, ...(await migrate(cut)) }).toEqual({ name, statements, ...uncut });
      }
      expect(await runCutMigration(base, name)).toBe(false);
      record(base, name);
    }
    expect(cuts).toBeGreaterThan(100);
  },
);

test('a start goes on after one that was cut, and once only', async () => {
  const dataDir = newFolder('data');
  const path = join(dataDir, 'mates.db');
  record(path, '');
  expect(await runCutMigration(path, '001-first-release', 5)).toBe(true);
  for (const time of ['first', 'second']) {
    const opened = await openSqlite(dataDir, null);
    const { kysely_migration: ran } = await readAllRows(opened.database, 'sqlite');
    expect([time, ran?.length]).toEqual([time, migrationNames.length]);
    await opened.close();
  }
});

test('a file that nobody cut is left alone', async () => {
  const path = join(folder, 'mates.db');
  record(path, '');
  for (const name of names.slice(0, 5)) {
    await runCutMigration(path, name);
    record(path, name);
  }
  const file = new SqliteFile(path);
  file.exec('create table of_somebody_else (a integer); create index of_mine on messages (text)');
  expect(await findInterruptedMigration(file)).toBeNull();
  file.close();
});
