import { expect, test } from 'vitest';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createLocalDrafts } from '../../../src/services/chat/local-drafts.ts';
import { createRoomDrafts, roomDraftKey } from '../../../src/services/chat/room-drafts.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const thread = { userId: 'ann', roomId: '1' };

const stored = () => {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => {},
  );
  return { area, storage, drafts: createRoomDrafts(storage) };
};

test('unsaved notes are stored by user and room, and removed once they are saved', () => {
  const { storage, drafts } = stored();
  drafts.write(thread, 'Thunder');
  expect(drafts.read(thread)).toBe('Thunder');
  expect(drafts.read({ ...thread, roomId: '2' })).toBeNull();
  expect(drafts.read({ ...thread, userId: 'bob' })).toBeNull();
  expect(createLocalDrafts(storage).count('ann')).toBe(1);
  drafts.write(thread, null);
  expect(storage.keys('mates.')).toEqual([]);
});

test('they are removed with their room', () => {
  const { storage, drafts } = stored();
  drafts.write(thread, 'Rain');
  createDrafts(storage).forgetRoom(thread);
  expect(drafts.read(thread)).toBeNull();
});

test('a full storage leaves them in memory', () => {
  const { area, drafts } = stored();
  area.isFull = true;
  drafts.write(thread, 'Thunder');
  expect(drafts.read(thread)).toBe('Thunder');
});

test.each(['not JSON', '{"notes":1}'])('a damaged entry, %s, counts as nothing', (text) => {
  const { storage, drafts } = stored();
  storage.write(roomDraftKey(thread), text);
  expect(drafts.read(thread)).toBeNull();
});
