import { describe, expect, test } from 'vitest';
import {
  violationBy,
  violationOf,
  type PropertySet,
} from '../../tools/statechart-tests/properties/properties.ts';

/** How many steps a counterexample has at most: more are hard to follow. */
const readable = 8;

const sets = Object.entries(
  import.meta.glob<{ readonly properties: PropertySet }>('./**/*.properties.ts', { eager: true }),
).map(([path, { properties }]) => [path.replace(/^.*\/(.*)\.properties\.ts$/, '$1'), properties] as const);

describe.each(sets)('%s', (_name, set) => {
  const violation = once(() => violationOf(set));

  test.each(set.properties.map(({ id }) => id))('%s', (id) => {
    const found = violation();
    expect(found?.property === id ? found.steps : []).toEqual([]);
  });

  test('each property has a planted fault', () => {
    const planted = new Set(set.faults.map(({ violates }) => violates));
    expect(set.properties.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
  });

  test.each(set.faults.map((fault) => [fault.violates, fault] as const))(
    'finds a fault that violates: %s',
    (id, fault) => {
      const found = violationBy(fault, set);
      expect(found?.property).toBe(id);
      expect(found?.steps.length).toBeLessThanOrEqual(readable);
    },
  );
});

/** Returns the same result each time. */
function once<Result>(compute: () => Result): () => Result {
  const results: Result[] = [];
  return () => {
    if (results.length === 0) results.push(compute());
    return results[0] as Result;
  };
}
