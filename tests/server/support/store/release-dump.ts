import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findTool, runTool, toConnection } from '../../../../server/backups/postgres-tools.ts';
import type { Database } from '../../../../server/store/database.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { fillEveryTable } from './every-table.ts';

/** Returns the SQL that makes the embedded database as this version leaves it, with rows in every table. */
export const dumpSqliteRelease = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-release-'));
  const { database, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    await fillEveryTable(database, 'sqlite');
    return await dumpSqlite(database);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The same for PostgreSQL, in the empty database at `url` of this major version. */
export const dumpPostgresRelease = async (url: string, major: number): Promise<string> => {
  const { database, close } = await openDatabase({ dataDir: '', databaseUrl: url });
  try {
    await fillEveryTable(database, 'postgres');
  } finally {
    await close();
  }
  const { args, environment } = toConnection(url);
  const content = ['--schema=public', '--no-owner', '--no-privileges', '--column-inserts'];
  const dumped = await runTool(await findTool('pg_dump', major), [...content, ...args], environment);
  if (!dumped.isSuccess) {
    throw new Error(dumped.reason);
  }
  const lines = dumped.output.split(/\r?\n/).filter((line) => !ofThisServer.test(line));
  const text = lines.join('\n').replaceAll(table, (statement) => statement.replaceAll(/\n\s*/g, ' '));
  // Functions are created before the tables that they use.
  return `SET check_function_bodies = false;\n${text}\n`;
};

/** A statement about a table, for one line as in the dump of the embedded database. Functions keep their lines. */
const table = /^(?:CREATE|ALTER) TABLE [^;]*;/gm;

/** Comments, and settings that depend on the version of the server. */
const ofThisServer =
  /^(?:|--.*|SET .*|SELECT pg_catalog\.set_config.*|\\.*|CREATE SCHEMA .*|COMMENT ON SCHEMA .*)$/;

interface Entry {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** Triggers follow the rows, so that they do not run. */
const dumpSqlite = async (database: Database): Promise<string> => {
  const { rows: entries } = await sql<Entry>`
    select type, name, sql from sqlite_master where sql is not null order by rowid`.execute(database);
  const indexes = entries.filter((entry) => entry.sql.startsWith('CREATE VIRTUAL')).map(({ name }) => name);
  const isInternal = ({ name }: Entry) => indexes.some((index) => name.startsWith(`${index}_`));
  const tables = entries.filter((entry) => entry.type === 'table' && !isInternal(entry));
  const statements = tables.map((entry) => entry.sql);
  for (const { name } of tables) {
    const isIndex = indexes.includes(name);
    const columns = await columnsOf(database, name);
    statements.push(...(await dumpRows(database, name, isIndex ? ['rowid', ...columns] : columns)));
    if (isIndex) {
      statements.push(`insert into ${name} (${name}, rank) values ('secure-delete', 1)`);
    }
  }
  statements.push(...entries.filter(({ type }) => type !== 'table').map((entry) => entry.sql));
  return `${statements.join(';\n')};\n`;
};

/** SQLite writes the values itself: an integer may be larger than a number of JavaScript. */
const dumpRows = async (database: Database, table: string, columns: readonly string[]): Promise<string[]> => {
  const literals = sql.join(
    columns.map((column) => sql`quote(${sql.ref(column)})`),
    sql` || ', ' || `,
  );
  const { rows } = await sql<{
    values: string;
  }>`select ${literals} as "values" from ${sql.table(table)}`.execute(database);
  return rows.map(({ values }) => `insert into ${table} (${columns.join(', ')}) values (${values})`);
};

const columnsOf = async (database: Database, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
    database,
  );
  return rows.map(({ name }) => name);
};
