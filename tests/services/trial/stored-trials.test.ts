import { expect, test } from 'vitest';
import { createStoredTrials } from '../../../src/services/trial/stored-trials.ts';
import { almostOver, untouched } from '../../machines/trial/trial-samples.ts';
import { createSafeStorage, type SafeStorage } from '../../../src/services/storage/safe-storage.ts';
import { FakeStorage } from '../support/fake-storage.ts';

const hour = 3_600_000;

const memoryStorage = (): SafeStorage => {
  const area = new FakeStorage();
  return createSafeStorage(
    () => area,
    (error) => {
      throw error;
    },
  );
};

test('a chat ends a day after its last change, and is then removed', () => {
  const storage = memoryStorage();
  let now = 0;
  const trials = createStoredTrials(storage, () => now);
  trials.write('wren', 'Wren', almostOver);
  now = 20 * hour;
  expect(trials.read('wren')).toEqual(almostOver);
  trials.write('wren', 'Wren', almostOver);
  now = 43 * hour;
  expect(trials.findOffer()).toEqual({ mateId: 'wren', name: 'Wren' });
  now = 44 * hour;
  expect(trials.findOffer()).toBeNull();
  expect(trials.read('wren').messages).toEqual([]);
  createStoredTrials(storage, () => now);
  expect(storage.keys('trial/')).toEqual([]);
});

test('a declined chat is offered no more, but is not lost; neither is one without a message', () => {
  const trials = createStoredTrials(memoryStorage(), () => 0);
  trials.write('iris-vale', 'Iris', { ...untouched, draft: 'Hello' });
  expect(trials.findOffer()).toBeNull();
  expect(trials.read('iris-vale').draft).toBe('Hello');
  trials.write('wren', 'Wren', almostOver);
  trials.decline('wren');
  expect(trials.findOffer()).toBeNull();
  expect(trials.read('wren')).toEqual(almostOver);
  trials.remove('wren');
  expect(trials.read('wren').messages).toEqual([]);
});

test('what cannot be read is removed', () => {
  const storage = memoryStorage();
  storage.write('trial/wren', '{');
  const trials = createStoredTrials(storage, () => 0);
  expect(trials.read('wren').messages).toEqual([]);
  expect(storage.keys('trial/')).toEqual([]);
});

test('for an hour after its last message, or once it was accepted, a chat is of who signs in', () => {
  let now = 0;
  const trials = createStoredTrials(memoryStorage(), () => now);
  const fresh = () => [trials.findFreshMate(), trials.findFresh('wren'), trials.findFresh('iris-vale')];
  trials.write('iris-vale', 'Iris', { ...untouched, draft: 'Hello' });
  expect(fresh()).toEqual([null, null, null]);
  trials.write('iris-vale', 'Iris', almostOver);
  now = hour / 2;
  trials.write('wren', 'Wren', almostOver);
  expect(fresh()).toEqual(['wren', almostOver, almostOver]);
  now = hour;
  expect(fresh()).toEqual(['wren', almostOver, null]);
  now = 3 * hour;
  expect(fresh()).toEqual([null, null, null]);
  trials.accept('iris-vale');
  expect(fresh()).toEqual(['iris-vale', null, almostOver]);
});
