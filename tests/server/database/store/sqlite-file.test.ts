import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copySqlite } from '../../../../server/backups/sqlite-backup.ts';
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import {
  inspectFile,
  isFileIntact,
  readFileMigrations,
} from '../../../../server/store/sqlite/sqlite-check.ts';
import { SqliteFile } from '../../../../server/store/sqlite/sqlite-file.ts';
import { isOpenHere } from '../../support/store/open-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mates-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a migrated database that no connection of this process has opened. */
const createClosedFile = async (): Promise<string> => {
  const { close } = await openSqlite(join(folder, 'first'), null);
  await close();
  mkdirSync(join(folder, 'second'));
  const path = join(folder, 'second', 'mates.db');
  copyFileSync(join(folder, 'first', 'mates.db'), path);
  return path;
};

/** Each returns the files that it has opened. */
const works: Readonly<Record<string, (path: string) => Promise<readonly string[]>>> = {
  readFileMigrations: async (path) => {
    readFileMigrations(path);
    return [path];
  },
  isFileIntact: async (path) => {
    isFileIntact(path);
    return [path];
  },
  inspectFile: async (path) => {
    await inspectFile(path);
    return [path];
  },
  copySqlite: async (path) => {
    await copySqlite(dirname(path), `${path}.copy`);
    return [path, `${path}.copy`];
  },
};

test.each(Object.keys(works))('%s leaves no file open', async (name) => {
  const path = await createClosedFile();
  const file = new SqliteFile(path);
  expect(isOpenHere(path)).toBe(true);
  file.close();
  const opened = (await works[name]?.(path)) ?? [];
  expect(opened).toContain(path);
  expect(opened.filter(isOpenHere)).toEqual([]);
});

/** Each way of running a statement. */
const calls: Readonly<Record<string, (file: SqliteFile, sql: string) => unknown>> = {
  exec: (file, sql) => file.exec(sql),
  run: (file, sql) => file.prepare(sql).run([]),
  all: (file, sql) => file.prepare(`${sql} returning content`).all([]),
};

const limits = [
  { name: 'SQLITE_FULL', begin: 'PRAGMA max_page_count = 1' },
  { name: 'SQLITE_READONLY', begin: 'PRAGMA query_only = ON' },
];

describe.each(Object.keys(calls))('an error of %s has its name as the code', (name) => {
  test.each(limits)('$name', ({ name: code, begin }) => {
    const file = new SqliteFile(join(folder, 'limited.db'));
    file.exec(`create table texts (content text); ${begin}`);
    const write = () => calls[name]?.(file, `insert into texts values ('${'x'.repeat(50_000)}')`);
    expect(write).toThrow(expect.objectContaining({ code }));
    file.close();
  });
});

test.each(['prepare', 'readValues'] as const)('damage that %s reads has its name as the code', (name) => {
  const path = join(folder, 'damaged.db');
  const file = new SqliteFile(path);
  file.exec('create table texts (content text)');
  for (let count = 0; count < 100; count += 1) {
    file.exec(`insert into texts values ('${'x'.repeat(1000)}')`);
  }
  file.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xff, 3 * 4096));
  const damaged = new SqliteFile(path);
  const sql = 'select content from texts';
  const read = () => (name === 'prepare' ? damaged.prepare(sql).all([]) : damaged.readValues(sql));
  expect(read).toThrow(expect.objectContaining({ code: 'SQLITE_CORRUPT' }));
  damaged.close();
});
