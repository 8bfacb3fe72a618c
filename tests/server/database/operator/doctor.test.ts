import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { checkClock } from '../../../../server/doctor/clock.ts';
import { runDoctor } from '../../../../server/operator/doctor.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { openOldDatabase } from '../../support/store/old-database.ts';
import { runStatement } from '../../support/store/own-postgres.ts';
import { dataRoot } from '../../../support/data-root.ts';

let dataDir: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
let environment: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(dataRoot, 'mates-doctor-'));
  fresh = await createFreshDatabase();
  environment = { DATA_DIR: dataDir, ...(fresh === null ? {} : { DATABASE_URL: fresh.url }) };
});
afterEach(async () => {
  await fresh?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ dataDir, databaseUrl: fresh?.url ?? null });
const lineOf = async (more: Record<string, string> = {}): Promise<string | undefined> => {
  const { text } = await runDoctor({ ...environment, ...more });
  return text.split('\n').find((line) => line.slice(9).startsWith('database'));
};

test('[doctor] a database that does not exist yet, and one that a server uses', async () => {
  expect(await lineOf()).toMatch(/^ok .*(?:none|no tables) yet; the server creates (?:it|them)$/);
  const { close } = await open();
  expect(await lineOf()).toMatch(/^ok {7}database {7}(?:\S+mates\.db|PostgreSQL \d+)$/);
  await close();
});

test('a database that an older or a newer version migrated', async () => {
  const old = await openOldDatabase({ folder: dataDir, url: fresh?.url ?? null, before: '030' });
  await old.close();
  expect(await lineOf()).toMatch(/^ok .*; the next start runs \d+ migrations$/);
  const { database, close } = await open();
  await sql`insert into kysely_migration values ('999-the-future', '2030-01-01')`.execute(database);
  expect(await lineOf()).toMatch(
    /^problem .* a newer version of the server has changed it \(999-the-future\)/,
  );
  await close();
});

test('[upgrade] a database of a version before the first release is refused, and stays as it was', async () => {
  const old = await openOldDatabase({ folder: dataDir, url: fresh?.url ?? null, before: '018' });
  await old.close();
  const advice = /a version before 0\.1\.0 made it\. Start version 0\.2\.0 once/;
  await expect(open()).rejects.toThrow(advice);
  expect(await lineOf()).toMatch(advice);
});

test('a database that lacks what its migrations made', async () => {
  const { database, close } = await open();
  await sql`drop index rooms_by_removal`.execute(database);
  await sql`alter table rooms drop column notes`.execute(database);
  expect(await lineOf()).toMatch(
    /^problem .*lacks what its migrations made: .*rooms\.notes text.*rooms_by_removal.*\. Stop the server, and restore/,
  );
  await close();
});

describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('the embedded database', () => {
  test('with a text that is not UTF-8, which is named without its content', async () => {
    const { database, close } = await open();
    const text = sql`cast(x'476fff64' as text)`;
    await sql`insert into users (user_id, email, language, name, created_at)
      values ('ada', 'ada@example.com', 'en', ${text}, 1)`.execute(database);
    await sql`insert into search_counts values (1, ${text}, 1)`.execute(database);
    const line = await lineOf();
    expect(line).toMatch(
      /^problem .*: search_counts \(rowid 1\), users \(user_id ada\)\. Restore an earlier/,
    );
    expect(line).not.toContain('Go');
    await close();
  });

  test('that is damaged', async () => {
    await (await open()).close();
    const path = join(dataDir, 'mates.db');
    const content = readFileSync(path);
    writeFileSync(path, Buffer.from(content).fill(0, 4096 * 3, 4096 * 12));
    expect(await lineOf()).toMatch(/^problem .*mates\.db.* is damaged/);
    writeFileSync(path, 'It is a text.\n'.repeat(500));
    expect(await lineOf()).toMatch(/^problem .*mates\.db: it is damaged, or not a database/);
  });

  test('with a row whose owner is missing', async () => {
    const { database, close } = await open();
    await sql`pragma foreign_keys = off`.execute(database);
    await sql`insert into wallets values ('nobody', 1, 1)`.execute(database);
    expect(await lineOf()).toMatch(/^problem .* is damaged\. Stop the server, and restore/);
    await close();
  });
});

test('PostgreSQL that does not run', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const line = await lineOf({ DATABASE_URL: `postgres://ada:geheim@127.0.0.1:${String(port)}/mates` });
  expect(line).toMatch(/^problem .*nothing listens there\. Start it, or correct DATABASE_URL\.$/);
  expect(line).not.toContain('geheim');
});

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('PostgreSQL that runs', () => {
  const url = () => fresh?.url ?? '';
  const name = () => new URL(url()).pathname.slice(1);

  test('and refuses writes', async () => {
    await runStatement(url(), `alter database ${name()} set default_transaction_read_only = on`);
    expect(await lineOf()).toMatch(/^problem .*PostgreSQL refuses writes\. Connect to the primary/);
  });

  test('and has an invalid index', async () => {
    await runStatement(url(), 'create table t (x integer); insert into t values (1), (1)');
    await expect(runStatement(url(), 'create unique index concurrently i on t (x)')).rejects.toThrow(
      'could not create unique index',
    );
    expect(await lineOf()).toMatch(/^problem .*An index is invalid\. Run: REINDEX DATABASE$/);
  });

  test('and agrees about the time', async () => {
    const config = readConfig(environment);
    expect(await checkClock(config)).toEqual({ isOk: true, text: 'agrees with PostgreSQL' });
    expect((await checkClock(config, () => Date.now() + 60_000)).text).toMatch(
      /^This machine is 60 seconds ahead of PostgreSQL\./,
    );
  });
});
