/** Replays a recording on the live machines, with stubs instead of their services. */
import {
  createActor,
  StateMachine,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import type { RecordedActor, Recording, RecordedStep } from '../inspector/recording/recording.ts';
import { HandClock } from './hand-clock.ts';
import { endWith, stub } from './stub.ts';
import { placeOf, textOf, wordsOf } from './text.ts';

/** A step at which a machine deviates from the recording. */
export interface Divergence {
  /** The index in the recording's steps; -1 if the actor's initial state already differs. */
  readonly step: number;
  readonly actor: string;
  readonly event: string;
  readonly recorded: string;
  /** The actual state, or the reason why the step could not be performed. */
  readonly found: string;
}

export interface Replay {
  /** The number of steps that led to the recorded state. */
  readonly agreed: number;
  readonly divergences: readonly Divergence[];
}

/** Called for each step that matched, with the machine's id and its current state. */
export type Watcher = (machine: string, snapshot: AnyMachineSnapshot) => void;

/**
 * Replays every actor independently, up to its first step that deviates.
 * @param machineNamed returns the machine with an id; null if it no longer exists
 */
export function replay(
  recording: Recording,
  machineNamed: (id: string) => AnyStateMachine | null,
  watch: Watcher = () => undefined,
): Replay {
  const runs = recording.actors.map((recorded, place) => {
    const run = begin(machineOf(recorded, recording, machineNamed), recorded.input);
    const found = run === null ? 'no such machine' : placeOf(run.actor.getSnapshot().value);
    const expected = placeOf(recorded.start);
    if (run !== null && found === expected) return { run, place, divergence: null };
    const start = { step: -1, actor: recorded.path, event: 'start', recorded: expected, found };
    return { run: null, place, divergence: start };
  });
  const lost = new Map(runs.flatMap(({ place, divergence }) => (divergence ? [[place, divergence]] : [])));
  let agreed = 0;
  for (const [index, step] of recording.steps.entries()) {
    const { run } = runs[step.actor] ?? { run: null };
    if (run === null || lost.has(step.actor)) continue;
    const found = take(run, step);
    const expected = `${placeOf(step.value)} (${step.status})`;
    if (found === expected) {
      agreed += 1;
      watch(recording.actors[step.actor]?.machine ?? '', run.actor.getSnapshot());
    } else {
      const actor = recording.actors[step.actor]?.path ?? '';
      lost.set(step.actor, { step: index, actor, event: wordsOf(step.event), recorded: expected, found });
    }
  }
  for (const { run } of runs) run?.actor.stop();
  return { agreed, divergences: [...lost.values()].toSorted((one, other) => one.step - other.step) };
}

/**
 * Returns the machine of an actor: its placeholder in the parent's machine, which may have other guards, as for a command that is
 * sent only once; else the machine with its id.
 */
function machineOf(
  { machine, path, src = '' }: RecordedActor,
  { actors }: Recording,
  machineNamed: (id: string) => AnyStateMachine | null,
): AnyStateMachine | null {
  const parent = actors.find((other) => other.path === path.slice(0, path.lastIndexOf(' / ')));
  const placeholder = parent && machineNamed(parent.machine)?.implementations.actors[src];
  return placeholder instanceof StateMachine && placeholder.id === machine
    ? placeholder
    : machineNamed(machine);
}

interface Run {
  readonly actor: AnyActorRef;
  readonly clock: HandClock;
}

function begin(machine: AnyStateMachine | null, input: unknown): Run | null {
  if (machine === null) return null;
  const clock = new HandClock();
  const names = Object.keys(machine.implementations.actors);
  const stubbed = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, stub()])) });
  const actor = createActor(stubbed, { clock, input });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return { actor, clock };
}

/** Performs the step and returns the state of the actor, or the reason why the step could not be performed. */
function take({ actor, clock }: Run, { event }: RecordedStep): string {
  try {
    send(actor, clock, event);
  } catch (error) {
    return error instanceof Error ? error.message : textOf(error);
  }
  const { value, status }: AnyMachineSnapshot = actor.getSnapshot();
  return `${placeOf(value)} (${status})`;
}

function send(actor: AnyActorRef, clock: HandClock, event: EventObject): void {
  const [, end, child] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (event.type.startsWith('xstate.after.')) clock.fire(actor, event.type, delayOf(actor, event.type));
  else if ((end === 'done' || end === 'error') && child !== undefined)
    endChild(actor, child, end, resultOf(event, end));
  else actor.send(event);
}

function endChild(actor: AnyActorRef, id: string, end: 'done' | 'error', result: unknown): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const child: AnyActorRef | undefined = snapshot.children[id];
  if (!child) throw new Error(`no actor ${id} runs`);
  child.send(endWith(end, result));
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
  return end === 'done' ? parts['output'] : revived(parts['error']);
}

function revived(error: unknown): unknown {
  const parts = typeof error === 'object' && error !== null ? error : {};
  return Object.assign(new Error('recorded'), parts);
}
