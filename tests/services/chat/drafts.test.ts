import { describe, expect, test } from 'vitest';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { memoryBacked } from '../../../src/services/storage/memory-backed.ts';
import { idNumber } from '../../machines/chat/chat-samples.ts';

const thread = { userId: 'user-1', roomId: 'room-1' };
const unsent = (n: number, at: number) => ({
  clientMessageId: idNumber(n),
  text: `Text ${n}`,
  at,
  needsUser: false,
});

/** The browser's storage in memory, with a limit on the number of keys. */
const area = (limit = Number.POSITIVE_INFINITY): Storage => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (!entries.has(key) && entries.size >= limit) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
      Object.assign(storage, { [key]: text });
    },
    removeItem(key: string) {
      entries.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  // The service uses only three methods of a Storage, and its keys as properties.
  return storage as unknown as Storage;
};

const visit = (storage: Storage) =>
  createDrafts(
    memoryBacked(
      createSafeStorage(
        () => storage,
        () => undefined,
      ),
    ),
  );

describe('unsent messages', () => {
  test('unsent messages are restored in the order in which they were written', () => {
    const storage = area();
    const drafts = visit(storage);
    drafts.persistUnsent(thread, unsent(2, 2000));
    drafts.persistUnsent(thread, unsent(1, 1000));
    drafts.persistUnsent({ ...thread, roomId: 'room-2' }, unsent(3, 500));
    expect(visit(storage).readUnsent(thread)).toEqual([unsent(1, 1000), unsent(2, 2000)]);
    drafts.forgetUnsent(thread, [idNumber(1), idNumber(9)]);
    expect(visit(storage).readUnsent(thread)).toEqual([unsent(2, 2000)]);
  });

  test('discards only the drafts of the given room', () => {
    const storage = area();
    const drafts = visit(storage);
    const elsewhere = { ...thread, roomId: 'room-2' };
    for (const place of [thread, elsewhere]) {
      drafts.persistUnsent(place, unsent(1, 1000));
    }
    drafts.forgetRoom(thread);
    expect([drafts.readUnsent(thread), drafts.readUnsent(elsewhere)]).toEqual([[], [unsent(1, 1000)]]);
  });

  test('storing a message again replaces its earlier version', () => {
    const drafts = visit(area());
    drafts.persistUnsent(thread, unsent(1, 1000));
    const refused = { ...unsent(1, 1000), needsUser: true, code: 4020 };
    drafts.persistUnsent(thread, refused);
    expect(drafts.readUnsent(thread)).toEqual([refused]);
  });

  test('two tabs with one room do not overwrite each other', () => {
    const storage = area();
    const [one, other] = [visit(storage), visit(storage)];
    one.persistUnsent(thread, unsent(1, 1000));
    other.persistUnsent(thread, unsent(2, 2000));
    one.forgetUnsent(thread, [idNumber(1)]);
    expect(visit(storage).readUnsent(thread)).toEqual([unsent(2, 2000)]);
  });

  test('[S3.6] only corrupt entries are discarded', () => {
    const storage = area();
    const drafts = visit(storage);
    drafts.persistUnsent(thread, unsent(1, 1000));
    storage.setItem('mates.unsent/user-1/room-1/broken', '{"text":');
    storage.setItem('mates.unsent/user-1/room-1/other', '{"text":"no id"}');
    expect(drafts.readUnsent(thread)).toEqual([unsent(1, 1000)]);
    expect(storage.getItem('mates.unsent/user-1/room-1/broken')).toEqual(null);
  });

  test('[S8.10] drafts live in memory when the storage is full', () => {
    const drafts = visit(area(0));
    drafts.persistUnsent(thread, unsent(1, 1000));
    expect(drafts.readUnsent(thread)).toEqual([unsent(1, 1000)]);
    drafts.forgetUnsent(thread, [idNumber(1)]);
    expect(drafts.readUnsent(thread)).toEqual([]);
  });

  test('an unsent message is listed before a draft, and of drafts the newest that is not blank', () => {
    const storage = area();
    const drafts = visit(storage);
    const draft = (text: string, at: number) => JSON.stringify({ text, at });
    storage.setItem('mates.draft/user-1/room-1/tab-1', draft('Older', 1));
    storage.setItem('mates.draft/user-1/room-1/tab-2', draft(' Newer ', 2));
    storage.setItem('mates.draft/user-1/room-1/tab-3', draft('  ', 3));
    storage.setItem('mates.draft/user-1/room-2/tab-1', draft(' ', 1));
    expect(drafts.unsentTexts('user-1')).toEqual([{ roomId: 'room-1', kind: 'draft', excerpt: 'Newer' }]);
    drafts.persistUnsent(thread, unsent(1, 1000));
    expect(drafts.unsentTexts('user-1')).toEqual([{ roomId: 'room-1', kind: 'message', excerpt: 'Text 1' }]);
    expect(drafts.unsentTexts('user-2')).toEqual([]);
  });

  test('[P11] drafts of a deleted room are discarded after its time to restore, unless it was restored', () => {
    const storage = area();
    const drafts = visit(storage);
    drafts.persistUnsent(thread, unsent(1, 1000));
    drafts.forgetRoomLater(thread, 5000);
    drafts.removeExpired('user-1', 4000);
    drafts.removeExpired('somebody-else', 9000);
    expect(drafts.readUnsent(thread)).toEqual([unsent(1, 1000)]);
    drafts.cancelRoomRemoval(thread);
    drafts.removeExpired('user-1', 9000);
    expect(drafts.readUnsent(thread)).toEqual([unsent(1, 1000)]);
    drafts.forgetRoomLater(thread, 5000);
    visit(storage).removeExpired('user-1', 5000);
    expect(visit(storage).readUnsent(thread)).toEqual([]);
    expect(storage.getItem('mates.leaving/user-1/room-1')).toEqual(null);
  });
});
