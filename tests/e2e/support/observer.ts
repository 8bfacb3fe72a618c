/** Observes the actors of a page through the one hook that the page provides. */
import { expect, type Page } from '@playwright/test';
import type { EventObject, StateValue } from 'xstate';
import { transitionName } from 'statechart-tools/explorer/machine-parts';

export interface Observer {
  /** Names of the transitions taken since the page was opened, including all reloads. */
  readonly taken: ReadonlySet<string>;
  /** How many transitions the actors of this machine or ID have taken since the page was opened. */
  readonly takenBy: (machine: string) => number;
  /** The state of the newest actor of this machine; null if none is running. */
  readonly valueOf: (machine: string) => Promise<StateValue | null>;
  /** The states of the newest actor of this machine and of the machines below it, parents first. */
  readonly statesBelow: (machine: string) => Promise<readonly MachineState[]>;
  /**
   * Sends an event to the newest actor of this machine once one is running. Only for events that users cannot cause.
   */
  readonly send: (machine: string, event: EventObject) => Promise<void>;
  /**
   * Crashes the newest actor of this machine or ID, or of an ID below its parent's (`blockedMates.request`): the next
   * event that it receives throws.
   */
  readonly kill: (name: string) => Promise<void>;
}

export interface MachineState {
  readonly machine: string;
  readonly value: StateValue;
}

/** Call it before the page is opened. */
export async function observe(page: Page): Promise<Observer> {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  await page.exposeBinding('__took', (_source, names: string[], transitions: string[]) => {
    for (const transition of transitions) taken.add(transition);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + transitions.length);
  });
  await page.addInitScript(installed);
  return {
    taken,
    takenBy: (machine) => counts.get(machine) ?? 0,
    valueOf: (machine) => page.evaluate(valueIn, machine),
    statesBelow: (machine) => page.evaluate(statesIn, machine),
    async send(machine, event) {
      await expect.poll(() => page.evaluate(isIn, machine), `${machine} runs`).toBe(true);
      await page.evaluate(sendIn, { machine, event });
    },
    async kill(machine) {
      await expect.poll(() => page.evaluate(isIn, machine), `${machine} runs`).toBe(true);
      await page.evaluate(killIn, { machine, mistake });
      // For subscribers without an error handler, the browser reports this error once its clock advances.
      await page.clock.runFor(1).catch((error: unknown) => expect(String(error)).toContain(mistake));
    },
  };
}

/** Runs in the page before its own code. The same function as in the unit tests names the transitions. */
const installed = `(() => {
  const transitionName = ${transitionName.toString()};
  const actors = new Map();
  globalThis.__actors = actors;
  const namesOf = ({ id, logic, _parent }) =>
    [...new Set([id, logic.id, _parent?.id + '.' + id, _parent?.logic.id + '.' + id])];
  globalThis.__observe = ({ type, actorRef, _transitions: transitions }) => {
    if (type === '@xstate.actor' && actorRef.logic?.root) for (const name of namesOf(actorRef)) actors.set(name, actorRef);
    if (type === '@xstate.microstep') globalThis.__took(namesOf(actorRef), transitions.map(transitionName));
  };
})()`;

declare global {
  var __actors: Map<string, PageActor>;
}

interface PageActor {
  logic: { transition: () => unknown };
  getSnapshot: () => ActorSnapshot;
  send: (event: EventObject) => void;
}

interface ActorSnapshot {
  readonly value?: StateValue;
  readonly context?: { readonly idSeed?: string };
  readonly status?: string;
  readonly machine?: { readonly id: string };
  readonly children?: Readonly<Record<string, PageActor | undefined>>;
}

function statesIn(machine: string): MachineState[] {
  const statesFrom = (actor: PageActor | undefined): MachineState[] => {
    const { value, status, machine: own, children = {} } = actor?.getSnapshot() ?? {};
    if (status !== 'active') return [];
    const state = own === undefined || value === undefined ? [] : [{ machine: own.id, value }];
    return [...state, ...Object.values(children).flatMap(statesFrom)];
  };
  return statesFrom(globalThis.__actors.get(machine));
}

function valueIn(machine: string): StateValue | null {
  return globalThis.__actors.get(machine)?.getSnapshot().value ?? null;
}

const isIn = (machine: string): boolean => globalThis.__actors.has(machine);

function sendIn({ machine, event }: { machine: string; event: EventObject }): void {
  const actor = globalThis.__actors.get(machine);
  if (!actor) throw new Error(`no ${machine} runs`);
  actor.send(event);
}

/** The error thrown in an actor that must crash. */
const mistake = 'a mistake in the code';

function killIn({ machine, mistake: message }: { machine: string; mistake: string }): void {
  const actor = globalThis.__actors.get(machine);
  if (!actor) throw new Error(`no ${machine} runs`);
  const broken = (): never => {
    throw new Error(message);
  };
  actor.logic = Object.assign(Object.create(actor.logic), { transition: broken });
  actor.send({ type: 'mistake' });
}
