import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupUsage, runBackup } from '../../../../server/operator/backup.ts';
import { restoreUsage, runRestore } from '../../../../server/operator/restore.ts';
import { openDatabase, type DatabaseLocation } from '../../../../server/store/open/open-database.ts';
import { readAllRows } from '../../support/store/all-rows.ts';
import { fillEveryTable } from '../../support/store/every-table.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { withDatabase } from '../../support/store/with-database.ts';
import { dataRoot } from '../../../support/data-root.ts';

const script = new URL('../../support/accounts/run-backup.mjs', import.meta.url);
const noon = Date.UTC(2026, 10, 24, 12);

let folder: string;
let places: (() => Promise<void>)[];
let source: DatabaseLocation;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(dataRoot, 'mates-backup-'));
  file = join(folder, 'mates.backup');
  places = [];
  source = await newPlace();
});
afterEach(async () => {
  for (const drop of places) await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An empty place for a database, on the engine under test. */
const newPlace = async (): Promise<DatabaseLocation> => {
  const fresh = await createFreshDatabase();
  const dataDir = join(folder, `data-${String(places.length)}`);
  const location = { dataDir, databaseUrl: fresh?.url ?? null };
  places.push(async () => fresh?.drop());
  return location;
};

const fill = () => withDatabase(source, ({ database, dialect }) => fillEveryTable(database, dialect));
const rowsOf = (place: DatabaseLocation) =>
  withDatabase(place, ({ database, dialect }) => readAllRows(database, dialect));
const backUp = (...args: string[]) => runBackup([file, ...args], source, folder);
const restore = (place: DatabaseLocation, ...args: string[]) =>
  runRestore([file, ...args], place, folder, () => noon);
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing failed',
    (error: Error) => error.message,
  );
/** Windows has no such permissions. */
const othersMay = (path: string): number => (process.platform === 'win32' ? 0 : statSync(path).mode & 0o077);
const isEmbedded = () => source.databaseUrl === null;

test('[backup] every row of every table is restored into an empty place', async () => {
  await fill();
  const rows = await rowsOf(source);
  expect(Object.entries(rows).filter(([, { length }]) => length === 0)).toEqual([]);

  expect(await backUp()).toMatchObject({ isSuccess: true, text: expect.stringContaining(file) });
  const target = await newPlace();
  expect(await restore(target)).toEqual({ isSuccess: true, text: `${file} is restored. Start the server.` });

  expect(await rowsOf(target)).toEqual(rows);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(othersMay(file)).toBe(0);
});

test('a backup of a database that is being written contains whole transactions, and all that were complete', async () => {
  await fill();
  const { database, close } = await openDatabase(source);
  const state = { entries: 0, isRunning: true };
  /** One transaction: the balance is always the sum of the ledger. */
  const credit = () =>
    database.transaction().execute(async (transaction) => {
      const reference = String(state.entries + 1);
      await transaction
        .insertInto('ledger')
        .values({
          entry_id: reference,
          user_id: 'ada',
          kind: 'gift',
          chats: 1,
          gold_coins: 0,
          reference,
          created_at: noon,
        })
        .execute();
      await transaction
        .updateTable('wallets')
        .set((where) => ({ chats: where('chats', '+', 1) }))
        .where('user_id', '=', 'ada')
        .execute();
      state.entries += 1;
    });
  const before = 200;
  for (let count = 0; count < before; count += 1) await credit();
  const backup = promisify(execFile)(process.execPath, [
    script.pathname,
    file,
    source.dataDir,
    source.databaseUrl ?? '',
  ]).finally(() => (state.isRunning = false));
  while (state.isRunning) {
    await credit();
    // Lets the event loop see the end of the process.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await backup).stdout).toContain('is written and checked');
  await close();

  const target = await newPlace();
  await restore(target);
  const restored = await withDatabase(target, async (opened) => ({
    wallet: await opened.database
      .selectFrom('wallets')
      .select('chats')
      .where('user_id', '=', 'ada')
      .executeTakeFirstOrThrow(),
    gifts: await opened.database
      .selectFrom('ledger')
      .select('reference')
      .where('kind', '=', 'gift')
      .execute(),
  }));
  const count = restored.gifts.length;
  expect(count).toBeGreaterThanOrEqual(before);
  expect(state.entries).toBeGreaterThan(count);
  expect(restored.gifts.map(({ reference }) => Number(reference)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  expect(restored.wallet.chats).toBe(49 + count);
});

test('an existing file is replaced only with --force, and stays as it was when the backup fails', async () => {
  writeFileSync(file, 'an older backup');
  expect(await messageOf(backUp())).toBe(
    `${file} exists. Choose another name, or replace it with \`-- --force\`.`,
  );
  expect(await messageOf(backUp('--force'))).toMatch(/^There (?:is no database|are no tables)/);
  expect(readFileSync(file, 'utf8')).toBe('an older backup');
  await fill();
  await backUp('--force');
  expect(statSync(file).size).toBeGreaterThan(1000);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a place that is not empty is refused; --force moves what is there aside', async () => {
  await fill();
  const rows = await rowsOf(source);
  await backUp();
  const target = await newPlace();
  await withDatabase(target, ({ database }) =>
    sql`insert into help_counts values ('2000-01', 'concern', 1)`.execute(database),
  );
  expect(await messageOf(restore(target))).toMatch(/ is not empty\. Set /);
  expect((await rowsOf(target))['help_counts']).toHaveLength(1);

  const { text } = await restore(target, '--force');
  expect(text).toMatch(/ What was there before is in .*replaced.2026/);
  expect(await rowsOf(target)).toEqual(rows);
  const aside = isEmbedded()
    ? await rowsOf({ ...target, dataDir: join(target.dataDir, 'replaced-2026-11-24T12-00-00') })
    : await withDatabase(target, async ({ database }) => ({
        help_counts: (await sql`select * from replaced_20261124120000.help_counts`.execute(database)).rows,
      }));
  expect(aside['help_counts']).toHaveLength(1);
});

test('a running server prevents a restore', async () => {
  await fill();
  await backUp();
  await withDatabase(source, async ({ database }) => {
    await sql`select 1`.execute(database);
    expect(await messageOf(restore(source, '--force'))).toMatch(
      /^Another server is using the data folder|^Other programs are connected to PostgreSQL/,
    );
  });
});

describe('a file is refused', () => {
  const refusal = async (): Promise<string> => {
    const target = await newPlace();
    const reason = await messageOf(restore(target));
    expect(existsSync(join(target.dataDir, 'mates.db'))).toBe(false);
    expect(reason.split('\n')).toHaveLength(1);
    // Nothing was restored: the place is still empty.
    if (target.databaseUrl !== null) {
      expect((await rowsOf(target))['users']).toEqual([]);
    }
    return reason;
  };
  const change = (edit: (content: Buffer) => Buffer) => writeFileSync(file, edit(readFileSync(file)));

  test('that is damaged anywhere', async () => {
    await fill();
    await backUp();
    const whole = readFileSync(file);
    const flipped = (at: number) => {
      const content = Buffer.from(whole);
      content[at] = (content[at] ?? 0) ^ 0x55;
      return content;
    };
    for (const content of [
      whole.subarray(0, whole.length >> 1),
      whole.subarray(0, -1),
      flipped(whole.length >> 1),
      flipped(Math.floor(whole.length * 0.9)),
      flipped(whole.length - 5),
    ]) {
      writeFileSync(file, content);
      expect(await refusal()).toMatch(/is damaged\. Use another backup\.$/);
    }
  });

  test('that is no backup, is missing or is a folder', async () => {
    for (const content of ['', 'a text', 'PGDMP', gzipSync('a text'), gzipSync(''), gzipSync('PGDMP none')]) {
      writeFileSync(file, content);
      expect(await refusal()).toMatch(
        /is not a backup that|is damaged|is a backup of |written by a newer pg_dump/,
      );
    }
    rmSync(file);
    expect(await refusal()).toBe(`Cannot read ${file}. Check its name and its permissions.`);
    expect(await messageOf(runRestore([folder], source, '/'))).toMatch(/is not a backup|Cannot read/);
  });

  test('that a newer version wrote', async () => {
    await fill();
    await withDatabase(source, ({ database }) =>
      sql`insert into kysely_migration values ('999-the-future', '2030-01-01')`.execute(database),
    );
    await backUp();
    expect(await refusal()).toBe(
      `${file} was written by a newer version of the server (999-the-future). Install that version first.`,
    );
  });

  test('that is a backup of the other engine', async () => {
    await fill();
    await backUp();
    const other = { dataDir: folder, databaseUrl: isEmbedded() ? 'postgres://127.0.0.1:1/none' : null };
    expect(await messageOf(restore(other))).toMatch(/ is a backup of .*: (?:set|remove) DATABASE_URL\.$/);
  });

  test.runIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
    'that is damaged inside a valid archive',
    async () => {
      await fill();
      await backUp();
      change((content) => gzipSync(gunzipSync(content).fill(0, 4096 * 3, 4096 * 12)));
      expect(await refusal()).toMatch(/is damaged|is not a backup/);
    },
  );
});

test('wrong arguments print the usage', async () => {
  for (const args of [[], ['a', 'b'], ['--wrong'], ['']]) {
    expect(await runBackup(args, source, folder)).toEqual({ text: backupUsage, isSuccess: false });
    expect(await runRestore(args, source, folder)).toEqual({ text: restoreUsage, isSuccess: false });
  }
  expect(await messageOf(runBackup(['none/x'], source, folder))).toBe(
    `Cannot write ${join(folder, 'none', 'x')}: the folder does not exist.`,
  );
});

test.runIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  'a data folder that is a file is refused',
  async () => {
    await fill();
    await backUp();
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    expect(await messageOf(restore({ dataDir, databaseUrl: null }))).toMatch(/file: it is not a folder\./);
  },
);
