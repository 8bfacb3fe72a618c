import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { models } from '../product-charts/models.ts';
import type { Model } from 'statechart-tools/explorer/model';
import { placeOf } from 'statechart-tools/explorer/text';
import { still, withChildren } from './still.ts';

/** A state of a machine and its children that the gallery can show. */
export interface GalleryState {
  /** `ready`, or `following > payment: awaiting` for a state of a child machine. */
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
}

const byId: ReadonlyMap<string, Model> = new Map(
  [...models.values()].map((model) => [model.machine.id, model]),
);

/** Returns the model of a machine by the machine's id. */
export const modelNamed = (id: string): Model => {
  const model = byId.get(id);
  if (model === undefined) throw new Error(`There is no model of the machine "${id}".`);
  return model;
};

/**
 * Returns every state of a machine, with the context in which its model first reaches it. For each child machine that
 * runs in one of these states, adds the states of the child once.
 */
export const statesOf = (id: string): GalleryState[] => {
  const own = firstOfEach(modelNamed(id));
  const seen = new Set<string>();
  return own.flatMap((state) => [
    state,
    ...childrenOf(state.snapshot)
      .filter(([key]) => isDrawnIn(key, state.name) && !seen.has(key) && seen.add(key))
      .flatMap(([key, machineId]) => below(state, key, machineId)),
  ]);
};

/** The states of parents that draw a child, where it runs in others as well. */
const drawnIn: Readonly<Record<string, readonly string[]>> = { cardBatch: ['ready.idle'] };

const isDrawnIn = (key: string, parentState: string): boolean => drawnIn[key]?.includes(parentState) ?? true;

/** Returns the first snapshot of a machine's model that matches; the initial one if none does. */
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
  statesBelow(key, machineId).map(({ name, snapshot }) => ({
    name: `${parent.name} > ${key}: ${name}`,
    snapshot: withChildren(parent.snapshot, {
      [key]: isSupervised(parent.snapshot.children[key]) ? stillSupervised(snapshot) : still(snapshot),
    }),
  }));

const statesBelow = (key: string, machineId: string): GalleryState[] => {
  if (isPane(key)) return statesOfPane(key);
  return machineId === 'loadedPart' ? statesOfLoaded(key) : statesOf(machineId);
};

/** Returns every state of a loader, and of the machine with this id that it has loaded. */
const statesOfLoaded = (id: string): GalleryState[] =>
  statesOf('loadedPart').flatMap((state) =>
    state.snapshot.children['part'] === undefined
      ? [state]
      : statesOf(id).map(({ name, snapshot }) => ({
          name: `${state.name} > part: ${name}`,
          snapshot: withChildren(state.snapshot, { part: still(snapshot) }),
        })),
  );

/** Returns a supervised actor whose part stays in one state. */
export const stillSupervised = (part: AnyMachineSnapshot): AnyActorRef =>
  still(
    withChildren(
      firstOf('supervised', () => true),
      { part: still(part) },
    ),
  );

const isSupervised = (actor: AnyActorRef | undefined): actor is AnyActorRef => {
  const snapshot: unknown = actor?.getSnapshot();
  return isOfMachine(snapshot) && snapshot.machine.id === 'supervised';
};

/** The screen in each pane, by the name of the pane, in the state in which it is shown. */
const contents = {
  roomsPane: () => firstOf('recentChats', (state) => state.matches({ list: { ready: 'idle' } })),
  matePane: () => firstOf('personas', (state) => state.matches('ready') && state.context.roomId !== null),
};

const isPane = (key: string): key is keyof typeof contents => key in contents;

/** Returns every state of a pane, with the screen in it. */
export const statesOfPane = (pane: keyof typeof contents): GalleryState[] =>
  statesOf('pane').map(({ name, snapshot }) => ({
    name,
    snapshot: snapshot.matches({ shown: 'open' })
      ? withChildren(snapshot, { content: still(contents[pane]()) })
      : snapshot,
  }));

/** Returns the children that are machines with a model, as `[key, id of the machine]`. */
const childrenOf = (snapshot: AnyMachineSnapshot): [string, string][] => {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  return Object.entries(children).flatMap(([key, child]): [string, string][] => {
    const shown = isSupervised(child) ? child.getSnapshot().children.part : child;
    const machineId = shown === undefined ? null : machineIdOf(shown, snapshot.machine.id);
    return machineId !== null && byId.has(machineId) ? [[key, machineId]] : [];
  });
};

/** A machine whose code loads on demand is only known by the name with which it was requested. */
const machineIdOf = (child: AnyActorRef, parentId: string): string | null => {
  const snapshot: unknown = child.getSnapshot();
  if (isOfMachine(snapshot)) return snapshot.machine.id;
  const { src } = child;
  // The panel's own machine makes a call of the same name.
  return typeof src === 'string' && src !== parentId && comingLate.has(src) ? src : null;
};

/** Machines that an eagerly loaded chart names, and whose own code loads on demand. */
const comingLate: ReadonlySet<string> = new Set([
  'messageActions',
  'readAloud',
  'replySuggestions',
  'signIn',
]);

/** Shows children whose machines load on demand in their initial states. */
const withLateChildren = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const children: Record<string, AnyActorRef | undefined> = snapshot.children;
  const onDemand = childrenOf(snapshot).filter(([key]) => !isOfMachine(children[key]?.getSnapshot()));
  return withChildren(
    snapshot,
    Object.fromEntries(onDemand.map(([key, machineId]) => [key, still(firstOf(machineId, () => true))])),
  );
};

/** Whether it is the state of a machine. */
export const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
