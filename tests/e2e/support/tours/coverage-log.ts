/** Counts the transitions that the browser tests of a file take. */
import { expect } from '@playwright/test';
import type { StateValue } from 'xstate';
import { Coverage } from 'statechart-tools/walks/coverage';
import type { Model } from 'statechart-tools/explorer/model';
import { placeOf } from 'statechart-tools/explorer/text';
import { test } from '../fixtures.ts';
import { specOf, takenInThisRun } from '../records.ts';

/** Counts the transitions that all tests of the file take. */
export function countStories(...coverageLogs: readonly CoverageLog[]): void {
  // The observer starts before the page does.
  test.beforeEach(({ observer }) => expect(observer.taken.size).toBe(0));
  test.afterEach(({ observer }) => {
    for (const name of observer.taken) for (const { coverage } of coverageLogs) coverage.add(name);
  });
}

/** Shared by the tours of one machine: the transitions taken, and the states that axe has checked. */
export class CoverageLog {
  readonly #coverage: Coverage;
  readonly #looked = new Set<string>();
  readonly #machineId: string;
  #isRestored = false;

  constructor({ machine }: Model) {
    this.#coverage = new Coverage(machine);
    this.#machineId = machine.id;
  }

  /**
   * After a failed test, Playwright continues in a new process: the earlier transitions are then read from its records.
   */
  get coverage(): Coverage {
    const { workerIndex, parallelIndex } = test.info();
    if (workerIndex !== parallelIndex && !this.#isRestored)
      for (const name of takenInThisRun(specOf(test.info()))) this.#coverage.add(name);
    this.#isRestored = true;
    return this.#coverage;
  }

  /** Fails unless the tours have taken every transition in the browser, but for those that no user can. */
  expectAll(impossible: readonly string[] = []): void {
    console.log(`${String(this.coverage)}  in the browser`);
    const own = impossible.filter((name) => /^\w+/.exec(name)?.[0] === this.#machineId);
    expect(this.coverage.missing.toSorted()).toEqual(own.toSorted());
  }

  /** Returns true only once for each state: on its first check by axe. */
  isNew(value: StateValue): boolean {
    const place = placeOf(value);
    if (this.#looked.has(place)) return false;
    this.#looked.add(place);
    return true;
  }
}
