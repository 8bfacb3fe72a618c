import { expect, test } from 'vitest';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createTabDrafts } from '../../../src/services/chat/tab-drafts.ts';
import { createTemporaryTexts } from '../../../src/services/chat/temporary-texts.ts';
import { memoryBacked } from '../../../src/services/storage/memory-backed.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const thread = { userId: 'user-1', roomId: 'room-1' };
const other = { userId: 'user-1', roomId: 'room-10' };
const unsent = {
  clientMessageId: '5e0c1a52-9d8a-4f6b-8e1f-000000000001',
  text: 'Unsent',
  at: 1,
  needsUser: false,
};

const createPage = () => {
  const areas = [new FakeStorage(), new FakeStorage()] as const;
  const [storage, tabStorage] = areas.map((area) =>
    createSafeStorage(
      () => area,
      () => undefined,
    ),
  );
  if (storage === undefined || tabStorage === undefined) throw new Error('There are two areas.');
  const held: boolean[] = [];
  const temporary = createTemporaryTexts();
  const texts = memoryBacked(temporary.refuseIn(storage), (isHeld) => void held.push(isHeld));
  const tab = { claim: () => Promise.resolve('tab-1'), isOpen: () => Promise.resolve(false) };
  const tabDrafts = createTabDrafts(texts, temporary.refuseIn(tabStorage), tab);
  return { areas, held, temporary, drafts: createDrafts(texts, temporary.hasRoom), tabDrafts };
};

test('a temporary room leaves nothing in the storage, and its texts are there while the page is open', async () => {
  const { areas, held, temporary, drafts, tabDrafts } = createPage();
  temporary.addRoom('room-1');
  await tabDrafts.open(thread);
  tabDrafts.keep(thread, 'A draft');
  drafts.persistUnsent(thread, unsent);
  expect(await tabDrafts.open(thread)).toBe('A draft');
  expect(drafts.readUnsent(thread)).toEqual([unsent]);
  // No list contains the room, but it was not deleted elsewhere.
  expect(drafts.readOrphaned('user-1', [])).toEqual([]);
  // Leaving the page asks first.
  expect(held.at(-1)).toBe(true);
  tabDrafts.keep(thread, '');
  expect(areas.map((area) => area.length)).toEqual([0, 0]);
  drafts.forgetRoom(thread);
  expect(drafts.readUnsent(thread)).toEqual([]);
  expect(held.at(-1)).toBe(false);
});

test('the texts of other rooms are stored', async () => {
  const { areas, temporary, drafts, tabDrafts } = createPage();
  temporary.addRoom('room-1');
  await tabDrafts.open(other);
  tabDrafts.keep(other, 'A draft');
  drafts.persistUnsent(other, unsent);
  expect(areas.map((area) => area.length)).toEqual([2, 0]);
  expect(drafts.readOrphaned('user-1', [])).toEqual([{ roomId: 'room-10', texts: ['Unsent', 'A draft'] }]);
});
