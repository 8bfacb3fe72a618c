import { expect, test } from 'vitest';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createLocalDrafts } from '../../../src/services/chat/local-drafts.ts';
import { createRoomDrafts, roomDraftKey } from '../../../src/services/chat/room-drafts.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const thread = { userId: 'ann', roomId: '1' };
const nothing = { title: null, notes: null };

const stored = () => {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => {},
  );
  return { area, storage, drafts: createRoomDrafts(storage) };
};

test('unsaved texts are stored by user and room, and removed once all are saved', () => {
  const { storage, drafts } = stored();
  drafts.write(thread, { title: null, notes: 'Thunder' });
  expect(drafts.read(thread)).toEqual({ title: null, notes: 'Thunder' });
  expect(drafts.read({ ...thread, roomId: '2' })).toEqual(nothing);
  expect(drafts.read({ ...thread, userId: 'bob' })).toEqual(nothing);
  expect(createLocalDrafts(storage).count('ann')).toBe(1);
  drafts.write(thread, nothing);
  expect(storage.keys('mates.')).toEqual([]);
});

test('they are removed with their room', () => {
  const { storage, drafts } = stored();
  drafts.write(thread, { title: 'Rain', notes: null });
  createDrafts(storage).forgetRoom(thread);
  expect(drafts.read(thread)).toEqual(nothing);
});

test('a full storage leaves them in memory', () => {
  const { area, drafts } = stored();
  area.isFull = true;
  drafts.write(thread, { title: null, notes: 'Thunder' });
  expect(drafts.read(thread)).toEqual({ title: null, notes: 'Thunder' });
});

test.each(['not JSON', '{"title":1}'])('a damaged entry, %s, counts as nothing', (text) => {
  const { storage, drafts } = stored();
  storage.write(roomDraftKey(thread), text);
  expect(drafts.read(thread)).toEqual(nothing);
});
