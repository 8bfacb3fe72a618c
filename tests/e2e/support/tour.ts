/** Leads a page through a model of one of its machines. */
import { expect, test, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { Coverage } from '../../../tools/statechart-tests/coverage.ts';
import { nodeOf, type Edge, type Model, type Node } from '../../../tools/statechart-tests/model.ts';
import { placeOf } from '../../../tools/statechart-tests/text.ts';
import { describeStep, type Walk } from '../../../tools/statechart-tests/walks.ts';
import { findBarriers, outsideGallery } from './axe.ts';
import { advanceUntil, growingIntervals, tick } from './clock.ts';
import type { Observer } from './observer.ts';
import { takenInThisRun } from './records.ts';

/** How a machine's model is brought about and seen in a browser. */
export interface Stage {
  readonly model: Model;
  /** How people, the server or the browser make each step happen; a timer is the clock's affair. */
  readonly happen: (step: Edge, from: Node) => Promise<void>;
  /** What somebody perceives in each state. All that fit are looked at; at least one must. */
  readonly sights: readonly Sight[];
  /** Where the page waits for the screen that brings its heading. */
  readonly unnamed?: readonly StateValue[];
}

export interface Sight {
  readonly in: StateValue;
  readonly see: (snapshot: AnyMachineSnapshot) => Promise<void>;
}

/** Kept over the tours of one machine: what was taken, and which states axe has looked at. */
export class Journal {
  readonly #coverage: Coverage;
  readonly #looked = new Set<string>();
  #isRestored = false;

  constructor({ machine }: Model) {
    this.#coverage = new Coverage(machine);
  }

  /** After a failed test, Playwright continues in a new process: what was taken before is then read from its records. */
  get coverage(): Coverage {
    const { workerIndex, parallelIndex, file } = test.info();
    if (workerIndex !== parallelIndex && !this.#isRestored)
      for (const name of takenInThisRun(file)) this.#coverage.add(name);
    this.#isRestored = true;
    return this.#coverage;
  }

  /** Whether this state is new to axe; it is not any more afterwards. */
  isNew(value: StateValue): boolean {
    const place = placeOf(value);
    if (this.#looked.has(place)) return false;
    this.#looked.add(place);
    return true;
  }
}

/** Walks the page along a tour; the page stands at its beginning. After each step the page is where the model says. */
export async function tour(
  { page, observer, journal }: { page: Page; observer: Observer; journal: Journal },
  stage: Stage,
  walk: Walk,
): Promise<void> {
  await look(page, observer, journal, stage, walk.start, 'at the beginning');
  for (const step of walk.steps) {
    const from = nodeOf(stage.model, step.from);
    if (step.cause.kind === 'timer') await page.clock.runFor(step.cause.delay);
    else await stage.happen(step, from);
    await look(page, observer, journal, stage, nodeOf(stage.model, step.to), describeStep(step));
  }
  for (const name of observer.taken) journal.coverage.add(name);
}

async function look(
  page: Page,
  observer: Observer,
  journal: Journal,
  { model, sights, unnamed = [] }: Stage,
  { snapshot }: Node,
  after: string,
): Promise<void> {
  const value: StateValue = snapshot.value;
  await expect
    .poll(() => tick(page).then(() => observer.valueOf(model.machine.id)), {
      message: `${model.machine.id} ${after}`,
      intervals: growingIntervals,
    })
    .toEqual(value);
  const fitting = sights.filter((sight) => snapshot.matches(sight.in));
  expect(fitting.length, `nobody says what is seen in ${placeOf(value)}`).toBeGreaterThan(0);
  for (const { see } of fitting) await advanceUntil(page, see(snapshot));
  if (outsideGallery.includes(model.machine.id) && journal.isNew(value)) {
    const isUnnamed = unnamed.some((state) => snapshot.matches(state));
    const barriers = await findBarriers(page, { isClockStopped: true, isUnnamed });
    expect(barriers, `barriers in ${placeOf(value)}`).toEqual([]);
  }
}

/** A text that the sample of an event carries. */
export function textIn(event: EventObject, key: string): string {
  const found = Object.entries(event).find(([name]) => name === key);
  if (typeof found?.[1] !== 'string') throw new Error(`the sample of ${event.type} has no ${key}`);
  return found[1];
}
