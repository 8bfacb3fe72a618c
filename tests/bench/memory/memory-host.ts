import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { chooseCompanion } from '../../../server/companions/choose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { indexRoom } from '../../../server/domain/memory/recall/index-room.ts';
import { recallPassages } from '../../../server/domain/memory/recall/recall.ts';
import { embedQuestion } from '../../../server/domain/memory/vectors/embed-question.ts';
import { scheduleEmbedding } from '../../../server/domain/memory/vectors/schedule-embedding.ts';
import type { AppDeps } from '../../../server/http/dependencies.ts';
import { startServer } from '../../../server/server.ts';
import { insertMessages, openRooms, turns } from '../hosts/host-rooms.ts';
import { serveParent } from '../hosts/server-child.mjs';

/** Runs the complete server with the model at the URL of the first argument; on PostgreSQL if `DATABASE_URL` is set. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '10000',
    AGE_STEP: 'off',
    GRANT_CHATS: '100000',
    LLM_BASE_URL: process.argv[2],
    LLM_MODEL: 'stub',
    LLM_CONTEXT_TOKENS: process.env['LLM_CONTEXT_TOKENS'],
    LLM_MEMORY: process.env['LLM_MEMORY'],
    EMBEDDING_BASE_URL: process.env['EMBEDDING_BASE_URL'],
    EMBEDDING_MODEL: process.env['EMBEDDING_MODEL'],
    DATABASE_URL: process.env['DATABASE_URL'],
  });
  const { deps, port } = await startServer(config, { companion: await chooseCompanion(config) });
  serveParent(
    { port },
    {
      open: (rooms: Rooms) => open(deps, rooms),
      store: (talk: Talk) => store(deps, talk),
      index: ({ roomId }: { roomId: string }) => index(deps, roomId),
      recall: (asked: Asked) => recall(deps, asked),
      embed: ({ roomId }: { roomId: string }) => embed(deps, roomId),
      read: ({ roomId }: { roomId: string }) => read(deps, roomId),
      hide: ({ messageIds }: { messageIds: string[] }) => hide(deps, messageIds),
    },
  );
};

const hours = 3_600_000;

interface Rooms {
  readonly mateIds: readonly string[];
  /** The names of the user and of the mates; without it the user has none, and each mate its own. */
  readonly names?: { readonly user: string; readonly mate: string };
}

/** Names mates as they are shown and as they are called. */
const nameMates = async (
  database: AppDeps['database'],
  mateIds: readonly string[],
  name: string,
): Promise<void> => {
  const mates = database.selectFrom('mates').where('mate_id', 'in', mateIds);
  for (const { mate_id: mateId, profile } of await mates.select(['mate_id', 'profile']).execute()) {
    const named = JSON.stringify({ ...JSON.parse(profile), shortName: name });
    await database.updateTable('mates').set({ name, profile: named }).where('mate_id', '=', mateId).execute();
  }
};

const open = async (deps: AppDeps, { mateIds, names }: Rooms) => {
  const { database } = deps;
  // A room keeps the card that its mate has when it is opened.
  if (names !== undefined) await nameMates(database, mateIds, names.mate);
  const rooms = await openRooms(deps, mateIds.length, mateIds);
  const own = database
    .selectFrom('rooms')
    .select('user_id')
    .where('room_id', '=', rooms[0]?.id ?? '');
  if (names !== undefined)
    await database.updateTable('users').set({ name: names.user }).where('user_id', 'in', own).execute();
  return rooms;
};

interface Talk {
  readonly roomId: string;
  readonly texts: readonly string[];
  /** When each was said; an hour apart without it. */
  readonly times?: readonly number[];
  /** Whether the user said each of them; without it the user and the mate in turns, the last one the mate. */
  readonly areUsers?: readonly boolean[];
}

/** Stores lines of the user and of the mate, and returns the ids of their messages. */
const store = async (deps: AppDeps, { roomId, texts, times = [], areUsers }: Talk): Promise<string[]> => {
  const greetings = 1;
  const isUsers = (place: number): boolean => areUsers?.[place] ?? (texts.length - place) % 2 === 0;
  const ids = texts.map(() => crypto.randomUUID());
  await insertMessages(
    deps,
    texts.map((text, place) => ({
      message_id: ids[place] ?? '',
      room_id: roomId,
      seq: greetings + 1 + place,
      ...turns[isUsers(place) ? 'user' : 'mate'],
      text,
      parent_id: ids[place - 1] ?? null,
      reply_to: isUsers(place) ? null : (ids[place - 1] ?? null),
      created_at: times[place] ?? deps.now() - (texts.length - place) * hours,
    })),
  );
  return ids;
};

/** Indexes a room, and returns how long that took, in milliseconds of CPU time, and how many bytes a message takes. */
const index = async (deps: AppDeps, roomId: string) => {
  const started = process.cpuUsage();
  await indexRoom(deps, roomId, () => true);
  const { user, system } = process.cpuUsage(started);
  return { cpu: (user + system) / 1000, ...(await readSizes(deps)) };
};

/** Returns what tables and their own indexes take, in bytes. */
const sizeOf = async ({ database, dialect }: AppDeps, tables: readonly string[]): Promise<number> => {
  const parts = await Promise.all(
    tables.map((table) =>
      (dialect === 'postgres'
        ? sql<{ bytes: number | string | null }>`select pg_total_relation_size(${table}) as bytes`
        : sql<{
            bytes: number | string | null;
          }>`select sum(pgsize) as bytes from dbstat where name = ${table}
            or name in (select name from sqlite_schema where type = 'index' and tbl_name = ${table})`
      ).execute(database),
    ),
  );
  return parts.reduce((sum, { rows }) => sum + Number(rows[0]?.bytes ?? 0), 0);
};

const readSizes = async (deps: AppDeps) => {
  const { database, dialect } = deps;
  if (dialect === 'postgres') await sql`vacuum full`.execute(database);
  const texts = await sql<{ bytes: number | string; count: number | string }>`
    select sum(length(text)) as bytes, count(*) as count from messages`.execute(database);
  return {
    index: await sizeOf(deps, ['recall_postings', 'recall_segments']),
    messages: await sizeOf(deps, ['messages']),
    text: Number(texts.rows[0]?.bytes),
    count: Number(texts.rows[0]?.count),
  };
};

/** The timeout for reading a part of a room, and the polling interval, in milliseconds. */
const readTime = 30_000;
const readInterval = 100;

/** Waits until the server's job has read all of a room. It starts at once, without the daily limit. */
const read = async ({ database, now }: AppDeps, roomId: string): Promise<void> => {
  let last = { claim: -1, at: performance.now() };
  for (;;) {
    const job = await database
      .selectFrom('memory_jobs')
      .select(['claim', 'due_at', 'failures'])
      .where('room_id', '=', roomId)
      .executeTakeFirstOrThrow();
    if (job.due_at === null) return;
    if (job.failures > 0) throw new Error('An answer could not be used.');
    if (job.claim > last.claim) last = { claim: job.claim, at: performance.now() };
    if (performance.now() - last.at > readTime) throw new Error('A room was not read.');
    await database
      .updateTable('memory_jobs')
      .set({ due_at: now() })
      .where('room_id', '=', roomId)
      .where('due_at', '>', now())
      .execute();
    await database.updateTable('memory_jobs').set({ runs: 0 }).where('room_id', '=', roomId).execute();
    await new Promise((resolve) => setTimeout(resolve, readInterval));
  }
};

/** Lets the messages of a room get their vectors, and returns how many bytes these take, and for how many messages. */
const embed = async (deps: AppDeps, roomId: string): Promise<{ vectors: number; messages: number }> => {
  const { database, now } = deps;
  await scheduleEmbedding(database, roomId, now());
  const jobs = () => database.selectFrom('embedding_jobs').where('room_id', '=', roomId);
  while ((await jobs().select('due_at').executeTakeFirstOrThrow()).due_at !== null) {
    await new Promise((resolve) => setTimeout(resolve, readInterval));
  }
  const { messages } = await database
    .selectFrom('message_vectors')
    .select((column) => column.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  return { vectors: await sizeOf(deps, ['message_vectors']), messages };
};

interface Asked {
  readonly roomId: string;
  readonly message: string;
  readonly lines: readonly string[];
  /** The names of the user and of the mate; without it none are known. */
  readonly names?: Rooms['names'];
  /** Whether the vector of the message is compared too. */
  readonly hasMeaning?: boolean;
}

const unnamed = { user: '', mate: '' };

/** Recalls, and returns the lines of the passages, and the CPU time of this process in microseconds. */
const recall = async (
  { database, embedder }: AppDeps,
  { hasMeaning, names = unnamed, ...question }: Asked,
) => {
  const meaning = hasMeaning === true ? await embedQuestion(embedder, question.message) : null;
  if (hasMeaning === true && meaning === null) throw new Error('The question has no vector.');
  const before = 2 ** 31 - 1;
  const started = process.cpuUsage();
  const passages = await recallPassages(database, { before, meaning, names, ...question });
  const { user, system } = process.cpuUsage(started);
  return {
    cpu: user + system,
    texts: passages.map((passage) => passage.lines.map((line) => line.text)),
  };
};

const hide = async ({ database, now }: AppDeps, messageIds: readonly string[]): Promise<void> => {
  await database
    .updateTable('messages')
    .set({ hidden_at: now() })
    .where('message_id', 'in', messageIds)
    .execute();
};

void main();
