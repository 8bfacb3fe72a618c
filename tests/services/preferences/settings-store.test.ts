import { expect, test } from 'vitest';
import { createSafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createSettingsStore } from '../../../src/services/preferences/settings-store.ts';
import { FakeStorage } from '../support/fake-storage.ts';

test.each(['system', 'light', 'dark'] as const)('the theme %s is stored', (theme) => {
  const storage = new FakeStorage();
  storeIn(storage).writeTheme(theme);
  expect(storeIn(storage).readTheme()).toBe(theme);
});

test.each(['', '{', 'null', '"dark"', '{"theme":"pink"}', '{"theme":null}', '[]'])(
  '[S3.6] %j means the system theme',
  (text) => {
    expect(storeIn(FakeStorage.of({ settings: text })).readTheme()).toBe('system');
  },
);

test('the default is the system theme', () => {
  expect(storeIn(new FakeStorage()).readTheme()).toBe('system');
});

const storeIn = (storage: Storage) =>
  createSettingsStore(
    createSafeStorage(
      () => storage,
      () => {},
    ),
  );
