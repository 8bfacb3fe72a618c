import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackupKey } from '../../../../server/backups/backup-key.ts';
import { runBackup } from '../../../../server/operator/backup.ts';
import { runRestore } from '../../../../server/operator/restore.ts';
import type { DatabaseLocation } from '../../../../server/store/open/open-database.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { fillEveryTable } from '../../support/store/every-table.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { withDatabase } from '../../support/store/with-database.ts';
import { dataRoot } from '../../../support/data-root.ts';

let folder: string;
let file: string;
let places: (() => Promise<void>)[];
let source: DatabaseLocation;
beforeEach(async () => {
  folder = mkdtempSync(join(dataRoot, 'mates-encrypted-'));
  file = join(folder, 'mates.backup.age');
  places = [];
  source = await newPlace();
  await withDatabase(source, ({ database, dialect }) => fillEveryTable(database, dialect));
});
afterEach(async () => {
  for (const drop of places) await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty place for a database, on the engine under test. */
const newPlace = async (): Promise<DatabaseLocation> => {
  const fresh = await createFreshDatabase();
  const location = {
    dataDir: join(folder, `data-${String(places.length)}`),
    databaseUrl: fresh?.url ?? null,
  };
  places.push(async () => fresh?.drop());
  return location;
};
const rowsOf = (place: DatabaseLocation) =>
  withDatabase(place, ({ database, dialect }) => readAllRows(database, dialect));
const backUp = (...args: string[]) => runBackup([file, ...args], source, folder);
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing failed',
    (error: Error) => error.message,
  );
const keyFile = () => join(source.dataDir, 'backup-key.txt');
const leftovers = () => readdirSync(source.dataDir).filter((name) => name.includes('proof'));
const hasAge = spawnSync('age', ['--version']).error === undefined;

test('an encrypted backup is proved when it is written, and restored with the key', async () => {
  const rows = await rowsOf(source);
  const { text } = await backUp('--encrypt');
  expect(text).toMatch(/\nProved: restored into an empty database, with \d+ accounts, \d+ rooms/);
  expect(text).toContain(`the key in ${keyFile()}`);
  expect(text).toContain('That key is new.');
  expect(text).not.toContain('SECRET');
  expect((await backUp('--encrypt', '--force')).text).not.toContain('is new');
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  expect([leftovers(), readdirSync(folder).filter((name) => name.startsWith('.'))]).toEqual([[], []]);

  const target = await newPlace();
  const named = await runRestore([file, '--key', keyFile()], target, folder);
  expect(named.text).toBe(`${file} is restored. Start the server.`);
  expect(await rowsOf(target)).toEqual(rows);
});

test.skipIf(process.platform === 'win32')('nobody else can read the key or the file', async () => {
  await backUp('--encrypt');
  expect([keyFile(), file].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
});

test('a file that is there is proved again, and not where a byte of it is wrong or missing', async () => {
  await backUp('--encrypt');
  expect((await backUp('--prove')).text).toMatch(/^Proved .* accounts/);
  const whole = readFileSync(file);
  const changed = (place: number): Buffer => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    return bytes;
  };
  const wrong = [changed(100), changed(whole.length >> 1), changed(whole.length - 1), whole.subarray(0, -1)];
  for (const bytes of wrong) {
    writeFileSync(file, bytes);
    expect(await messageOf(backUp('--prove'))).toMatch(/is damaged|another key/);
    expect(await messageOf(runRestore([file, '--key', keyFile()], await newPlace(), folder))).toMatch(
      /is damaged|another key/,
    );
  }
  expect(leftovers()).toEqual([]);
});

test('one that is not encrypted is proved, too', async () => {
  await backUp();
  expect((await backUp('--prove')).text).toMatch(/^Proved /);
});

test('without its key, or with another one, nothing is restored', async () => {
  await backUp('--encrypt');
  const target = await newPlace();
  expect(await messageOf(runRestore([file], target, folder))).toMatch(/is encrypted, and there is no /);
  const other = join(folder, 'other-key.txt');
  renameSync(keyFile(), other);
  const { secret = '' } = (await readBackupKey(source.dataDir)) ?? {};
  expect(secret).toBe('');
  await backUp('--encrypt', '--force');
  expect(await messageOf(runRestore([file, '--key', other], target, folder))).toMatch(
    /is encrypted for another key/,
  );
  writeFileSync(other, 'AGE-SECRET-KEY-1NONE');
  expect(await messageOf(runRestore([file, '--key', other], target, folder))).toBe(
    `${other} has no secret key of age. Use the file that was made with the copy.`,
  );
});

test.runIf(hasAge)('the program age opens it with the file of the key', async () => {
  await backUp('--encrypt');
  const { stdout } = spawnSync('age', ['-d', '-i', keyFile(), file], { maxBuffer: 1e9 });
  expect(gunzipSync(stdout).toString('latin1', 0, 15)).toMatch(/^(?:SQLite format 3|PGDMP)/);
});
