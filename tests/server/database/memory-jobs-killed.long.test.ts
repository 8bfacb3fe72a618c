import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { code } from '../../../contract/envelope.ts';
import type { OpenedDatabase } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/open-database.ts';
import { dataRoot } from '../../support/data-root.ts';
import { createFreshDatabase } from '../support/fresh-database.ts';
import { beginReply, piece, writeReply } from '../support/model-host.ts';
import { bundleServer, runServer, type ServerProcess } from '../support/process.ts';
import { fileMessage, roomFile } from '../support/room-files.ts';
import { callsTo, mailsIn, signUpOn } from '../support/server.ts';
import { personOn } from '../support/talk.ts';

/** How often a node is killed in total, and how many conversations there are to read. `KILLS=100` takes about ten minutes. */
const kills = Number(process.env['KILLS'] ?? 15);
const rooms = 40;

const names = ['first', 'second'] as const;
type Name = (typeof names)[number];

let bundle: Awaited<ReturnType<typeof bundleServer>>;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
let folder: string;
let opened: OpenedDatabase;
const nodes = new Map<Name, ServerProcess>();
let killed = 0;
/** The conversations for which an answer was sent completely, once for each time. */
const answered: string[] = [];

beforeAll(async () => {
  bundle = await bundleServer();
  fresh = await createFreshDatabase();
  folder = mkdtempSync(join(dataRoot, 'mates-jobs-'));
});
afterAll(async () => {
  nodes.forEach((node) => node.kill('SIGKILL'));
  host.closeAllConnections();
  host.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
  await fresh?.drop();
  await bundle.remove();
});

/** Kills a node before its answer, in the middle of it, or while it stores what was found; later it answers. */
const host = createServer((request, response) => void answer(request, response));

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const name = names.find((one) => request.url?.startsWith(`/${one}/`));
  const body = (await request.toArray()).join('');
  const [, line] = /Line 1,[^]*(said-\d+)/.exec(body) ?? [];
  if (name === undefined || line === undefined) {
    writeReply('Hello.')(response);
    return;
  }
  const found = { line: 1, kind: 'you', text: `Knows ${line}`, topic: 'other', replaces: false, ends: false };
  const text = JSON.stringify({ facts: [found] });
  if (killed >= kills) {
    answered.push(line);
    writeReply(text)(response);
    return;
  }
  killed += 1;
  if (killed % 3 === 0) {
    await kill(name);
    return;
  }
  if (killed % 3 === 1) {
    beginReply(response, piece(text.slice(0, 20)));
    await kill(name);
    return;
  }
  writeReply(text)(response);
  setTimeout(() => void kill(name), Math.random() * 40);
};

const kill = async (name: Name): Promise<void> => {
  const node = nodes.get(name);
  node?.kill('SIGKILL');
  await node?.ended;
  await start(name);
};

const start = async (name: Name): Promise<string> => {
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const node = runServer(bundle.file, {
    DATA_DIR: folder,
    DATABASE_URL: fresh?.url ?? '',
    LIMIT_FACTOR: '1000',
    LLM_BASE_URL: `http://127.0.0.1:${String(port)}/${name}/v1`,
    LLM_MODEL: 'stub',
  });
  nodes.set(name, node);
  return node.isUp;
};

test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  '[28.3] no conversation is lost and none is learned from twice while two nodes are killed repeatedly',
  { timeout: 3_600_000 },
  async () => {
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    const [url] = [await start('first'), await start('second')];
    opened = await openDatabase({ dataDir: folder, databaseUrl: fresh?.url ?? null });
    const calls = { url, ...callsTo(url), mails: () => mailsIn(join(folder, 'outbox')) };
    const ada = personOn(calls, await signUpOn(calls));
    for (let index = 0; index < rooms; index += 1) {
      const messages = [fileMessage('1', null, { text: `said-${String(index)}` })];
      const file = { ...roomFile, leaf: '1', messages };
      const imported = await ada.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
      expect(imported.envelope.c).toBe(code.ok);
    }
    const { database } = opened;
    await database.updateTable('memory_jobs').set({ due_at: 1 }).execute();
    const left = () => database.selectFrom('memory_jobs').select('room_id').where('due_at', 'is not', null);
    await expect
      .poll(
        async () => {
          // What failed as its node was killed is due again without a pause.
          await database.updateTable('memory_jobs').set({ due_at: 1 }).where('due_at', '>', 1).execute();
          return (await left().execute()).length;
        },
        { timeout: 3_000_000, interval: 1000 },
      )
      .toBe(0);
    expect(killed).toBe(kills);
    const facts = await database.selectFrom('facts').select('text').execute();
    const expected = Array.from({ length: rooms }, (_, index) => `Knows said-${String(index)}`);
    expect(facts.map(({ text }) => text).toSorted()).toEqual(expected.toSorted());
    // The model may be asked again for what was not stored, but not for anything else.
    expect(answered).toHaveLength(new Set(answered).size);
  },
);
