import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { models } from '../statechart-tests/all-models.ts';
import type { Model } from '../statechart-tests/model.ts';
import { placeOf } from '../statechart-tests/text.ts';
import { still, withChildren } from './still.ts';

/** A state in which a machine and those below it can be looked at. */
export interface GalleryState {
  /** `ready`, or `following > payment: awaiting` for a state of the machine below it. */
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
}

const byId: ReadonlyMap<string, Model> = new Map(
  [...models.values()].map((model) => [model.machine.id, model]),
);

/** The model of a machine, by the machine's id. */
export const modelNamed = (id: string): Model => {
  const model = byId.get(id);
  if (model === undefined) throw new Error(`There is no model of the machine "${id}".`);
  return model;
};

/**
 * Every state of a machine, with the context in which its model first meets it; and, once for each machine that runs below
 * one of these, that one's states in its place.
 */
export const statesOf = (id: string): GalleryState[] => {
  const own = firstOfEach(modelNamed(id));
  const seen = new Set<string>();
  return own.flatMap((state) => [
    state,
    ...childrenOf(state.snapshot)
      .filter(([key]) => !seen.has(key) && seen.add(key))
      .flatMap(([key, machineId]) => below(state, key, machineId)),
  ]);
};

/** The first snapshot of a machine's model that is as asked for; its very first where none is. */
export const firstOf = (
  id: string,
  isAsked: (snapshot: AnyMachineSnapshot) => boolean,
): AnyMachineSnapshot => {
  const [first, ...others] = firstOfEach(modelNamed(id)).map(({ snapshot }) => snapshot);
  if (first === undefined) throw new Error(`The model of "${id}" has no states.`);
  return [first, ...others].find(isAsked) ?? first;
};

const firstOfEach = (model: Model): GalleryState[] => {
  const states = new Map<string, AnyMachineSnapshot>();
  for (const { snapshot } of model.nodes.values()) {
    const name = placeOf(snapshot.value);
    if (!states.has(name) && snapshot.status === 'active') states.set(name, snapshot);
  }
  return [...states].map(([name, snapshot]) => ({ name, snapshot: withLateChildren(snapshot) }));
};

const below = (parent: GalleryState, key: string, machineId: string): GalleryState[] =>
  statesOf(machineId).map(({ name, snapshot }) => ({
    name: `${parent.name} > ${key}: ${name}`,
    snapshot: withChildren(parent.snapshot, { [key]: still(snapshot) }),
  }));

/** The children that are machines with a model, as `[key, id of the machine]`. */
const childrenOf = (snapshot: AnyMachineSnapshot): [string, string][] => {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  return Object.entries(children).flatMap(([key, child]): [string, string][] => {
    const machineId = child === undefined ? null : machineIdOf(child, snapshot.machine.id);
    return machineId !== null && byId.has(machineId) ? [[key, machineId]] : [];
  });
};

/** A machine whose code comes on demand is only known by the name under which it was asked for. */
const machineIdOf = (child: AnyActorRef, parentId: string): string | null => {
  const snapshot: unknown = child.getSnapshot();
  if (isOfMachine(snapshot)) return snapshot.machine.id;
  const { src } = child;
  // The panel's own machine makes a call of the same name.
  return typeof src === 'string' && src !== parentId && comingLate.has(src) ? src : null;
};

/** What a chart that is here from the start names, and whose own code comes later. */
const comingLate: ReadonlySet<string> = new Set(['signIn', 'replySuggestions', 'messageActions']);

/** Children whose machines come on demand stand where these begin. */
const withLateChildren = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  const late = childrenOf(snapshot).filter(([key]) => !isOfMachine(children[key]?.getSnapshot()));
  return withChildren(
    snapshot,
    Object.fromEntries(late.map(([key, machineId]) => [key, still(firstOf(machineId, () => true))])),
  );
};

const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
