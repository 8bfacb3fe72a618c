/** Drives a page through a model of one of its machines. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { coveringTours } from 'statechart-tools/walks/cover';
import { nodeOf, type Edge, type Model, type Node } from 'statechart-tools/explorer/model';
import { placeOf } from 'statechart-tools/explorer/text';
import { describeStep, describeSteps, type Walk } from 'statechart-tools/walks/walks';
import { findBarriers, outsideGallery } from '../axe.ts';
import { advanceUntil, pollStill, stepWith } from '../clock.ts';
import { countStories, CoverageLog } from './coverage-log.ts';
import { test } from '../fixtures.ts';
import { forbidListening, type Forbidden } from '../stand-ins/failing-listeners.ts';
import { Gate } from '../stand-ins/gate.ts';
import type { Observer } from '../observer.ts';
import { on } from '../stages/parts.ts';
import { check, type StateAssertion } from './seen.ts';
import { openPage, type Opening } from '../stages/signed-in-stage.ts';
import { callsOf, happening, type Steps } from '../stages/stage.ts';
import { fails } from './steps.ts';

export { expect } from '@playwright/test';
export { code } from '../../../../contract/envelope.ts';
export { countStories, CoverageLog } from './coverage-log.ts';
export { test } from '../fixtures.ts';
export { refusal, success } from '../stand-ins/gate.ts';
export { fillIn, on, pressIn } from '../stages/parts.ts';
export * from './seen.ts';
export { signedIn, whileSignedIn } from '../stages/signed-in-stage.ts';
export { outputOf, sent, stopWaiting, type Cause } from '../stages/stage.ts';

/** How the browser test performs the steps of a machine's model and checks its states. */
export interface Stage extends Steps {
  /** The page that the tour opens, or its address; the calls of the answers are held. Default: the stage has opened it. */
  readonly opening?: string | Opening;
  /** Leads from the open page to the first state of the walk. */
  readonly begin?: () => Promise<unknown>;
  /** The id of the actor, where the page runs several of this machine. */
  readonly actor?: string;
  /** How users, the server or the browser perform each step; the clock fires the timers. Default: by answers and causes. */
  readonly happen?: (step: Edge, from: Node) => Promise<void>;
  /** The events that the browser lets nobody listen to in the walks in which this actor fails. It fails before a test could see it. */
  readonly forbidden?: Readonly<Record<string, Forbidden>>;
  /**
   * Steps that the page has already taken when it is shown, such as the failure of a service that never worked. What the
   * user sees first is the state after those with which the walk begins.
   */
  readonly tookAtStart?: (step: Edge) => boolean;
  /** Steps that follow at once, such as what is refused without a call: the state before them is over before it could be seen. */
  readonly isImmediate?: (step: Edge) => boolean;
  /** The visible parts of each state. All that match are checked; at least one must match. */
  readonly assertions: readonly StateAssertion[];
  /** The states in which the page waits for the screen that contains the heading. */
  readonly unnamed?: readonly StateValue[];
  /** The walk from the state in which the page is shown, where that is not the beginning. */
  readonly walk?: Walk;
}

/** The page of a tour that is to be opened in the first state of its walk, and how to find what it shows. */
export interface Visit extends ReturnType<typeof on> {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly observer: Observer;
  readonly walk: Walk;
  /** The first state of the walk. */
  readonly start: AnyMachineSnapshot;
  /** Answers the calls of the page. */
  readonly gate: Gate;
  readonly main: Locator;
  readonly dialog: Locator;
}

export interface Tours {
  readonly model: Model;
  /** By name; without them those that cover the model. */
  readonly walks?: Readonly<Record<string, Walk>>;
  /** The length of those that cover the model. Default: 60. */
  readonly maxSteps?: number;
  /** The transitions that no user can take. */
  readonly impossible?: readonly string[];
  /** Whether the other tests of the file take other transitions, which count too. */
  readonly countsStories?: boolean;
}

/** Adds a test for each tour, and one that fails unless all of them together have taken every transition. */
export function testTours(
  title: string,
  {
    model,
    maxSteps,
    walks = numbered(coveringTours(model, maxSteps)),
    impossible,
    countsStories = false,
  }: Tours,
  stageFor: (visit: Visit) => Stage | Promise<Stage>,
): void {
  const coverageLog = new CoverageLog(model);
  if (countsStories) countStories(coverageLog);
  for (const [name, walk] of Object.entries(walks)) {
    test(`${title}, ${name}`, async ({ page, context, observer }) => {
      const gate = new Gate(page);
      const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')];
      const { snapshot: start } = walk.start;
      const visit = { ...on(page), page, context, observer, walk, start, gate, main, dialog };
      const stage = await stageFor(visit);
      await openStage(stage, gate, walk);
      const { actor = model.machine.id } = stage;
      const happen = happening({ page, observer, gate, machine: model.machine.id, ...stage, actor });
      await tour({ page, observer, coverageLog, model, happen, ...stage, actor }, walkOf(stage, model, walk));
    });
  }

  test(`${title}: every transition was taken in the browser`, () => coverageLog.expectAll(impossible));
}

async function openStage(stage: Stage, gate: Gate, { steps }: Walk): Promise<void> {
  const { opening, answers = {}, begin, forbidden = {} } = stage;
  for (const [actor, what] of Object.entries(forbidden))
    if (steps.some(fails(actor))) await forbidListening(gate.page, ...what);
  const { heldOnceOpen = [], held = [], ...other } = toOpening(opening);
  const calls = callsOf(answers).filter((call) => !heldOnceOpen.includes(call));
  if (other.place !== undefined)
    await openPage(gate, { ...other, place: other.place, held: [...held, ...calls] });
  await begin?.();
  if (heldOnceOpen.length > 0) await gate.hold(heldOnceOpen);
}

const toOpening = (opening: Stage['opening']): Partial<Opening> =>
  typeof opening === 'string' ? { place: opening } : (opening ?? {});

/** The walk from the state in which the page is shown. */
function walkOf(stage: Stage, model: Model, { start, steps }: Walk): Walk {
  if (stage.walk !== undefined) return stage.walk;
  const open = steps.findIndex((step) => !tookBefore(stage, step));
  const taken = steps.slice(0, open === -1 ? steps.length : open);
  return { start: nodeOf(model, taken.at(-1)?.to ?? start.key), steps: steps.slice(taken.length) };
}

/** Whether the page has taken the step before a test could see it. */
const tookBefore = ({ tookAtStart, forbidden = {} }: Stage, step: Edge): boolean =>
  tookAtStart?.(step) === true || Object.keys(forbidden).some((actor) => fails(actor)(step));

export const numbered = (walks: readonly Walk[]): Record<string, Walk> =>
  Object.fromEntries(
    walks.map((walk, index) => [`tour ${index + 1}: ${walk.steps.length} steps`, walk] as const),
  );

interface Tour extends Stage {
  readonly actor: string;
  readonly happen: NonNullable<Stage['happen']>;
  readonly page: Page;
  readonly observer: Observer;
  readonly coverageLog: CoverageLog;
  readonly model: Model;
}

/** Walks the page along a tour from its initial state. After each step the page must be in the state of the model. */
async function tour(taken: Tour, walk: Walk): Promise<void> {
  test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
  await look(taken, walk.start, 'at the beginning');
  const { isImmediate = () => false } = taken;
  for (const [index, step] of walk.steps.entries()) {
    const next = walk.steps[index + 1];
    await taken.page.evaluate(markFocus);
    if (!isImmediate(step)) await take(taken, step);
    if (next !== undefined && isImmediate(next)) continue;
    await look(taken, nodeOf(taken.model, step.to), describeStep(step));
    const isFocusLost = await taken.page.evaluate(hasLostFocus);
    expect(isFocusLost, `the focus is on the body after ${describeStep(step)}`).toBe(false);
  }
  for (const name of taken.observer.taken) taken.coverageLog.coverage.add(name);
}

/**
 * Performs the step and waits until the page has taken a transition: where the state remains the same, nothing else
 * shows that the step has reached the machine.
 */
async function take(taken: Tour, step: Edge): Promise<void> {
  if (tookBefore(taken, step)) return;
  const { page, observer, model, actor, happen } = taken;
  const before = observer.takenBy(actor);
  const from = nodeOf(model, step.from);
  if (step.cause.kind === 'timer') await page.clock.runFor(step.cause.delay);
  else await happen(step, from);
  // One without target and actions is taken too, though XState's `can` says no.
  if (step.transitions.length === 0) return;
  const count = async () => observer.takenBy(actor);
  const message = `${actor} has received: ${describeStep(step)}`;
  await pollStill(page, count, message, stepIn(from, nodeOf(model, step.to))).toBeGreaterThan(before);
}

const stepIn = (...nodes: readonly Node[]): number =>
  stepWith(nodes.flatMap(({ timers }) => [...timers.values()].map(({ delay }) => delay)));

async function look(
  { page, observer, coverageLog, model, actor, assertions, unnamed = [], within = page }: Tour,
  node: Node,
  after: string,
): Promise<void> {
  const { snapshot } = node;
  const value: StateValue = snapshot.value;
  await pollStill(page, () => observer.valueOf(actor), `${actor} ${after}`, stepIn(node)).toEqual(value);
  const fitting = assertions.filter(([states]) => [states].flat().some((state) => snapshot.matches(state)));
  expect(fitting.length, `nobody says what is seen in ${placeOf(value)}`).toBeGreaterThan(0);
  for (const seen of fitting.flatMap(([, ...all]) => all))
    await advanceUntil(page, check(seen, snapshot, within), stepIn(node));
  if (outsideGallery.includes(model.machine.id) && coverageLog.isNew(value)) {
    const isUnnamed = unnamed.some((state) => snapshot.matches(state));
    const barriers = await findBarriers(page, { isClockStopped: true, isUnnamed });
    expect(barriers, `barriers in ${placeOf(value)}`).toEqual([]);
  }
}

declare global {
  /** Whether an element had the focus before the step; not set in a page that the step has loaded. */
  var __hadFocus: boolean | undefined;
}

/** Runs in the page. */
const markFocus = (): void => {
  globalThis.__hadFocus = document.activeElement !== document.body;
};

/** Runs in the page. Whether the element that had the focus has lost it to the body. */
const hasLostFocus = (): boolean =>
  globalThis.__hadFocus === true && document.activeElement === document.body;

/** Returns a text from the sample of an event. */
export function textIn(event: EventObject, key: string): string {
  const found = Object.entries(event).find(([name]) => name === key);
  if (typeof found?.[1] !== 'string') throw new Error(`the sample of ${event.type} has no ${key}`);
  return found[1];
}
