/** Drives a page along the walks of a system of machines. `@xstate/test` performs the paths. */
import { pathAlong } from 'statechart-tools/walks/test-model';
import type { SystemSnapshot } from 'statechart-tools/properties/live-system';
import type { SystemWalk, WalkedStep } from 'statechart-tools/properties/system-walks';
import { advanceUntil, pollStill } from '../clock.ts';
import { test } from '../fixtures.ts';
import type { MachineState, Observer } from '../observer.ts';
import type { Page } from '@playwright/test';
import type { CoverageLog } from './tour.ts';

/** How the browser test performs the steps of a system and checks its states. */
export interface SystemStage {
  /** How users, the server or the network perform each step; the clock lets time pass. */
  readonly happen: (step: WalkedStep['step'], before: SystemSnapshot) => Promise<void>;
  /** Checks what a user perceives. */
  readonly look: (snapshot: SystemSnapshot) => Promise<unknown>;
}

export interface SystemTours {
  readonly walks: readonly SystemWalk[];
  /** The states that the page must have too. */
  readonly statesIn: (snapshot: SystemSnapshot) => readonly MachineState[];
  readonly coverageLogs: readonly CoverageLog[];
}

/** Adds a test for each walk. */
export function testSystemTours(
  title: string,
  { walks, statesIn, coverageLogs }: SystemTours,
  open: (page: Page, observer: Observer) => Promise<SystemStage>,
): void {
  for (const [index, walk] of walks.entries()) {
    test(`${title}, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
      const names = walk.steps.map(({ step }) => step.name);
      test.info().annotations.push({ type: 'tour', description: names.join(' › ') });
      const stage = await open(page, observer);
      const path = pathAlong(walk.steps.map(({ step }) => ({ type: step.group, name: step.name })));
      const at = (number: number): WalkedStep => {
        const step = walk.steps[number];
        if (step === undefined) throw new Error(`the walk has no step ${number + 1}`);
        return step;
      };
      let done = 0;
      const happen = async () => {
        await take({ page, observer }, at(done), stage);
        done += 1;
      };
      await path.test({
        events: Object.fromEntries(walk.steps.map(({ step }) => [step.group, happen])),
        states: {
          '*': async ({ place }) => {
            const snapshot = place === 0 ? walk.start : at(place - 1).after;
            await compare({ page, observer }, statesIn(snapshot), names[place - 1] ?? 'at the beginning');
            await advanceUntil(page, stage.look(snapshot));
          },
        },
      });
      for (const name of observer.taken) for (const { coverage } of coverageLogs) coverage.add(name);
    });
  }
}

interface Visit {
  readonly page: Page;
  readonly observer: Observer;
}

/** Performs the step and waits until the page has taken its transitions: it may lead back to the same state. */
async function take({ page, observer }: Visit, { step, before, taken }: WalkedStep, stage: SystemStage) {
  const [machine = ''] = (taken[0] ?? '').split(/[ .]/);
  const count = observer.takenBy(machine);
  if (step.cause.kind === 'timer') await page.clock.runFor(step.cause.delay);
  else await stage.happen(step, before);
  if (taken.length === 0) return;
  const now = async () => observer.takenBy(machine);
  await pollStill(page, now, `${machine} has received: ${step.name}`).toBeGreaterThan(count);
}

async function compare(
  { page, observer }: Visit,
  states: readonly MachineState[],
  after: string,
): Promise<void> {
  const machines = new Set(states.map(({ machine }) => machine));
  const [{ machine: root } = { machine: '' }] = states;
  const read = async () => (await observer.statesBelow(root)).filter(({ machine }) => machines.has(machine));
  await pollStill(page, read, after).toEqual(states);
}
