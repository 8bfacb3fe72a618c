/**
 * Each machine continues after a crash of any machine that it starts, and can start it again.
 *
 * The cases are read from the machines: every child of every machine that is a machine itself, in the first state of the
 * model in which it runs. The child is the real machine, which throws as a programming error would.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fromCallback,
  StateMachine,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { reportFailures } from '../../src/app/failures/report-failures.ts';
import { stopChildrenOfCrashed } from '../../src/app/failures/stop-crashed.ts';
import { discoverMachine } from '../../src/machines/mates/browse/discover.machine.ts';
import { supervisedMachine } from '../../src/machines/shared/supervised.machine.ts';
import { models } from '../../tools/product-charts/models.ts';
import { startLive, type Live } from 'statechart-tools/walks/live';
import { stateNodesOf } from 'statechart-tools/explorer/machine-parts';
import { nodeOf, type Edge, type Model, type Node } from 'statechart-tools/explorer/model';
import { stub } from 'statechart-tools/explorer/stub';
import { supervisedPart } from 'statechart-tools/explorer/supervision';
import { wayTo } from 'statechart-tools/walks/walks';
import { crashingAtStart } from './support/crashing-at-start.ts';
import { createParent } from './support/parent.ts';

/** A machine and one that it starts. */
interface Case {
  readonly model: Model;
  readonly src: string;
  readonly id: string;
  readonly machine: AnyStateMachine;
  /** The first state in which the child runs. */
  readonly node: Node;
}

/** The machine that continues after a crash. */
interface Survivor extends Case {
  readonly live: Live;
  readonly child: AnyActorRef;
  /** Its state after the crash. */
  readonly parent: AnyMachineSnapshot;
  /** The step of its model. */
  readonly crash: Edge;
}

/** Starts a child again: the button in its place, or a reload where the page cannot work without it. */
const retries = ['load.retry', 'reply.request', 'page.reload'];

/** The events that the outbox, which is a stub in the model, answers at once. */
const answers = ['outbox.empty'];

/** The errors that reach the global error handlers. */
const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
});

afterEach(() => vi.unstubAllGlobals());

const allCases = [...models.values()].flatMap(casesOf);
/** The children that `supervised` starts again, without their parent noticing the crash. */
const supervisedCases = allCases.filter(({ machine }) => supervisedPart(machine) !== null);
const cases = allCases.filter((one) => !supervisedCases.includes(one));

test('each machine that a machine invokes runs in some state of its model', () => {
  const invoked = [...models.values()].flatMap((model) =>
    stateNodesOf(model.machine)
      .flatMap((node) => node.invoke)
      .filter(({ src }) => typeof src === 'string' && machineOf(model, src) !== null)
      .map(({ id }) => `${model.machine.id}: ${id}`),
  );
  expect(allCases.map(nameOf)).toEqual(expect.arrayContaining(invoked));
});

describe.each(cases.map((one) => [nameOf(one), one] as const))('a crash of %s', (_name, one) => {
  test('is reported once, and leaves its parent running without it', () => {
    const survivors = survivorsOf(one);
    expect(survivors).not.toEqual([]);
    expect(reported).toEqual([new Error('crashed')]);
    for (const { id, child, parent } of survivors) {
      expect(parent.status).not.toBe('error');
      expect(parent.status === 'active' && parent.children[id] === child).toBe(false);
    }
  });

  test('leaves a way to start it again', () => {
    for (const survivor of survivorsOf(one)) {
      const way = wayBack(survivor);
      expect(way).not.toBeNull();
      for (const step of way ?? []) survivor.live.perform(step);
      expect(isBack(survivor, way ?? [])).toBe(true);
    }
  });

  test('stops what it had started', () => {
    const held = new Set<string>();
    const { live } = start(one, breakable(one.machine, holding(held)));
    const child: AnyActorRef = live.actor.getSnapshot().children[one.id];
    const before = [...held];
    child.send({ type: 'test.crash' });
    expect(before.filter((name) => held.has(name))).toEqual([]);
  });

  test('at its start is not repeated without end', () => {
    const starts: string[] = [];
    start(one, crashingAtStart(starts)).live.actor.stop();
    expect(starts.filter((id) => id === one.id).length).toBeLessThanOrEqual(2);
  });
});

describe.each(supervisedCases.map((one) => [nameOf(one), one] as const))(
  'a crash of the supervised %s',
  (_name, one) => {
    test('is reported once, and leaves its parent running with the same actor', () => {
      const { live, supervisor, part } = supervise(one, breakable);
      part()?.send({ type: 'test.crash' });
      const { status, children }: AnyMachineSnapshot = live.actor.getSnapshot();
      expect([status, children[one.id] === supervisor]).toEqual(['active', true]);
      expect([supervisor.getSnapshot().hasTag('crashed'), part()]).toEqual([true, undefined]);
      expect(reported).toEqual([new Error('crashed')]);
    });

    test('leaves a way to start it again', () => {
      const { supervisor, part } = supervise(one, breakable);
      const first = part();
      first?.send({ type: 'test.crash' });
      supervisor.send({ type: 'load.retry' });
      expect([part() === first, part()?.getSnapshot().status]).toEqual([false, 'active']);
    });

    test('stops what it had started', () => {
      const held = new Set<string>();
      const { part } = supervise(one, (machine) => breakable(machine, holding(held)));
      part()?.send({ type: 'test.crash' });
      expect([...held]).toEqual([]);
    });

    test('at its start is not repeated without end', () => {
      const starts: string[] = [];
      supervise(one, () => crashingAtStart(starts)).live.actor.stop();
      // Each child with this logic crashes.
      const children: readonly (AnyActorRef | undefined)[] = Object.values(one.node.snapshot.children);
      expect(starts).toHaveLength(children.filter((child) => child?.src === one.src).length);
    });
  },
);

/** Starts the parent in the state in which this child runs, with another logic for the supervised part. */
function supervise(one: Case, logicOf: (part: AnyStateMachine) => AnyActorLogic) {
  const part = supervisedPart(one.machine);
  if (part === null) throw new Error(`${nameOf(one)} is not supervised.`);
  const logic = supervisedMachine.provide({ actors: { part: logicOf(part) } });
  const { live } = start(one, logic);
  const supervisor: AnyActorRef = live.actor.getSnapshot().children[one.id];
  const running = (): AnyActorRef | undefined => supervisor.getSnapshot().children.part;
  return { live, supervisor, part: running };
}

function casesOf(model: Model): Case[] {
  const found = new Map<string, Case>();
  for (const node of model.nodes.values()) {
    const children: Record<string, AnyActorRef | undefined> = node.snapshot.children;
    for (const [id, child] of Object.entries(children)) {
      const src = typeof child?.src === 'string' ? child.src : '';
      const machine = machineOf(model, src);
      const isBetter = !found.has(id) || (!crashIn(found.get(id)?.node, id) && crashIn(node, id));
      if (machine !== null && isBetter) found.set(id, { model, src, id, machine, node });
    }
  }
  return [...found.values()];
}

/** Returns the machine with this name; null where the name is that of a service. */
function machineOf({ machine }: Model, src: string): AnyStateMachine | null {
  // The placeholder of the screens is a promise.
  if (machine.id === 'navigation' && src === 'screen') return discoverMachine;
  const logic: unknown = machine.implementations.actors[src];
  return logic instanceof StateMachine ? logic : null;
}

function nameOf({ model, id }: Case): string {
  return `${model.machine.id}: ${id}`;
}

/**
 * Crashes the child and returns where that ends: in its parent, or where the parent passes the crash on, in every machine
 * that starts the parent.
 */
function survivorsOf(one: Case, passed?: EventObject): Survivor[] {
  const { id, node, model } = one;
  const { live, received } = start(one, breakable(one.machine));
  const child: AnyActorRef = live.actor.getSnapshot().children[id];
  if (passed === undefined) child.send({ type: 'test.crash' });
  else live.actor.send(passed);
  const parent: AnyMachineSnapshot = live.actor.getSnapshot();
  const onward = received.find(({ type }) => type === `${model.machine.id}.crashed`);
  if (onward !== undefined)
    return cases
      .filter(({ machine }) => machine.id === model.machine.id)
      .flatMap((owner) => survivorsOf(owner, onward));
  const crash =
    passed === undefined ? crashIn(node, id) : node.edges.find(({ event }) => event.type === passed.type);
  if (!crash) throw new Error(`The model of ${model.machine.id} does not say what a crash of ${id} does.`);
  return [{ ...one, live, child, parent, crash }];
}

/** Starts the parent and walks to the state in which this child runs. */
function start({ model, src, node }: Case, child: AnyActorLogic) {
  const { start: beginning, steps } = wayTo(model, node);
  const { parentRef, received } = createParent();
  const input = hasParent(beginning.input) ? { ...beginning.input, parentRef } : beginning.input;
  const live = startLive(model, { inspect }, input, { [src]: child });
  for (const step of steps) live.perform(step);
  return { live, received };
}

function inspect(event: InspectionEvent): void {
  reportFailures(event);
  stopChildrenOfCrashed(event);
}

const hasParent = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && 'parentRef' in input;

/** Returns an actor that holds something, by its session, from its start until it is stopped. */
const holding = (held: Set<string>) => (): AnyActorLogic =>
  fromCallback(({ self: { sessionId } }) => {
    held.add(sessionId);
    return () => void held.delete(sessionId);
  });

/** Returns the machine with other logic for the actors that it starts, which throws on `test.crash`. */
function breakable(machine: AnyStateMachine, logicOfChild: () => AnyActorLogic = stub): AnyActorLogic {
  const names = Object.keys(machine.implementations.actors);
  const quiet = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, logicOfChild()])) });
  const transition = quiet.transition.bind(quiet);
  return Object.assign(quiet, {
    transition: (...[snapshot, event, scope]: Parameters<typeof transition>) => {
      if (event.type === 'test.crash') throw new Error('crashed');
      return transition(snapshot, event, scope);
    },
  });
}

function crashIn(node: Node | undefined, id: string): Edge | undefined {
  return node?.edges.find(({ cause }) => cause.kind === 'error' && cause.child === id);
}

/** Returns the steps to the child or to a reload: by a retry, by what starts the child, by responses and time. */
function wayBack(one: Survivor): readonly Edge[] | null {
  const { model, id, crash } = one;
  if (isOver(one)) return [];
  const allowed = [...retries, ...answers, ...startersOf(one)];
  const ways = new Map<string, Edge[]>([[crash.to, []]]);
  for (const [key, way] of ways) {
    if (isRunning(nodeOf(model, key), id)) return way;
    for (const edge of nodeOf(model, key).edges) {
      if (isReload(edge)) return [...way, edge];
      const { cause, event, to } = edge;
      const isAllowed = cause.kind === 'event' ? allowed.includes(event.type) : cause.kind !== 'error';
      if (isAllowed && !ways.has(to)) ways.set(to, [...way, edge]);
    }
  }
  return null;
}

/** Whether the child runs again on the live actor after these steps, or what was left to do is done. */
function isBack(one: Survivor, way: readonly Edge[]): boolean {
  const again: AnyActorRef | undefined = one.live.actor.getSnapshot().children[one.id];
  const isRestarted = again !== undefined && again !== one.child && again.getSnapshot().status === 'active';
  return isRestarted || isOver(one) || way.some(isReload);
}

const isReload = ({ effects }: Edge): boolean => effects.includes('reloadPage');

/** Whether the crash ends the parent, or leaves it where the child's own end does: then nothing is missing. */
function isOver({ parent, id, node, crash }: Survivor): boolean {
  const ends = node.edges.filter(({ cause }) => cause.kind === 'done' && cause.child === id);
  return parent.status === 'done' || ends.some(({ to }) => to === crash.to);
}

/** Returns the types of the events that start the child anywhere. */
function startersOf({ model, id }: Case): string[] {
  return model.edges
    .filter(({ from, to }) => !isRunning(nodeOf(model, from), id) && isRunning(nodeOf(model, to), id))
    .map(({ event }) => event.type);
}

function isRunning({ snapshot, ended }: Node, id: string): boolean {
  return snapshot.children[id] !== undefined && !ended.has(id);
}
