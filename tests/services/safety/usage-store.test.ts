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

const visitor = () => null;

test('simultaneous use of two tabs counts once', () => {
  const storage = shelf();
  const [one, other] = [createUsageStore(storage, visitor), createUsageStore(storage, visitor)];
  one.count(0, minute);
  one.count(minute, minute);
  other.count(minute, minute);
  expect(other.count(1.5 * minute, minute).used).toBe(1.5 * minute);
});

test('a session continues after a reload, and a new one starts after half an hour without use', () => {
  const storage = shelf();
  createUsageStore(storage, visitor).count(0, minute);
  createUsageStore(storage, visitor).saveDisclosure({ welcomed: true, toldAt: 5 });
  expect(createUsageStore(storage, visitor).count(10 * minute, minute)).toEqual({
    startedAt: 0,
    used: minute,
    lastAt: 10 * minute,
    welcomed: true,
    toldAt: 5,
  });
  expect(createUsageStore(storage, visitor).count(41 * minute, minute)).toEqual({
    startedAt: 41 * minute,
    used: 0,
    lastAt: 41 * minute,
    welcomed: false,
    toldAt: 0,
  });
});

test('each person who uses the browser has a count and a disclosure of their own', () => {
  let person: string | null = 'ada';
  const store = createUsageStore(shelf(), () => person);
  store.count(0, minute);
  store.saveDisclosure({ welcomed: true, toldAt: 0 });
  const seenBy = (who: string | null) => {
    person = who;
    return store.count(minute, minute).welcomed;
  };
  expect([seenBy('ada'), seenBy('eve'), seenBy(null), seenBy('ada')]).toEqual([true, false, false, true]);
});

test('a disclosure that was read in another browser counts here in the same session, and not in a later one', () => {
  const store = createUsageStore(shelf(), visitor);
  store.count(40 * minute, minute);
  store.adoptDisclosure(9 * minute, 40 * minute);
  expect(store.read(40 * minute).welcomed).toBe(false);
  store.adoptDisclosure(11 * minute, 40 * minute);
  expect(store.read(40 * minute).welcomed).toBe(true);
});

test('without storage each tab counts for itself', () => {
  const store = createUsageStore(shelf(true), visitor);
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
