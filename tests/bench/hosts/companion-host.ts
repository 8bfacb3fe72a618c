import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseCompanion } from '../../../server/companions/choose.ts';
import { readConfig } from '../../../server/config/config.ts';
import type { AppDeps } from '../../../server/http/dependencies.ts';
import { startServer } from '../../../server/server.ts';
import { insertMessages, openRooms, turns } from './host-rooms.ts';
import { serveParent } from './server-child.mjs';
import { watchThread } from './thread-blocks.ts';

/** Runs the complete server; on PostgreSQL if `DATABASE_URL` is set. */
const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mates-bench-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '10000',
    AGE_STEP: 'off',
    DATABASE_URL: process.env['DATABASE_URL'],
  });
  const { deps, port } = await startServer(config, { companion: await chooseCompanion(config) });
  let stop = watchThread();
  serveParent(
    { port },
    {
      open: () => openRooms(deps, 1),
      fill: (size: Size) => fill(deps, size),
      watch() {
        stop = watchThread();
        return Promise.resolve();
      },
      blocks: () => Promise.resolve(stop()),
    },
  );
  stop();
};

interface Size {
  readonly roomId: string;
  readonly messages: number;
  /** Letters of a message. */
  readonly length: number;
}

const words = [
  'harbor',
  'river',
  'lamp',
  'winter',
  'letter',
  'garden',
  'träumt',
  'bridge',
  'quietly',
  'sister',
];

/** Continues a conversation with many messages. */
const fill = async (deps: AppDeps, { roomId, messages, length }: Size): Promise<void> => {
  const part = 1000;
  const { message_id: last, seq } = await deps.database
    .selectFrom('messages')
    .select(['message_id', 'seq'])
    .where('room_id', '=', roomId)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  let parent = last;
  for (let first = 0; first < messages; first += part) {
    const rows = [];
    for (let place = first; place < Math.min(messages, first + part); place += 1) {
      const id = crypto.randomUUID();
      rows.push({
        message_id: id,
        room_id: roomId,
        seq: seq + 1 + place,
        ...turns[place % 2 === 0 ? 'user' : 'mate'],
        text: textOf(place, length),
        parent_id: parent,
        reply_to: place % 2 === 0 ? null : parent,
        created_at: deps.now(),
      });
      parent = id;
    }
    await insertMessages(deps, rows);
  }
  await deps.database
    .updateTable('rooms')
    .set({ updated_at: deps.now() })
    .where('room_id', '=', roomId)
    .execute();
};

const textOf = (place: number, length: number): string => {
  let text = `Number ${String(place)}:`;
  for (let index = place; text.length < length; index += 7) {
    text += ` ${words[index % words.length] ?? ''}${index % 11 === 0 ? '.' : ''}`;
  }
  return text;
};

void main();
