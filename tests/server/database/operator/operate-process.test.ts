import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDatabase } from '../../../../server/operator/describe-database.ts';
import { connectSqlite } from '../../../../server/store/sqlite/sqlite.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { bundleServer } from '../../support/process.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createPerson, ledgerOf, type Person } from '../../support/talk.ts';
import { dataRoot } from '../../../support/data-root.ts';

/** Runs the commands in a separate process, with only the given settings. */
const operate = (environment: Record<string, string>, ...args: string[]) =>
  new Promise<{ output: string; errors: string; database: string; exitCode: number | null }>(
    (resolve, reject) => {
      const child = spawn(process.execPath, [operateBundle.file, ...args, '--by', 'olga'], {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      child.once('error', reject);
      child.once('close', (exitCode) => {
        const [, database = '', problem = ''] = /^(?:Database: (.*)\n)?([^]*)$/.exec(errors) ?? [];
        resolve({ output, errors: problem, database, exitCode });
      });
    },
  );

let operateBundle: Awaited<ReturnType<typeof bundleServer>>;
let server: TestServer;
let ada: Person;
beforeAll(async () => {
  operateBundle = await bundleServer('operate');
  server = await startTestServer({ environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '10' } });
  ada = await createPerson(server);
});
afterAll(async () => {
  await server.stop();
  await operateBundle.remove();
});

const settings = () => {
  const { dataDir, databaseUrl } = server.running.deps.config;
  return { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
};

test('other processes change the balance while the server charges messages, and each change counts once', async () => {
  const change = (...args: string[]) => operate(settings(), ...args, '--reason', 'asked by mail');
  const { roomId } = await ada.openRoom();
  const changes = Promise.all([
    change('grant', ada.userId, '--chats', '5'),
    change('take', ada.userId, '--chats', '3'),
    change('take', ada.userId, '--chats', '900'),
  ]);
  for (const text of ['one', 'two', 'three', 'four']) {
    await (await ada.send(roomId, text)).rest();
  }
  expect((await changes).map(({ exitCode, errors }) => [exitCode, errors])).toEqual([
    [0, ''],
    [0, ''],
    [1, `The account ${ada.userId} has less than that.\n`],
  ]);

  const entries = await ledgerOf(server, ada.userId);
  expect((await ada.benefits()).chats).toBe(10 - 4 + 5 - 3);
  expect(entries.reduce((sum, { chats }) => sum + chats, 0)).toBe(8);
  const { output } = await operate(settings(), 'log', ada.userId, '--json');
  expect(JSON.parse(output)).toHaveLength(2);
});

test('a missing or older database, and a wrong setting, are one line', async () => {
  const folder = await mkdtemp(join(dataRoot, 'mates-none-'));
  expect(await operate({ DATA_DIR: folder }, 'log')).toEqual({
    output: '',
    errors: `There is no database in ${folder}. Start the server once, or set DATA_DIR or DATABASE_URL as it has them.\n`,
    database: join(folder, 'mates.db'),
    exitCode: 1,
  });
  expect((await operate({ PORT: 'x' }, 'log')).errors).toMatch(/^PORT: .*\n$/);
  const away = await operate({ DATABASE_URL: 'postgres://localhost:1/none' }, 'log');
  expect(away.errors).toBe(
    'Cannot use PostgreSQL at localhost:1/none: nothing listens there. Start it, or correct DATABASE_URL.\n',
  );
  const empty = await createFreshDatabase();
  if (empty === null) {
    await connectSqlite(join(folder, 'mates.db')).close();
  }
  expect(
    await operate({ DATA_DIR: folder, ...(empty === null ? {} : { DATABASE_URL: empty.url }) }, 'log'),
  ).toEqual({
    output: '',
    errors: 'The database is of another version. Start the server of this version once.\n',
    database: describeDatabase({ dataDir: folder, databaseUrl: empty?.url ?? null }),
    exitCode: 1,
  });
  await empty?.drop();
  await rm(folder, { recursive: true });
});
