import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/open-database.ts';
import { createFreshDatabase } from '../support/fresh-database.ts';
import { openOldDatabase } from '../support/old-database.ts';
import { storeOldRooms } from '../support/old-rooms.ts';
import { dataRoot } from '../../support/data-root.ts';

let folder: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-branches-'));
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Each message as it was stored: its id, its room, and the message that it answers. The mate's have one, or are greetings. */
const stored = [
  ['a1', 'a', null, 'mate'],
  ['b1', 'b', null, 'mate'],
  ['a2', 'a', null, 'user'],
  ['a3', 'a', 'a2', 'mate'],
  ['a4', 'a', 'a2', 'mate'],
  ['a5', 'a', null, 'user'],
  ['a6', 'a', 'a5', 'mate'],
  // The reply to it was deleted.
  ['b2', 'b', null, 'user'],
  ['b3', 'b', null, 'user'],
] as const;

const fill = async (database: Database): Promise<void> => {
  await storeOldRooms(database, ['a', 'b']);
  for (const [message_id, room_id, reply_to, role] of stored) {
    await database
      .insertInto('messages')
      .values({
        message_id,
        room_id,
        seq: Number(message_id.slice(1)),
        role,
        text: message_id,
        status: 'done',
        reply_to,
        created_at: 7,
      })
      .execute();
  }
};

test('each message of an earlier version follows the shown one before it; the newest of several replies is shown', async () => {
  const url = fresh?.url ?? null;
  const old = await openOldDatabase({ folder, url, before: '018' });
  await fill(old.database);
  await old.close();
  const { database, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
  const rows = await database
    .selectFrom('messages')
    .select(['message_id', 'parent_id', 'hidden_at'])
    .orderBy('message_id')
    .execute();
  expect(rows.map((row) => [row.message_id, row.parent_id, row.hidden_at])).toEqual([
    ['a1', null, null],
    ['a2', 'a1', null],
    ['a3', 'a2', 7],
    ['a4', 'a2', null],
    ['a5', 'a4', null],
    ['a6', 'a5', null],
    ['b1', null, null],
    ['b2', 'b1', null],
    ['b3', 'b2', null],
  ]);
  await close();
});
