import { expect, test } from 'vitest';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createPendingFavoritesStore } from '../../../src/services/mates/pending-favorites-store.ts';
import { FakeStorage } from '../support/fake-storage.ts';

test('queued changes are restored in this tab', () => {
  const storage = new FakeStorage();
  const store = storeOn(storage);
  const change = { kind: 'follow', id: 'iris-vale', wanted: true } as const;
  store.write([change]);
  expect(storeOn(storage).read()).toEqual([change]);
  store.write([]);
  expect(storage.length).toBe(0);
});

test.each([
  '',
  'no JSON',
  '{}',
  '[{"kind":"favorite","id":"../x","wanted":true}]',
  '[{"kind":"favorite","id":"iris"}]',
  '[{"kind":"other","id":"iris","wanted":true}]',
])('an invalid stored list counts as empty: %j', (text) => {
  const storage = new FakeStorage();
  storage.setItem('heart-wishes', text);
  expect(storeOn(storage).read()).toEqual([]);
});

const storeOn = (storage: FakeStorage) =>
  createPendingFavoritesStore(
    createSafeStorage(
      () => storage,
      (error) => {
        throw error;
      },
    ),
  );
