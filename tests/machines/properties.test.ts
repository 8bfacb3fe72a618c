import { describe, expect, test } from 'vitest';
import { violationOf } from 'statechart-tools/properties/properties';
import { propertySets } from './support/property-sets.ts';

describe.each(propertySets)('%s', (_name, set) => {
  const violation = once(() => violationOf(set));

  test.each(set.properties.map(({ id }) => id))('%s', (id) => {
    const found = violation();
    // A walk without a step violates it at the start.
    expect(found?.property === id ? ['start', ...found.steps] : []).toEqual([]);
  });

  test('each property has a planted fault', () => {
    const planted = new Set(set.faults.map(({ violates }) => violates));
    expect(set.properties.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([]);
  });
});

/** Returns the same result each time. */
function once<Result>(compute: () => Result): () => Result {
  const results: Result[] = [];
  return () => {
    if (results.length === 0) results.push(compute());
    return results[0] as Result;
  };
}
