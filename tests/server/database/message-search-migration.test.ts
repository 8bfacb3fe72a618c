import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchMessages } from '../../../server/domain/search/search-messages.ts';
import { openDatabase } from '../../../server/store/open-database.ts';
import { createFreshDatabase } from '../support/fresh-database.ts';
import { openOldDatabase } from '../support/old-database.ts';
import { storeOldRooms } from '../support/old-rooms.ts';
import { dataRoot } from '../../support/data-root.ts';

let folder: string;
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(dataRoot, 'mates-message-search-'));
  fresh = await createFreshDatabase();
});
afterEach(async () => {
  await fresh?.drop();
  await rm(folder, { recursive: true, force: true });
});

test('messages of an earlier version are found, hidden ones too; of a reply under way, nothing', async () => {
  const url = fresh?.url ?? null;
  const old = await openOldDatabase({ folder, url, before: '020' });
  await storeOldRooms(old.database, ['a', 'b']);
  const messages = [
    { message_id: 'a1', room_id: 'a', text: 'The ferry leaves', status: 'done', hidden_at: null },
    { message_id: 'a2', room_id: 'a', text: 'Another ferry', status: 'done', hidden_at: 7 },
    { message_id: 'a3', room_id: 'a', text: 'A ferry so', status: 'streaming', hidden_at: null },
    { message_id: 'b1', room_id: 'b', text: 'No ferries here, one ferry', status: 'sent', hidden_at: null },
    { message_id: 'b2', room_id: 'b', text: '', status: 'failed', hidden_at: null },
  ] as const;
  for (const [index, message] of messages.entries()) {
    await old.database
      .insertInto('messages')
      .values({ ...message, seq: index + 1, role: 'mate', created_at: index })
      .execute();
  }
  // The mate is not shown: it has nothing but a name.
  await old.database.updateTable('mates').set({ closed_at: 1 }).execute();
  await old.close();

  const { database, dialect, close } = await openDatabase({ dataDir: folder, databaseUrl: url });
  const found = await searchMessages(
    { database, dialect },
    { userId: 'ada', nfsw: false, text: 'ferry', roomId: null, pinned: false, before: null },
  );
  expect(found.messages.map(({ messageId }) => messageId)).toEqual(['b1', 'a2', 'a1']);
  await close();
});
