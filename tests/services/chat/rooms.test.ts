import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import type { RoomList } from '../../../contract/room.ts';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createRooms } from '../../../src/services/chat/rooms.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { FakeStorage } from '../support/fake-storage.ts';

test.each<[string, RoomList, object]>([
  [
    '[S7.11] a host that keeps nothing of a deleted room does not speak of deleted ones',
    { rooms: [roomWithIris] },
    { rooms: [roomWithIris], removed: [], canUndo: false, unsent: ['room-1', 'room-3'] },
  ],
  [
    '[S7.11] a host that keeps it for a while says which it keeps',
    { rooms: [], removed: [{ room: roomWithTomas, until: 9 }] },
    { rooms: [], removed: [roomWithTomas], canUndo: true, unsent: ['room-1', 'room-3'] },
  ],
])('%s', async (_, answer, listed) => {
  const call = <AnyCall extends Call>({ output }: AnyCall): Promise<v.InferOutput<AnyCall['output']>> =>
    Promise.resolve(v.parse(output, answer));
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => {},
  );
  storage.write('mates.draft/ann/room-1/tab-1', '{}');
  storage.write('mates.unsent/ann/room-1/one', '{}');
  storage.write('mates.unsent/ann/room-3/two', '{}');
  storage.write('mates.draft/ben/room-2/tab-1', '{}');
  const rooms = createRooms({ call }, createDrafts(storage), () => 'ann');
  expect(await rooms.list(new AbortController().signal)).toEqual(listed);
});
