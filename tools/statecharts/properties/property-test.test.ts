import { describe, expect, test } from 'vitest';
import type { TestStep, TestSut, TestTemporal } from './contract.ts';
import { createMonitor } from './monitor.ts';
import { PropertyFailure, propertyTest } from './property-test.ts';
import { shrink } from './shrink.ts';

/** A counter that can be raised, lowered and reset; resting raises it to five. */
const counter: TestSut<TestStep, number> = {
  create: () => {
    let count = 0;
    const change: Readonly<Record<string, (now: number) => number>> = {
      raise: (now) => now + 1,
      lower: (now) => now - 1,
      reset: () => 0,
    };
    const stepOf = (name: string): TestStep => ({ key: name, name, group: name });
    return {
      started: [],
      read: () => count,
      choices: () => Object.keys(change).map(stepOf),
      settle: () => (count < 5 ? stepOf('raise') : null),
      send: ({ key }) => {
        count = change[key]?.(count) ?? count;
        return [];
      },
      dispose: () => undefined,
    };
  },
};

type Property = TestTemporal<TestStep, number>;

function failureOf(property: Property): PropertyFailure | null {
  try {
    propertyTest({ sut: counter, temporal: [property], place: String, numRuns: 200 });
    return null;
  } catch (error) {
    if (error instanceof PropertyFailure) return error;
    throw error;
  }
}

test('a violation is shrunk to the steps that it needs, and printed as a numbered list', () => {
  const failure = failureOf({ type: 'never', id: 'three', predicate: ({ snapshot }) => snapshot === 3 });
  expect(failure?.counterexample.steps).toEqual(['raise', 'raise', 'raise']);
  expect(failure?.message).toMatch(
    /^violated: three \(seed 1, shrunk from \d+ steps\)\n {2}1\. raise\n {2}2\. raise\n {2}3\. raise$/,
  );
});

test('the same seed finds the same walk', () => {
  const never: Property = { type: 'never', id: 'minus two', predicate: ({ snapshot }) => snapshot === -2 };
  expect(failureOf(never)?.message).toBe(failureOf(never)?.message);
});

test('time passes at the end of a walk until what is owed has come', () => {
  const reach = (goal: number): Property => ({
    type: 'eventually',
    id: `reaches ${goal}`,
    predicate: ({ snapshot }) => snapshot >= goal,
  });
  expect(failureOf(reach(5))).toBeNull();
  expect(failureOf(reach(99))?.counterexample.steps).toEqual([]);
});

test('an error of the system is no violation', () => {
  const broken: TestSut<TestStep, number> = {
    create: () => ({
      ...counter.create(),
      send: () => {
        throw new TypeError('broken');
      },
    }),
  };
  expect(() => propertyTest({ sut: broken, temporal: [], place: String })).toThrow(TypeError);
});

test('shrinking keeps the order', () => {
  const steps = Array.from({ length: 30 }, (_, index) => index);
  expect(shrink(steps, (some) => some.indexOf(4) >= 0 && some.includes(17))).toEqual([4, 17]);
});

describe('temporal properties', () => {
  const at = (value: number) => (context: { readonly snapshot: number }) => context.snapshot === value;
  /** Returns the number of the step that violates the property, `end` for the end, or null. */
  function violationIn(property: Property, values: readonly number[]): number | 'end' | null {
    const monitor = createMonitor(property);
    const contexts = values.map((snapshot, step) => ({
      initialSnapshot: values[0] ?? 0,
      previousSnapshot: values[step - 1] ?? 0,
      snapshot,
      event: null,
      effects: [],
      history: [],
      step,
    }));
    const index = contexts.findIndex((context) => monitor.observe(context));
    if (index !== -1) return index;
    return monitor.end() ? 'end' : null;
  }

  test.each<[string, Property, readonly number[], number | 'end' | null]>([
    ['always holds', { type: 'always', id: '', predicate: at(1) }, [1, 1], null],
    ['always fails', { type: 'always', id: '', predicate: at(1) }, [1, 2], 1],
    ['never holds', { type: 'never', id: '', predicate: at(1) }, [2, 3], null],
    ['never fails', { type: 'never', id: '', predicate: at(1) }, [2, 1], 1],
    ['eventually holds', { type: 'eventually', id: '', predicate: at(3) }, [1, 3, 1], null],
    ['eventually fails', { type: 'eventually', id: '', predicate: at(3) }, [1, 2], 'end'],
    ['until holds', { type: 'until', id: '', hold: at(1), until: at(2) }, [1, 1, 2, 5], null],
    ['until fails early', { type: 'until', id: '', hold: at(1), until: at(2) }, [1, 3, 2], 1],
    ['until never comes', { type: 'until', id: '', hold: at(1), until: at(2) }, [1, 1], 'end'],
    ['respond holds', { type: 'respond', id: '', trigger: at(1), response: at(2) }, [1, 3, 2], null],
    ['respond fails', { type: 'respond', id: '', trigger: at(1), response: at(2) }, [2, 1, 3], 'end'],
    ['respond again', { type: 'respond', id: '', trigger: at(1), response: at(2) }, [1, 2, 1], 'end'],
  ])('%s', (_name, property, values, expected) => {
    expect(violationIn(property, values)).toBe(expected);
  });
});
