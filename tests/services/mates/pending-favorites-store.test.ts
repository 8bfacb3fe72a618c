import { expect, test } from 'vitest';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createPendingFavoritesStore } from '../../../src/services/mates/pending-favorites-store.ts';
import { FakeStorage } from '../support/fake-storage.ts';

test('queued changes are restored in this tab', () => {
  const storage = new FakeStorage();
  const store = storeOn(storage);
  store.write([{ id: 'iris-vale', wanted: true }]);
  expect(storeOn(storage).read()).toEqual([{ id: 'iris-vale', wanted: true }]);
  store.write([]);
  expect(storage.length).toBe(0);
});

test.each(['', 'no JSON', '{}', '[{"id":"../x","wanted":true}]', '[{"id":"iris"}]'])(
  'an invalid stored list counts as empty: %j',
  (text) => {
    const storage = new FakeStorage();
    storage.setItem('heart-wishes', text);
    expect(storeOn(storage).read()).toEqual([]);
  },
);

const storeOn = (storage: FakeStorage) =>
  createPendingFavoritesStore(
    createSafeStorage(
      () => storage,
      (error) => {
        throw error;
      },
    ),
  );
