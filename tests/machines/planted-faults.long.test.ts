/** Judges the search for violations: it finds each planted fault. */
import { describe, expect, test } from 'vitest';
import { violationBy } from 'statechart-tools/properties/properties';
import { propertySets } from './support/property-sets.ts';

/** How many steps a counterexample has at most: more are hard to follow. */
const readable = 8;

describe.each(propertySets)('%s', (_name, set) => {
  test.each(set.faults.map((fault) => [fault.violates, fault] as const))(
    'finds a fault that violates: %s',
    (id, fault) => {
      const found = violationBy(fault, set);
      expect(found?.property).toBe(id);
      expect(found?.steps.length).toBeLessThanOrEqual(readable);
    },
  );
});
