/** Runs one actor of a recording, with stubs for the actors that it starts or refers to. */
import {
  createActor,
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate';
import type { RecordedActor, RecordedStep } from '../inspector/recording/recording.ts';
import { HandClock } from '../walks/hand-clock.ts';
import { endWith, stub } from '../explorer/stub.ts';
import { placeOf, textOf } from '../explorer/text.ts';

export interface Run {
  readonly actor: AnyActorRef;
  readonly clock: HandClock;
  /** The ids of all children that were started. */
  readonly started: ReadonlySet<string>;
  /** Replaces the recorded references to actors by live ones. */
  readonly revive: (value: unknown) => unknown;
}

/** Returns the current state of the recorded actor whose path ends with this one; null for one that is not of a machine. */
export type ReadPath = (path: string) => AnyMachineSnapshot | null;

/** Starts the actor. Its stubs show the states of the recorded actors that they stand for. */
export function beginRun(machine: AnyStateMachine, { path, input }: RecordedActor, read: ReadPath): Run {
  const clock = new HandClock();
  const names = Object.keys(machine.implementations.actors);
  const started = new Set<string>();
  const child = showing((id) => read(`${path} / ${id}`), started);
  const provided = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, child])) });
  const standIns = new Map<string, AnyActorRef>();
  const standInFor = (id: string): AnyActorRef => {
    const standIn = standIns.get(id) ?? createActor(showing(read, new Set()), { id }).start();
    standIns.set(id, standIn);
    return standIn;
  };
  const actor: AnyActorRef = createActor(provided, {
    clock,
    input: revived(input, standInFor),
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const childOr = (id: string): AnyActorRef => {
    const { children }: AnyMachineSnapshot = actor.getSnapshot();
    return children[id] ?? standInFor(id);
  };
  return { actor, clock, started, revive: (value) => revived(value, childOr) };
}

/** Performs the step and returns the state of the actor, or the reason why the step could not be performed. */
export function performStep(run: Run, { event }: RecordedStep): string {
  try {
    send(run, event);
  } catch (error) {
    return error instanceof Error ? error.message : textOf(error);
  }
  const { value, status }: AnyMachineSnapshot = run.actor.getSnapshot();
  return `${placeOf(value)} (${status})`;
}

/** A stub whose snapshot is that of the actor for which it stands, if there is one; its id is added to `started`. */
function showing(
  read: (id: string) => AnyMachineSnapshot | null,
  started: Set<string>,
): ActorLogic<Snapshot<unknown>, EventObject> {
  const logic = stub();
  return {
    ...logic,
    getInitialSnapshot(scope, input) {
      const { self } = scope;
      started.add(self.id);
      const own = self.getSnapshot.bind(self);
      self.getSnapshot = () => read(self.id) ?? own();
      // Views read the children and the tags of a machine, also while nothing of it is recorded.
      return { ...logic.getInitialSnapshot(scope, input), children: {}, tags: new Set() };
    },
  };
}

function send(run: Run, event: EventObject): void {
  const { actor, clock, revive } = run;
  const [, end, child] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (event.type.startsWith('xstate.after.')) clock.fire(actor, event.type, delayOf(actor, event.type));
  else if ((end === 'done' || end === 'error') && child !== undefined) endChild(run, child, end, event);
  else actor.send({ type: event.type, ...Object(revive(event)) });
}

/** The end of a child that its parent has stopped reaches the parent where the child had ended before. */
function endChild(
  { actor, started, revive }: Run,
  id: string,
  end: 'done' | 'error',
  event: EventObject,
): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const child: AnyActorRef | undefined = snapshot.children[id];
  if (child) child.send(endWith(end, revive(resultOf(event, end))));
  else if (started.has(id)) actor.send({ type: event.type, ...Object(revive(event)) });
  else throw new Error(`no actor ${id} runs`);
}

/** Returns the delay of a pending timer: recordings do not contain it, the machine determines it. */
function delayOf(actor: AnyActorRef, type: string): number {
  const scheduled = Object.values(actor.system.getSnapshot()._scheduledEvents);
  const found = scheduled.find(({ target, event }) => target === actor && event.type === type);
  if (!found) throw new Error(`no timer ${type} is pending`);
  return found.delay;
}

/** Returns the result of the child. An error has the recorded kind; its message was masked. */
function resultOf(event: EventObject, end: 'done' | 'error'): unknown {
  const parts: Readonly<Record<string, unknown>> = { ...event };
  return parts[end === 'done' ? 'output' : 'error'];
}

/** Returns a copy in which recorded references are actors and recorded errors are errors. */
function revived(value: unknown, actorWith: (id: string) => AnyActorRef): unknown {
  if (Array.isArray(value)) return value.map((part) => revived(part, actorWith));
  if (typeof value !== 'object' || value === null) return value;
  if ('xstate$$type' in value && 'id' in value) return actorWith(String(value.id));
  const parts = Object.entries(value).map(([key, part]) => [key, revived(part, actorWith)]);
  const copy: object = Object.fromEntries(parts);
  return 'isError' in value ? Object.assign(new Error('recorded'), copy) : copy;
}
