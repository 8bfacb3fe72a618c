import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import SqliteFile from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { OpenedDatabase } from '../../../../server/store/database.ts';
import type { DatabaseLocation } from '../../../../server/store/open/open-database.ts';
import { openForCli } from '../../../../server/store/open/open-for-cli.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { runStatement } from '../../support/store/own-postgres.ts';
import { withDatabase } from '../../support/store/with-database.ts';
import { dataRoot } from '../../../support/data-root.ts';

const releases = new URL('releases/', import.meta.url);
const versions = new Set(
  readdirSync(releases).map((name) => name.replace(/\.(?:sqlite|postgres)\.sql$/, '')),
);

let folder: string;
let places: (() => Promise<void>)[];
beforeEach(() => {
  folder = mkdtempSync(join(dataRoot, 'mates-releases-'));
  places = [];
});
afterEach(async () => {
  for (const drop of places) {
    await drop();
  }
  rmSync(folder, { recursive: true, force: true });
});

const newPlace = async (): Promise<DatabaseLocation> => {
  const fresh = await createFreshDatabase();
  const dataDir = join(folder, String(places.length));
  mkdirSync(dataDir);
  places.push(async () => fresh?.drop());
  return { dataDir, databaseUrl: fresh?.url ?? null };
};

/** Makes the database as that version left it. */
const load = async (version: string): Promise<DatabaseLocation> => {
  const place = await newPlace();
  const engine = place.databaseUrl === null ? 'sqlite' : 'postgres';
  const script = readFileSync(new URL(`${version}.${engine}.sql`, releases), 'utf8');
  if (place.databaseUrl !== null) {
    await runStatement(place.databaseUrl, script);
    return place;
  }
  const file = new SqliteFile(join(place.dataDir, 'mates.db'));
  file.exec('PRAGMA foreign_keys = OFF');
  file.exec(script);
  file.close();
  return place;
};

type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
const Row = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Returns the rows of all tables but those of the migrations, and of the indexes and vectors, which are made again. */
const readTables = async ({ database, dialect }: Pick<OpenedDatabase, 'database' | 'dialect'>) => {
  const tables = await readAllRows(database, dialect);
  const isOurs = (name: string) =>
    !/^(?:kysely_|mate_words_|message_(?:words|entries)|unindexed_messages|message_vectors|embedding_jobs|recall_)/.test(
      name,
    );
  return Object.fromEntries(
    Object.entries(tables)
      .filter(([name]) => isOurs(name))
      .map(([name, rows]) => [name, rows.map((row) => v.parse(Row, row))]),
  );
};

/** Returns the tables and columns, the indexes and the triggers. */
const describeSchema = async ({ database, dialect }: OpenedDatabase): Promise<unknown> => {
  const tables = await database.introspection.getTables();
  const { rows } = await sql<{ name: string }>`${sql.raw(listObjects[dialect])}`.execute(database);
  return {
    objects: rows.map(({ name }) => name),
    columns: tables
      .flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name} ${column.dataType} ${String(column.isNullable)}`),
      )
      .toSorted(),
  };
};

const listObjects = {
  sqlite: `select type || ' ' || name as name from sqlite_master order by 1`,
  postgres: `
    select indexdef as name from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select proname || ' ' || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`,
} as const;

/** Returns the rows that are missing in the migrated tables. New columns may have been added. */
const findMissing = (before: Tables, after: Tables): string[] =>
  Object.entries(before).flatMap(([table, rows]) =>
    rows
      .filter((row) => !(after[table] ?? []).some((other) => contains(other, row)))
      .map((row) => `${table}: ${JSON.stringify(row)}`),
  );

const contains = (row: Readonly<Record<string, unknown>>, part: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(part).every(([column, value]) => isDeepStrictEqual(row[column], value));

describe.each([...versions])('[upgrade] a database of version %s', (version) => {
  test('is migrated to the same tables as a new database, with all its rows', async () => {
    const place = await load(version);
    const dialect = place.databaseUrl === null ? 'sqlite' : 'postgres';
    const { database, close } = await openForCli(place);
    const before = await readTables({ database, dialect });
    await close();
    expect(Object.values(before).flat().length).toBeGreaterThan(40);

    const { after, schema } = await withDatabase(place, async (opened) => ({
      after: await readTables(opened),
      schema: await describeSchema(opened),
    }));
    expect(findMissing(before, after)).toEqual([]);
    for (const [table, rows] of Object.entries(before)) {
      expect([table, after[table]?.length]).toEqual([table, rows.length]);
    }
    expect(schema).toEqual(await withDatabase(await newPlace(), describeSchema));
  });
});

test('there is a database of this version for each engine', () => {
  const files = readdirSync(releases).filter((name) => name.startsWith(`${packageJson.version}.`));
  expect(files).toEqual([`${packageJson.version}.postgres.sql`, `${packageJson.version}.sqlite.sql`]);
});

test('a lost row, a changed value and a missing table are noticed', () => {
  const before = {
    users: [
      { user_id: 'ada', hue: 1 },
      { user_id: 'bo', hue: null },
    ],
    ages: [{ user_id: 'ada' }],
  };
  const after = {
    users: [
      { user_id: 'ada', hue: 2, name: 'Ada' },
      { user_id: 'bo', hue: null, name: '' },
    ],
  };
  expect(findMissing(before, after)).toEqual(['users: {"user_id":"ada","hue":1}', 'ages: {"user_id":"ada"}']);
});
