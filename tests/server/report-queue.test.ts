import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { runReports, usage } from '../../server/operator/reports.ts';
import { NoDatabase } from '../../server/store/open-for-cli.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { createPerson, firstMate, type Person } from './support/talk.ts';

const noon = Date.UTC(2026, 4, 17, 12);
let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ startsAt: noon, environment: { LIMIT_FACTOR: '100' } });
  ada = await createPerson(server);
});
afterAll(() => server.stop());

/** The command line tool, while the server is running. */
const run = (...args: string[]) => {
  const { dataDir, databaseUrl } = server.running.deps.config;
  return runReports(args, { dataDir, databaseUrl }, () => noon + 3_600_000);
};
const report = (words: string, rest: object = {}) =>
  ada.post('/safety/report', {
    clientId: crypto.randomUUID(),
    mateId: firstMate,
    reason: 'pressure',
    words,
    consent: true,
    ...rest,
  });
const ids = async () =>
  (await server.database.selectFrom('reports').select('report_id').orderBy('report_id').execute()).map(
    (row) => row.report_id,
  );

test('[P9] an operator reads the open reports while the server runs, and marks them as handled', async () => {
  expect(await run()).toEqual({ text: 'There are no open reports.', isSuccess: true });
  expect(await run('--all')).toEqual({ text: 'There are no reports.', isSuccess: true });

  const { roomId } = await ada.openRoom();
  const [greeting] = await ada.messages(roomId);
  await report('It wants\nmy money.\u001b[2J', { messageId: greeting?.messageId });
  await report('');
  const [first = '', second = ''] = await ids();
  const reply = greeting?.text.replaceAll(/\s+/g, ' ');
  const aboutReply = [
    `${first}  2026-05-17 12:00  pressure`,
    `  about    a reply by Iris Vale (${firstMate})`,
    '  words    It wants my money. [2J',
    `  reply    ${reply ?? ''}`,
  ].join('\n');
  const aboutMate = [`${second}  2026-05-17 12:00  pressure`, `  about    Iris Vale (${firstMate})`].join(
    '\n',
  );
  expect(await run()).toEqual({ text: `${aboutReply}\n\n${aboutMate}`, isSuccess: true });

  expect(await run('--handled', first)).toEqual({ text: `${first} is handled.`, isSuccess: true });
  expect(await run()).toEqual({ text: aboutMate, isSuccess: true });
  expect(await run('--all')).toEqual({
    text: `${aboutReply}\n  handled  2026-05-17 13:00\n\n${aboutMate}`,
    isSuccess: true,
  });
  expect((await report('after that')).envelope.c).toBe(200);
});

test('[P9] nothing identifies the reporting user', async () => {
  await report('Mine');
  const { text } = await run('--all');
  expect(text).toContain('Mine');
  expect(text).not.toContain(ada.userId);
});

test('an unknown id or argument changes nothing and is reported', async () => {
  const before = await run('--all');
  expect(await run('--handled', 'nothing\u001b[2J')).toEqual({
    text: 'There is no report nothing [2J.',
    isSuccess: false,
  });
  expect((await run('--handled', 'what is handled')).isSuccess).toBe(false);
  for (const args of [['--handled'], ['--wrong'], ['some-id'], ['--all', '--handled', 'x']]) {
    expect(await run(...args)).toEqual({ text: usage, isSuccess: false });
  }
  expect(await run('--all')).toEqual(before);
});

test('a missing database is reported to the operator', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mates-none-'));
  const { dataDir } = readConfig({ DATA_DIR: folder });
  await expect(runReports([], { dataDir, databaseUrl: null })).rejects.toThrow(NoDatabase);
  await rm(folder, { recursive: true });
});
