import { describe, expect, test } from 'vitest';
import { createDrafts } from '../../../src/services/chat/drafts.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { memoryBacked } from '../../../src/services/storage/memory-backed.ts';
import { createTabDrafts } from '../../../src/services/chat/tab-drafts.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const thread = { userId: 'user-1', roomId: 'room-1' };

const storageIn = (area = new FakeStorage()): SafeStorage =>
  createSafeStorage(
    () => area,
    () => undefined,
  );

/** A browser with one storage for all its tabs. */
function browser(area = new FakeStorage()) {
  const storage = storageIn(area);
  const tabAreas = new Map<string, SafeStorage>();
  const tabArea = (id: string) => {
    const area = tabAreas.get(id) ?? storageIn();
    tabAreas.set(id, area);
    return area;
  };
  const open = new Set<string>();
  let time = 0;
  return {
    area,
    storage,
    /** Opens a tab, or loads its page again. */
    tab: (id: string) => {
      open.add(id);
      const identity = {
        claim: () => Promise.resolve(id),
        isOpen: (other: string) => Promise.resolve(open.has(other)),
      };
      return createTabDrafts(memoryBacked(storage), tabArea(id), identity, () => (time += 1));
    },
    close: (id: string) => void open.delete(id),
  };
}

describe('drafts of tabs', () => {
  test('[S8.10] a draft is restored after a reload, only in its room and for its user', async () => {
    const { tab } = browser();
    const first = tab('a');
    await first.open(thread);
    first.keep(thread, 'Are you there?');
    const later = tab('a');
    expect(await later.open(thread)).toEqual('Are you there?');
    expect(await later.open({ ...thread, roomId: 'room-2' })).toEqual('');
    expect(await later.open({ ...thread, roomId: 'room' })).toEqual('');
    expect(await later.open({ ...thread, userId: 'user-2' })).toEqual('');
    later.keep(thread, '');
    expect(await tab('a').open(thread)).toEqual('');
  });

  test('[S8.10] sending or typing in one tab does not change the draft of another', async () => {
    const { tab } = browser();
    const [one, other] = [tab('a'), tab('b')];
    await one.open(thread);
    await other.open(thread);
    other.keep(thread, 'A long draft in the other tab');
    one.keep(thread, 'Short');
    one.keep(thread, '');
    expect(await tab('b').open(thread)).toEqual('A long draft in the other tab');
    expect(await tab('a').open(thread)).toEqual('');
  });

  test('[S8.10] a tab with a cleared draft does not adopt another one while both tabs reload', async () => {
    const { tab, close } = browser();
    const [one, other] = [tab('a'), tab('b')];
    await one.open(thread);
    await other.open(thread);
    one.keep(thread, 'Short');
    other.keep(thread, 'A long draft in the other tab');
    one.keep(thread, '');
    close('b');
    expect(await tab('a').open(thread)).toEqual('');
    expect(await tab('b').open(thread)).toEqual('A long draft in the other tab');
  });

  test('a new tab adopts the newest draft that no open tab owns, and the next tab the previous one', async () => {
    const { tab, close } = browser();
    for (const id of ['a', 'b', 'c']) {
      const drafts = tab(id);
      await drafts.open({ ...thread, roomId: 'room-9' });
      drafts.keep(thread, `Draft of ${id}`);
    }
    close('a');
    close('b');
    expect(await tab('d').open(thread)).toEqual('Draft of b');
    expect(await tab('e').open(thread)).toEqual('Draft of a');
    expect(await tab('f').open(thread)).toEqual('');
    expect(await tab('d').open(thread)).toEqual('Draft of b');
  });

  test('a draft stored by an earlier version is restored, and removed once it is sent', async () => {
    const { tab, storage } = browser();
    storage.write('mates.draft/user-1/room-1', 'Written before the update');
    const drafts = tab('a');
    expect(await drafts.open(thread)).toEqual('Written before the update');
    expect(await tab('b').open(thread)).toEqual('');
    drafts.keep(thread, '');
    expect(storage.keys('mates.draft/')).toEqual([]);
  });

  test('[S8.10] drafts live in memory when the storage is full, and none is lost', async () => {
    const { area, storage, tab } = browser();
    storage.write('mates.draft/user-1/room-1', 'Written before');
    area.isFull = true;
    const drafts = tab('a');
    expect(await drafts.open(thread)).toEqual('Written before');
    drafts.keep(thread, 'Still here');
    expect(await drafts.open(thread)).toEqual('Still here');
    expect(storage.read('mates.draft/user-1/room-1')).toEqual('Written before');
  });

  test('deleting a room discards its drafts of every tab and version, and no others', async () => {
    const { tab, storage } = browser();
    storage.write('mates.draft/user-1/room-1', 'Old');
    for (const [id, roomId] of [
      ['a', 'room-1'],
      ['b', 'room-1'],
      ['c', 'room-10'],
    ] as const) {
      const drafts = tab(id);
      await drafts.open({ ...thread, roomId: 'room-9' });
      drafts.keep({ ...thread, roomId }, 'Text');
    }
    createDrafts(storage).forgetRoom(thread);
    expect(storage.keys('mates.draft/')).toEqual(['mates.draft/user-1/room-10/c']);
  });
});
