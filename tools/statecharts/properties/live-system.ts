/**
 * A machine with its child machines as a system under test: live actors, stubs for what is no machine, and a clock that the
 * walk moves.
 */
import {
  createActor,
  StateMachine,
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { choicesIn, choicesOfTypes, endingsIn, type Choice } from '../explorer/choices.ts';
import { transitionName } from '../explorer/machine-parts.ts';
import type { AnySamples } from '../explorer/samples.ts';
import { endWith, stub } from '../explorer/stub.ts';
import { supervisedPart } from '../explorer/supervision.ts';
import { placeOf, wordsOf } from '../explorer/text.ts';
import { describeStep } from '../walks/walks.ts';
import type { Cause } from '../explorer/bookkeeping.ts';
import type { TestEffect, TestStep, TestSut, TestSutSession } from './contract.ts';
import { SteppedClock } from './stepped-clock.ts';

/** A step of a live system: an event for one of its actors, the end of a stub, or time that passes. */
export interface SystemStep extends TestStep {
  /** The ids of the actors from the machine down to the one that receives the event; null for time. */
  readonly path: readonly string[] | null;
  readonly event: EventObject;
  readonly cause: Cause;
}

export interface ActorState {
  /** The ids below the machine, joined by a point; empty for the machine. */
  readonly path: string;
  /** The id of its machine; null for a stub. */
  readonly machine: string | null;
  /** The name of its logic in the machine that started it. */
  readonly src: string;
  readonly snapshot: AnyMachineSnapshot;
}

export interface SystemSnapshot {
  /** Milliseconds since the start. */
  readonly now: number;
  /** Of the machine itself. */
  readonly snapshot: AnyMachineSnapshot;
  /** The machine and every actor below it that runs. */
  readonly actors: readonly ActorState[];
}

export interface SystemOptions {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** The samples of each machine in the system, by its id. Child machines without samples are stubs. */
  readonly samples: Readonly<Record<string, AnySamples>>;
  /**
   * The types of the events that come from outside, by machine: they are tried in every state, whether it handles them or
   * not. Without an entry: every event that the state handles.
   */
  readonly external?: Readonly<Record<string, readonly string[]>>;
  /** Machines that run in place of those with the same id: with a planted fault. */
  readonly replaced?: Readonly<Record<string, AnyStateMachine>>;
  /** Durations, in milliseconds, that can pass in one step, next to the time until the next timer. */
  readonly durations?: readonly number[];
  /** Bounds the walks: a step is tried only if this returns true. */
  readonly within?: (snapshot: SystemSnapshot, step: SystemStep) => boolean;
  /** Receives the name of each transition that a machine of the system takes. */
  readonly onTransition?: (name: string) => void;
}

export type SystemSut = TestSut<SystemStep, SystemSnapshot>;

/** Returns the machine as a system under test. */
export function liveSystem(options: SystemOptions): SystemSut {
  // Once for all walks: XState reads the configuration of a machine again each time that it is provided with others.
  const machine = withStubs(options.machine, options);
  return { create: () => startSystem(machine, options) };
}

/** Names a state of the system by the states of its machines. */
export const placeOfSystem = ({ actors }: SystemSnapshot): string =>
  actors
    .filter(({ machine }) => machine !== null)
    .map(({ machine, snapshot }) => `${machine}: ${placeOf(snapshot.value)}`)
    .join('\n');

function startSystem(
  machine: AnyStateMachine,
  options: SystemOptions,
): TestSutSession<SystemStep, SystemSnapshot> {
  const clock = new SteppedClock();
  const effects: TestEffect[] = [];
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep')
      for (const definition of event._transitions) options.onTransition?.(transitionName(definition));
    const effect = effectOf(event);
    if (effect !== null && !isInternal(effect)) effects.push({ ...effect, at: clock.now });
  };
  const actor = createActor(machine, {
    clock,
    inspect,
    input: options.input,
  });
  // A machine that fails notifies its observers; without an observer the failure would surface outside the test.
  actor.subscribe({ error: () => undefined });
  actor.start();
  const read = (): SystemSnapshot => ({
    now: clock.now,
    snapshot: actor.getSnapshot(),
    actors: actorsBelow(actor, []).map(({ path, ref }) => stateOf(path, ref)),
  });
  const choices = (): SystemStep[] => {
    if (actor.getSnapshot().status !== 'active') return [];
    const { within } = options;
    const possible = choicesOf(actor, clock, options);
    if (within === undefined) return possible;
    const snapshot = read();
    return possible.filter((step) => within(snapshot, step));
  };
  return {
    started: effects.splice(0),
    read,
    choices,
    send: (step) => {
      if (step.cause.kind === 'timer') clock.advance(step.cause.delay);
      else perform(actor, step);
      return effects.splice(0);
    },
    settle: () =>
      actor.getSnapshot().status === 'active' && clock.untilNext !== null ? waiting(clock.untilNext) : null,
    dispose: () => void actor.stop(),
  };
}

/** Returns the machine with stubs for its actors, but for the machines that have samples. */
function withStubs(machine: AnyStateMachine, options: SystemOptions): AnyStateMachine {
  const { samples, replaced = {} } = options;
  const running = replaced[machine.id] ?? machine;
  const actors = Object.entries(running.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine && (logic.id in samples || supervisedPart(logic) !== null)
      ? withStubs(logic, options)
      : stub(),
  ]);
  return running.provide({ actors: Object.fromEntries(actors) });
}

interface Located {
  readonly path: readonly string[];
  readonly ref: AnyActorRef;
}

/** Returns the actor and those below it that run, parents first. */
function actorsBelow(ref: AnyActorRef, path: readonly string[]): Located[] {
  const snapshot: AnyMachineSnapshot = ref.getSnapshot();
  if (snapshot.status !== 'active') return path.length === 0 ? [{ path, ref }] : [];
  const children: Record<string, AnyActorRef | undefined> = snapshot.children ?? {};
  return [
    { path, ref },
    ...Object.entries(children).flatMap(([id, child]) =>
      child === undefined ? [] : actorsBelow(child, [...path, id]),
    ),
  ];
}

const stateOf = (path: readonly string[], ref: AnyActorRef): ActorState => {
  const snapshot: AnyMachineSnapshot = ref.getSnapshot();
  return { path: path.join('.'), machine: machineOf(snapshot), src: srcOf(ref), snapshot };
};

const machineOf = ({ machine }: AnyMachineSnapshot): string | null => machine?.id ?? null;

const srcOf = (ref: object): string => {
  const src: unknown = Reflect.get(ref, 'src');
  return typeof src === 'string' ? src : '';
};

function choicesOf(root: AnyActorRef, clock: SteppedClock, options: SystemOptions): SystemStep[] {
  const actors = actorsBelow(root, []).flatMap(({ path, ref }) => stepsFor(path, ref, options));
  const durations = [clock.untilNext ?? [], options.durations ?? []].flat();
  return [...actors, ...[...new Set(durations)].map(waiting)];
}

/** Returns the events for an actor, and the ends of the stubs that it runs. */
function stepsFor(
  path: readonly string[],
  ref: AnyActorRef,
  { samples, external = {} }: SystemOptions,
): SystemStep[] {
  const snapshot: AnyMachineSnapshot = ref.getSnapshot();
  const id = machineOf(snapshot);
  const given = id === null ? undefined : samples[id];
  if (id === null || given === undefined) return [];
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  // A child machine ends by itself.
  const ended = Object.keys(children).filter((key) => {
    const child: AnyMachineSnapshot | undefined = children[key]?.getSnapshot();
    return child?.status !== 'active' || machineOf(child) !== null;
  });
  const node = { snapshot, ended: new Set(ended), timers: new Map() };
  const allowed = external[id];
  const choices =
    allowed === undefined
      ? choicesIn(node, given)
      : [...endingsIn(node, given), ...choicesOfTypes(allowed, snapshot, given)];
  return choices.map((choice) => toStep(path, id, choice));
}

const known = new WeakMap<Choice, Map<string, SystemStep>>();

/** Returns the step of a choice of an actor, the same one each time. */
function toStep(path: readonly string[], machine: string, choice: Choice): SystemStep {
  const { event, cause } = choice;
  const place = path.join('.');
  const steps = known.get(choice) ?? new Map<string, SystemStep>();
  const step = steps.get(place) ?? {
    path,
    event,
    cause,
    group: `${place} ${event.type}`,
    key: `${place} ${choice.text}`,
    name: `${path.at(-1) ?? machine}: ${cause.kind === 'event' ? wordsOf(event) : describeStep({ event, cause })}`,
  };
  known.set(choice, steps.set(place, step));
  return step;
}

const waiting = (delay: number): SystemStep => ({
  path: null,
  event: { type: 'time' },
  cause: { kind: 'timer', id: 'time', delay },
  key: `time ${delay}`,
  group: 'time',
  name: `${delay} ms pass`,
});

function perform(root: AnyActorRef, { path, event, cause }: SystemStep): void {
  const target = (path ?? []).reduce((ref, id) => childOf(ref, id), root);
  if (cause.kind === 'event') target.send(event);
  else if (cause.kind !== 'timer') childOf(target, cause.child).send(endWith(cause.kind, cause.result));
}

function childOf(ref: AnyActorRef, id: string): AnyActorRef {
  const child: AnyActorRef | undefined = ref.getSnapshot().children[id];
  if (child === undefined) throw new Error(`${ref.id} runs no actor ${id}`);
  return child;
}

/** The steps of XState to perform the actions of a machine are no effects of the machine. */
const isInternal = ({ kind, name }: Pick<TestEffect, 'kind' | 'name'>): boolean =>
  name === 'xstate.init' || (kind === 'action' && name.startsWith('xstate.'));

/** Returns what an inspected event requests; null for transitions and snapshots. */
function effectOf(event: InspectionEvent): Omit<TestEffect, 'at'> | null {
  const actor = idOf(event.actorRef);
  const isActive = isRunning(event.actorRef);
  if (event.type === '@xstate.action')
    return { kind: 'action', name: event.action.type, params: event.action.params, actor, isActive };
  if (event.type === '@xstate.event')
    return { kind: 'sent', name: event.event.type, params: event.event, actor, isActive };
  if (event.type !== '@xstate.actor') return null;
  return { kind: 'started', name: srcOf(event.actorRef), params: inputOf(event.actorRef), actor, isActive };
}

const idOf = (ref: ActorRefLike): string => ('id' in ref && typeof ref.id === 'string' ? ref.id : '');

/** XState's own mark of an actor that has ended; its snapshot cannot be read while it starts. */
const stopped = 2;

const isRunning = (ref: ActorRefLike): boolean => Reflect.get(ref, '_processingStatus') !== stopped;

const inputOf = (ref: ActorRefLike): unknown => {
  const options: unknown = Reflect.get(ref, 'options');
  return typeof options === 'object' && options !== null ? Reflect.get(options, 'input') : undefined;
};
