import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import type { RoomList } from '../../../contract/rooms/room.ts';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createRooms } from '../../../src/services/chat/rooms.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { roomWithIris, roomWithTomas } from '../../machines/mates/catalogue-samples.ts';
import { FakeStorage } from '../support/fake-storage.ts';

test.each<[string, RoomList, object]>([
  [
    '[S7.11] a host that keeps nothing of a deleted room does not speak of deleted ones',
    { rooms: [roomWithIris] },
    {
      rooms: [roomWithIris],
      removed: [],
      canUndo: false,
      unsent: [
        { roomId: 'room-1', kind: 'message', excerpt: 'First' },
        { roomId: 'room-3', kind: 'message', excerpt: 'Second' },
        { roomId: 'room-4', kind: 'draft', excerpt: 'For room 4' },
      ],
      orphaned: [{ roomId: 'room-3', texts: ['Second', 'A draft', 'A note'] }],
    },
  ],
  [
    '[S7.11] a host that keeps it for a while says which it keeps',
    { rooms: [], removed: [{ room: roomWithTomas, until: 9 }] },
    {
      rooms: [],
      removed: [roomWithTomas],
      canUndo: true,
      unsent: [
        { roomId: 'room-1', kind: 'message', excerpt: 'First' },
        { roomId: 'room-3', kind: 'message', excerpt: 'Second' },
        { roomId: 'room-4', kind: 'draft', excerpt: 'For room 4' },
      ],
      orphaned: [
        { roomId: 'room-1', texts: ['First'] },
        { roomId: 'room-3', texts: ['Second', 'A draft', 'A note'] },
      ],
    },
  ],
])('%s', async (_, answer, listed) => {
  const call = <AnyCall extends Call>({ output }: AnyCall): Promise<v.InferOutput<AnyCall['output']>> =>
    Promise.resolve(v.parse(output, answer));
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => {},
  );
  const session = () => ({ token: '', language: 'en' });
  const http = { baseUrl: 'https://mates.test', session, onExpired: () => {}, onToken: () => {} };
  const drafts = createDrafts(storage);
  const unsent = (text: string) => ({ clientMessageId: randomUUID(), text, at: 1, needsUser: true });
  const draft = (text: string) => JSON.stringify({ text, at: 1 });
  storage.write('mates.draft/ann/room-1/tab-1', draft(' '));
  drafts.persistUnsent({ userId: 'ann', roomId: 'room-1' }, unsent('First'));
  drafts.persistUnsent({ userId: 'ann', roomId: 'room-3' }, unsent('Second'));
  storage.write('mates.draft/ann/room-3/tab-1', draft('A draft'));
  storage.write('mates.room-draft/ann/room-3', JSON.stringify({ title: null, notes: 'A note' }));
  // Deleted in this browser, which may still restore it.
  storage.write('mates.draft/ann/room-4/tab-1', draft('For room 4'));
  drafts.forgetRoomLater({ userId: 'ann', roomId: 'room-4' }, Date.now() + 60_000);
  storage.write('mates.draft/ben/room-2/tab-1', draft('For Ben'));
  const rooms = createRooms({ call, http }, drafts, () => 'ann', {
    keepList: () => undefined,
    findList: () => Promise.resolve(null),
  });
  expect(await rooms.refresh(new AbortController().signal)).toEqual(listed);
});
