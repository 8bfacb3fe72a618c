import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../../server/store/database.ts';
import { openDatabase } from '../../../../server/store/open/open-database.ts';
import { createFreshDatabase } from '../../support/store/fresh-database.ts';
import { openOldDatabase } from '../../support/store/old-database.ts';
import { storeOldRooms } from '../../support/store/old-rooms.ts';
import { dataRoot } from '../../../support/data-root.ts';

let folder: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-imported-'));
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Each version of a reply: its room, when it was written, and when it counts as imported after the migration. */
const versions = [
  // Of a file with times, of a trial that was moved, and written in a room that an import had created.
  ['file', 1, 3, 9, 9],
  ['trial', 1, 9, 9, 9],
  ['trial', 2, 12, 12, null],
  ['room', 1, 12, 12, null],
  ['room', 2, 12, null, null],
] as const;

test('a stored version of a reply is imported where it is older than the import, or was counted by it', async () => {
  const url = fresh?.url ?? null;
  const old = await openOldDatabase({ folder, url, before: '066' });
  await storeOldRooms(old.database, ['file', 'trial', 'room']);
  for (const table of ['messages', 'removed_messages'] as const) {
    for (const [room, seq, written, edited] of versions)
      await fill(old.database, { table, room, seq, written, edited });
  }
  await old.database
    .insertInto('imported_items')
    .values({ user_id: 'ada', import_id: 'i', kind: 'room', item_id: 'trial', messages: 1, created_at: 9 })
    .execute();
  await old.close();
  const { database, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
  for (const table of ['messages', 'removed_messages'] as const) {
    const rows = await database.selectFrom(table).select(['message_id', 'imported_at']).execute();
    const found = new Map(rows.map((row) => [row.message_id, row.imported_at]));
    expect(versions.map(([room, seq]) => found.get(`${table} ${room} ${String(seq)}`))).toEqual(
      versions.map(([, , , , imported]) => imported),
    );
  }
  await close();
});

interface Version {
  readonly table: 'messages' | 'removed_messages';
  readonly room: string;
  readonly seq: number;
  readonly written: number;
  readonly edited: number | null;
}

const fill = async (database: Database, { table, room, seq, written, edited }: Version): Promise<void> => {
  const message = {
    message_id: `${table} ${room} ${String(seq)}`,
    room_id: room,
    seq,
    role: 'mate',
    text: 'Hello',
    status: 'done',
    created_at: written,
    edited_at: edited,
  } as const;
  if (table === 'messages') {
    await database.insertInto('messages').values(message).execute();
    return;
  }
  const removal = {
    removal_id: message.message_id,
    room_id: room,
    message_id: 'x',
    removed_at: 20,
    was_shown: 1,
  };
  await database.insertInto('removals').values(removal).execute();
  await database
    .insertInto('removed_messages')
    .values({ ...message, removal_id: removal.removal_id })
    .execute();
};
