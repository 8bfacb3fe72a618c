import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Insertable } from 'kysely';
import { chooseCompanion } from '../../../server/companions/choose.ts';
import { readConfig } from '../../../server/config/config.ts';
import { caps } from '../../../server/domain/caps.ts';
import type { AppDeps } from '../../../server/http/dependencies.ts';
import type { MessageRow } from '../../../server/store/schema/rooms.ts';
import { startServer } from '../../../server/server.ts';
import { insertMessages, openRooms, turns, type Room } from './host-rooms.ts';
import { replies } from '../replies.mjs';
import { serveParent } from './server-child.mjs';

/**
 * Runs the complete server, with the model at the URL of the first argument, the number of rooms of the second one, and
 * the number of messages in each room of the third one; on PostgreSQL if `DATABASE_URL` is set.
 */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const [, , baseUrl, roomCount, messageCount = '0'] = process.argv;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '10000',
    AGE_STEP: 'off',
    GRANT_CHATS: '100000',
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: process.env['LLM_MODEL'] ?? 'stub',
    LLM_REPLY_TOKENS: process.env['LLM_REPLY_TOKENS'],
    DATABASE_URL: process.env['DATABASE_URL'],
  });
  const server = await startServer(config, { companion: await chooseCompanion(config) });
  const { deps } = server;
  const rooms: Room[] = [];
  while (rooms.length < Number(roomCount)) {
    rooms.push(...(await openRooms(deps, Math.min(Number(roomCount) - rooms.length, caps.rooms))));
  }
  for (const room of rooms) {
    await fillRoom(deps, room, Number(messageCount));
  }
  serveParent(
    { port: server.port, rooms },
    {
      insert: ({ rows }: { rows: Insertable<MessageRow>[] }) => insertMessages(deps, rows),
      size: () => getDatabaseSize(deps),
    },
  );
};

/** Adds messages of one or two paragraphs, in turns of the user and of the mate, a minute apart. */
const fillRoom = async (deps: AppDeps, { id }: Room, count: number): Promise<void> => {
  const paragraphs = (replies['20 kB']?.() ?? '').split('\n\n');
  const start = deps.now() - count * 60_000;
  const greetings = 1;
  const messages = Array.from({ length: count }, (_, index) => ({
    message_id: crypto.randomUUID(),
    room_id: id,
    seq: greetings + 1 + index,
    ...turns[index % 2 === 0 ? 'user' : 'mate'],
    text: paragraphs.slice(index % 40, (index % 40) + 1 + (index % 2)).join('\n\n'),
    reply_to: null,
    client_message_id: null,
    node: null,
    heartbeat_at: null,
    finished_at: null,
    created_at: start + index * 60_000,
  }));
  await insertMessages(deps, messages);
};

/** Returns the size of the database in bytes, without free space and without its log. */
const getDatabaseSize = async ({ database, dialect }: AppDeps): Promise<number> => {
  const size = dialect === 'sqlite' ? sqliteSize : postgresSize;
  if (dialect === 'postgres') await sql`vacuum full`.execute(database);
  const { rows } = await size.execute(database);
  return Number(rows[0]?.bytes);
};

const sqliteSize = sql<{ bytes: number }>`
  select (page_count - freelist_count) * page_size as bytes
  from pragma_page_count, pragma_freelist_count, pragma_page_size`;

const postgresSize = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;

void main();
