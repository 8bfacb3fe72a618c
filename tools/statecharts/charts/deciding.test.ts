import { expect, test } from 'vitest';
import { decidingPaths, partsOf } from './deciding.ts';

const cases = (...entries: readonly (readonly [object, string])[]) =>
  entries.map(([context, answer]) => ({ parts: partsOf(context, ''), answer }));

test('parts are named by their paths, and a list has a length', () => {
  expect(partsOf({ user: null, items: [{ id: 1 }] }, '')).toEqual({
    user: 'null',
    'items.length': '1',
    'items.0.id': '1',
  });
});

test('no path decides when there is only one answer', () => {
  expect(decidingPaths(cases([{ a: 1 }, 'open'], [{ a: 2 }, 'open']))).toEqual([]);
});

test('one path decides, whatever else differs', () => {
  expect(
    decidingPaths(cases([{ a: 1, b: 1 }, 'open'], [{ a: 2, b: 1 }, 'open'], [{ a: 1, b: 2 }, 'closed'])),
  ).toEqual(['b']);
});

test('two paths decide together', () => {
  expect(
    decidingPaths(
      cases([{ a: 1, b: 1 }, 'x'], [{ a: 1, b: 2 }, 'y'], [{ a: 2, b: 1 }, 'y'], [{ a: 2, b: 2 }, 'x']),
    ).toSorted(),
  ).toEqual(['a', 'b']);
});

test('cases that no path distinguishes stay undecided', () => {
  expect(decidingPaths(cases([{ a: 1 }, 'x'], [{ a: 1 }, 'y']))).toEqual([]);
});
