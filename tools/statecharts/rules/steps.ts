/** The parts of a model that the rules read. */
import {
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import type { Edge, Model, Node } from '../explorer/model.ts';
import { supervisedPart } from '../explorer/supervision.ts';
import { placeOf, textOf } from '../explorer/text.ts';

/** A step of a model, and the states around it. */
export interface Step extends Edge {
  readonly before: AnyMachineSnapshot;
  /** The state and the event: `pending.slow: command.retry`. */
  readonly place: string;
  /** Whether anything is different afterwards, or was requested. */
  readonly isChange: boolean;
  /** The actor that ends in this step, and with what; null for other steps. */
  readonly end: Ending | null;
}

const known = new WeakMap<Model, Step[]>();

/** Returns every step of the model. */
export function stepsOf(model: Model): readonly Step[] {
  const found = known.get(model) ?? [...model.nodes.values()].flatMap(stepsFrom);
  known.set(model, found);
  return found;
}

function stepsFrom({ snapshot, edges }: Node): Step[] {
  const place = placeOf(snapshot.value);
  return edges.map((edge) => ({
    ...edge,
    before: snapshot,
    place: `${place}: ${edge.event.type}`,
    isChange: changes(snapshot, edge),
    end: endIn(snapshot, edge),
  }));
}

const changes = (before: AnyMachineSnapshot, { actions, after }: Edge): boolean =>
  actions.length > 0 ||
  before.status !== after.status ||
  childrenOf(after).some(([id, child]) => before.children[id] !== child) ||
  (before.value !== after.value && textOf(before.value) !== textOf(after.value)) ||
  (before.context !== after.context && textOf(before.context) !== textOf(after.context));

/** Returns the children of a snapshot, with their ids. */
export function childrenOf(snapshot: AnyMachineSnapshot): [string, AnyActorRef][] {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  return Object.entries(children).filter((entry): entry is [string, AnyActorRef] => entry[1] !== undefined);
}

/** Returns the children that start in a step and are still there after it. */
export const startedIn = ({ before, after }: Step): AnyActorRef[] =>
  childrenOf(after)
    .filter(([id, child]) => before.children[id] !== child)
    .map(([, child]) => child);

/** Returns the names of the logic of all children that a step starts. */
export const startsIn = (step: Step): string[] => [
  ...startedIn(step).map(srcOf),
  ...step.actions
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => String(partOf(params, 'src'))),
];

/** The name of an actor's logic in the machine that started it. */
export const srcOf = (actor: unknown): string => String(partOf(actor, 'src'));

export const inputOf = (actor: unknown): unknown => partOf(actor, 'options', 'input');

/** Returns the machine that an actor runs; null for other logic. */
export function machineOf(actor: unknown): AnyStateMachine | null {
  const logic = partOf(actor, 'logic');
  return logic instanceof StateMachine ? (supervisedPart(logic) ?? logic) : null;
}

function endIn(before: AnyMachineSnapshot, { cause }: Edge): Ending | null {
  if (cause.kind !== 'done' && cause.kind !== 'error') return null;
  return { kind: cause.kind, src: srcOf(before.children[cause.child]), result: cause.result };
}

/** Whether a machine fails in a step. It handles the failures of its calls, so it has a defect. */
export const isCrash = ({ before, cause }: Step): boolean =>
  cause.kind === 'error' && machineOf(before.children[cause.child]) !== null;

export interface Ending {
  readonly kind: 'done' | 'error';
  /** The name of its logic. */
  readonly src: string;
  readonly result: unknown;
}

/** Tags of states that show a failure. */
const failureTags =
  /fail|refused|rejected|unsent|unsupported|missing|notFound|unavailable|crashed|broken|unreachable/i;

/** Whether the state shows a failure. */
export const isFailed = ({ tags }: AnyMachineSnapshot): boolean =>
  [...tags].some((tag) => failureTags.test(tag));

/** Returns the steps with whose event no step from the same state fulfills the condition. */
export function unfulfilled(steps: readonly Step[], isFulfilled: (step: Step) => boolean): readonly Step[] {
  const fulfilled = new Set(steps.filter(isFulfilled).map(({ place }) => place));
  return steps.filter(({ place }) => !fulfilled.has(place));
}

/** Returns the events that a step sends to actors, with those that receive them. */
export const sentIn = (step: Step): { readonly to: unknown; readonly event: unknown }[] =>
  step.actions
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => ({ to: partOf(params, 'to'), event: partOf(params, 'event') }));

/** Returns the name of the delay after which an event is raised: `slowAfter`. */
export const delayNameOf = ({ type }: EventObject): string =>
  /^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? type;

/** Returns a part of a value; undefined where there is none. */
export const partOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/** Returns the value and every part of it. Actors are not opened. */
export function partsOf(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (found.has(value)) return found;
  found.add(value);
  if (typeof value !== 'object' || value === null || 'sessionId' in value) return found;
  const parts: Iterable<unknown> =
    value instanceof Map || value instanceof Set ? value : Object.values(value);
  for (const part of parts) partsOf(part, found);
  return found;
}
