import { expect, test } from 'vitest';
import type { SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { createRegionStore } from '../../../src/services/safety/region.ts';
import { createUsageStore } from '../../../src/services/safety/usage-store.ts';

const minute = 60_000;

const shelf = (refuses = false): SafeStorage => {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, text) => {
      if (!refuses) stored.set(key, text);
      return !refuses;
    },
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
};

test('simultaneous use of two tabs counts once', () => {
  const storage = shelf();
  const [one, other] = [createUsageStore(storage), createUsageStore(storage)];
  one.count(0, minute);
  one.count(minute, minute);
  other.count(minute, minute);
  expect(other.count(1.5 * minute, minute).used).toBe(1.5 * minute);
});

test('a session continues after a reload, and a new one starts after half an hour without use', () => {
  const storage = shelf();
  createUsageStore(storage).count(0, minute);
  createUsageStore(storage).saveDisclosure({ welcomed: true, toldAt: 5 });
  expect(createUsageStore(storage).count(10 * minute, minute)).toEqual({
    startedAt: 0,
    used: minute,
    lastAt: 10 * minute,
    welcomed: true,
    toldAt: 5,
  });
  expect(createUsageStore(storage).count(41 * minute, minute)).toEqual({
    startedAt: 41 * minute,
    used: 0,
    lastAt: 41 * minute,
    welcomed: false,
    toldAt: 0,
  });
});

test('without storage each tab counts for itself', () => {
  const store = createUsageStore(shelf(true));
  store.count(0, minute);
  store.saveDisclosure({ welcomed: true, toldAt: 0 });
  const { used, welcomed } = store.count(minute, minute);
  expect([used, welcomed]).toEqual([minute, true]);
});

test('the country is the chosen one, otherwise the browser’s', () => {
  const storage = shelf();
  const store = createRegionStore(storage, () => ['en', 'zh-Hant-TW', 'de-AT']);
  expect(store.read()).toBe('TW');
  store.write('');
  expect(store.read()).toBe('');
  expect(createRegionStore(shelf(), () => ['fr']).read()).toBe('');
});
