import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/store/open-database.ts';
import { createFreshDatabase } from '../support/fresh-database.ts';
import { openOldDatabase } from '../support/old-database.ts';
import { storeOldRooms } from '../support/old-rooms.ts';
import { dataRoot } from '../../support/data-root.ts';

let folder: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-whole-rooms-'));
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('rooms of an earlier version have no title, origin or archive; a deleted origin is cleared', async () => {
  const url = fresh?.url ?? null;
  const old = await openOldDatabase({ folder, url, before: '022' });
  await storeOldRooms(old.database, ['a', 'b']);
  await old.close();

  const { database, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
  const read = () =>
    database
      .selectFrom('rooms')
      .select(['room_id', 'title', 'origin_room_id', 'origin_message_id', 'archived_at'])
      .orderBy('room_id')
      .execute();
  const none = { title: null, origin_room_id: null, origin_message_id: null, archived_at: null };
  expect(await read()).toEqual([
    { room_id: 'a', ...none },
    { room_id: 'b', ...none },
  ]);
  await database.updateTable('rooms').set({ origin_room_id: 'a' }).where('room_id', '=', 'b').execute();
  await database.deleteFrom('rooms').where('room_id', '=', 'a').execute();
  expect(await read()).toEqual([{ room_id: 'b', ...none }]);
  await close();
});
