import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { textsIn } from '../../../src/services/chat/held-texts.ts';
import { createLocalDrafts } from '../../../src/services/chat/local-drafts.ts';
import { unsentKeys } from '../../../src/services/chat/unsent-keys.ts';
import { createUnsent } from '../../../src/services/chat/unsent.ts';
import { createMateDrafts } from '../../../src/services/mates/mate-drafts.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { filledForm } from '../../machines/mates/user-mate-samples.ts';
import { createTabDrafts } from '../../../src/services/chat/tab-drafts.ts';
import { FakeLocks } from '../support/fake-locks.ts';
import { FakeStorage } from '../support/fake-storage.ts';
import { FakeWindow } from '../support/fake-window.ts';

afterEach(() => vi.unstubAllGlobals());

const clientMessageId = '7d7de1b2-0d0e-4d39-a0ac-7b9c0a4b9c7e';

test('counts and discards the drafts of one user and keeps those of another', async () => {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => {},
  );
  const words = createLocalDrafts(storage);
  const drafts = createDrafts(storage);
  for (const userId of ['ann', 'anna']) {
    for (const tab of ['tab-1', 'tab-2']) {
      const tabDrafts = createTabDrafts(
        storage,
        createSafeStorage(
          () => new FakeStorage(),
          () => {},
        ),
        {
          claim: () => Promise.resolve(tab),
          isOpen: () => Promise.resolve(true),
        },
      );
      await tabDrafts.open({ userId, roomId: '1' });
      tabDrafts.keep({ userId, roomId: '1' }, `a draft of ${userId}`);
    }
    storage.write(`mates.draft/${userId}/2`, 'a draft of an earlier version');
    drafts.persistUnsent(
      { userId, roomId: '2' },
      { clientMessageId, text: 'unsent', at: 1, needsUser: true },
    );
    drafts.forgetRoomLater({ userId, roomId: '1' }, 5);
    createMateDrafts(storage).write(
      { userId, mateId: null },
      { form: filledForm, clientMateId: clientMessageId },
    );
  }
  expect([words.count('ann'), words.count('anna'), words.count('')]).toEqual([5, 5, 0]);

  words.remove('ann');
  expect([words.count('ann'), words.count('anna')]).toEqual([0, 5]);
  expect(storage.keys('mates.').filter((key) => key.includes('/ann/'))).toEqual([]);
  expect(storage.read('mates.draft/anna/1/tab-2')).toContain('a draft of anna');
});

test('what the browser refuses to store counts too, is removed too, and is found by the delivery', () => {
  vi.stubGlobal('window', new FakeWindow('https://mates.example/'));
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  const storage: SafeStorage = {
    read: () => null,
    write: () => false,
    remove: () => undefined,
    keys: () => [],
  };
  const local = createLocalDrafts(storage);
  expect(textsIn(storage)).toBe(storage);
  const { drafts } = createUnsent(storage);
  drafts.persistUnsent(
    { userId: 'ann', roomId: 'room-1' },
    { clientMessageId, text: 'Hello', at: 1, needsUser: false },
  );
  expect([local.count('ann'), textsIn(storage).keys(unsentKeys('ann')).length]).toEqual([1, 1]);
  local.remove('ann');
  expect(local.count('ann')).toBe(0);
});

test('removes the texts of all users but one', () => {
  const area = new FakeStorage();
  const storage = createSafeStorage(
    () => area,
    () => {},
  );
  for (const user of ['ann', 'anna', 'ben'])
    for (const kind of ['draft', 'unsent', 'mate-draft', 'room-draft', 'mate-card', 'leaving'])
      storage.write(`mates.${kind}/${user}/room-1`, 'x');
  storage.write('mates.copies-off', 'yes');
  createLocalDrafts(storage).removeOfOthers('ann');
  expect(storage.keys('mates.').length).toBe(7);
  expect(storage.keys('mates.draft/')).toEqual(['mates.draft/ann/room-1']);
});
