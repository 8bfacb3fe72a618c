import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { code } from '../../../../contract/envelope.ts';
import { chapterLength } from '../../../../server/domain/memory/chapters/due-chapter.ts';
import { shortFactsText } from '../../../../server/companions/openai/openai-facts.ts';
import { countTokens } from '../../../../server/companions/prompt/tokens/count-tokens.ts';
import type { JobTable } from '../../../../server/domain/memory/jobs/claims.ts';
import { lineCost, max } from '../../../../server/domain/memory/jobs/unread-lines.ts';
import { messagesPerRun } from '../../../../server/domain/memory/vectors/embed-room.ts';
import { scheduleEmbedding } from '../../../../server/domain/memory/vectors/schedule-embedding.ts';
import type { Database, OpenedDatabase } from '../../../../server/store/database.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { dataRoot } from '../../../support/data-root.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { beginReply, piece, writeReply } from '../../support/model-hosts/model-host.ts';
import { bundleServer, runServer, type ServerProcess } from '../../support/process.ts';
import { roomFile } from '../../support/rooms/room-files.ts';
import { fileMessage } from '../../../support/file-message.ts';
import { callsTo, mailsIn, signUpOn } from '../../support/server.ts';
import { personOn } from '../../support/talk.ts';

/** When jobs that do not end count as lost, in milliseconds: longer than a hundred kills on any machine. */
const longest = 3_000_000;

/** How often a node is killed in total. `KILLS=100` takes about ten minutes. */
const kills = Number(process.env['KILLS'] ?? 15);
/** The conversations to read, each as long as one chapter. A user has as many as can be read in a day. */
const [users, roomsPerUser] = [4, 10];

/** The requests of a node to the model. */
const kinds = ['facts', 'chapter', 'vectors'] as const;
type Kind = (typeof kinds)[number];
/** How often a node is still to be killed while it asks for this. */
const killsLeft: Record<Kind, number> = { facts: 0, chapter: 0, vectors: 0 };
for (let kill = 0; kill < kills; kill += 1) killsLeft[kinds[kill % 3] ?? 'facts'] += 1;

const names = ['first', 'second'] as const;
type Name = (typeof names)[number];

let bundle: Awaited<ReturnType<typeof bundleServer>>;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
let folder: string;
let opened: OpenedDatabase;
const nodes = new Map<Name, ServerProcess>();
/** Nodes that are being killed and started again. */
const dying = new Set<Name>();
const killed: Record<Kind, number> = { facts: 0, chapter: 0, vectors: 0 };
/** The parts that were answered completely after the last kill, each once. */
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
  const recall = v.safeParse(Recall, body);
  if (recall.success) {
    response.end(vectorsOf(recall.output));
    return;
  }
  const question = questionIn(body);
  if (name === undefined || question === null) {
    writeReply('Hello.')(response);
    return;
  }
  const { kind, part, answer: text } = question;
  const write = () => (kind === 'vectors' ? response.end(text) : writeReply(text)(response));
  if (dying.has(name) || killsLeft[kind] === 0) {
    if (!dying.has(name) && kinds.every((one) => killsLeft[one] === 0)) answered.push(`${kind} ${part}`);
    write();
    return;
  }
  killsLeft[kind] -= 1;
  killed[kind] += 1;
  dying.add(name);
  if (killed[kind] % 3 === 0) {
    await kill(name);
    return;
  }
  if (killed[kind] % 3 === 1) {
    if (kind === 'vectors') response.write(text.slice(0, 20));
    else beginReply(response, piece(text.slice(0, 20)));
    await kill(name);
    return;
  }
  write();
  setTimeout(() => void kill(name), Math.random() * 40);
};

/** What a prompt embeds to find earlier messages: the last one, which is no part of a job. A job embeds it with its speaker and neighbors. */
const Recall = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ input: v.tuple([v.pipe(v.string(), v.regex(/^said-\d+-\d+$/))]) }),
);

/** Returns what a request asks for, about which part of which conversation, and the answer to it; null for a reply. */
const questionIn = (
  body: string,
): { readonly kind: Kind; readonly part: string; readonly answer: string } | null => {
  const [, line] = /Line 1,[^]*?(said-\d+-\d+)/.exec(body) ?? [];
  if (line !== undefined) {
    const fact = {
      line: 1,
      kind: 'you',
      text: `Knows ${line}`,
      topic: 'other',
      replaces: false,
      ends: false,
    };
    return { kind: 'facts', part: line, answer: JSON.stringify({ facts: [fact] }) };
  }
  const [, summarized] = /The part to summarize[^]*?(said-\d+-\d+)/.exec(body) ?? [];
  if (summarized !== undefined) {
    const answer = JSON.stringify({ summary: `From ${summarized}` });
    return { kind: 'chapter', part: summarized, answer };
  }
  const texts = v.safeParse(Embedded, body);
  return texts.success
    ? { kind: 'vectors', part: texts.output.input[0] ?? '', answer: vectorsOf(texts.output) }
    : null;
};

const Embedded = v.pipe(v.string(), v.parseJson(), v.object({ input: v.array(v.string()) }));

const vectorsOf = ({ input }: v.InferOutput<typeof Embedded>): string =>
  JSON.stringify({ data: input.map((_, index) => ({ index, embedding: [1, index] })) });

const kill = async (name: Name): Promise<void> => {
  const node = nodes.get(name);
  node?.kill('SIGKILL');
  await node?.ended;
  await start(name);
  dying.delete(name);
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
    EMBEDDING_MODEL: 'stub',
  });
  nodes.set(name, node);
  return node.isUp;
};

/** Returns the first lines of the parts in which a room is read for facts, by a model nearby. */
const partsOf = (room: string): string[] => {
  const firsts: string[] = [];
  let [lines, length] = [0, Infinity];
  for (let at = 0; at < chapterLength; at += 1) {
    const text = `${room}-${String(at)}`;
    const cost = countTokens(text) + lineCost;
    if (lines === max.lines || length + cost > shortFactsText) {
      firsts.push(text);
      [lines, length] = [0, 0];
    }
    [lines, length] = [lines + 1, length + cost];
  }
  return firsts;
};

/** Signs up users and imports their conversations. Returns the rooms. */
const importRooms = async (calls: Parameters<typeof personOn>[0] & Parameters<typeof signUpOn>[0]) => {
  const messagesOf = (index: number) =>
    Array.from({ length: chapterLength }, (_, at) =>
      fileMessage(String(at), at === 0 ? null : String(at - 1), {
        text: `said-${String(index)}-${String(at)}`,
      }),
    );
  for (let user = 0; user < users; user += 1) {
    const person = personOn(calls, await signUpOn(calls));
    for (let room = 0; room < roomsPerUser; room += 1) {
      const messages = messagesOf(user * roomsPerUser + room);
      const file = { ...roomFile, leaf: String(chapterLength - 1), messages };
      const imported = await person.post('/room/importRoom', { clientRoomId: crypto.randomUUID(), file });
      expect(imported.envelope.c).toBe(code.ok);
    }
  }
};

/** Returns how many jobs are left. What failed as its node was killed is due again without a pause. */
const countJobs = async (database: Database): Promise<number> => {
  const left = await Promise.all(
    (['memory_jobs', 'embedding_jobs'] as const).map(async (table) => {
      await database.updateTable(table).set({ due_at: 1 }).where('due_at', '>', 1).execute();
      return database.selectFrom(table).select('room_id').where('due_at', 'is not', null).execute();
    }),
  );
  return left.flat().length;
};

/** Returns the most answers that were stored for a room. */
const storedRuns = async (database: Database, table: JobTable): Promise<number> => {
  const { most } = await database
    .selectFrom(table)
    .select((column) => column.fn.max('runs').as('most'))
    .executeTakeFirstOrThrow();
  return most;
};

test.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  '[28.3] [28.7] [28.8] no job is lost and none is done twice while two nodes are killed repeatedly',
  { timeout: 2 * longest },
  async () => {
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    const [url] = [await start('first'), await start('second')];
    opened = await openDatabase({ dataDir: folder, databaseUrl: fresh?.url ?? null });
    const { database } = opened;
    await importRooms({ url, ...callsTo(url), mails: () => mailsIn(join(folder, 'outbox')) });
    const rooms = await database.selectFrom('rooms').select('room_id').execute();
    for (const { room_id: roomId } of rooms) await scheduleEmbedding(database, roomId, 1);
    // A node that is killed during its start would count as an error of the test.
    const open = async () => (await countJobs(database)) + dying.size;
    await expect.poll(open, { timeout: longest, interval: 1000 }).toBe(0);

    expect(killsLeft).toEqual({ facts: 0, chapter: 0, vectors: 0 });
    const names = rooms.map((_, index) => `said-${String(index)}`);
    const facts = await database.selectFrom('facts').select('text').execute();
    const parts = names.map(partsOf);
    expect(facts.map(({ text }) => text).toSorted()).toEqual(
      parts.flatMap((firsts) => firsts.map((first) => `Knows ${first}`)).toSorted(),
    );
    const chapters = await database.selectFrom('chapters').select('text').execute();
    expect(chapters.map(({ text }) => text).toSorted()).toEqual(
      names.map((name) => `From ${name}-0`).toSorted(),
    );
    const vectors = await database.selectFrom('message_vectors').select('message_id').execute();
    // The newest message of a room has none until another one follows.
    expect(new Set(vectors.map((row) => row.message_id)).size).toBe(rooms.length * (chapterLength - 1));
    // An answer counts as a run when it is stored.
    const runs = await Promise.all([
      storedRuns(database, 'memory_jobs'),
      storedRuns(database, 'embedding_jobs'),
    ]);
    expect(runs).toEqual([
      1 + Math.max(...parts.map(({ length }) => length)),
      Math.ceil(chapterLength / messagesPerRun),
    ]);
    // The model may be asked again for what was not stored, but not for anything else.
    expect(answered.toSorted()).toEqual([...new Set(answered)].toSorted());
  },
);
