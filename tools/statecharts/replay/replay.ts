/** Replays a recording on the live machines, with stubs instead of their services. */
import { StateMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { RecordedActor, Recording } from '../inspector/recording/recording.ts';
import { beginRun, performStep, type Run } from './replayed-actor.ts';
import { placeOf, wordsOf } from '../explorer/text.ts';

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

/** Returns the current state of the actor of a machine: the last one that has started; null if none has. */
export type ReadState = (machine: string) => AnyMachineSnapshot | null;

/** The machines on which a recording is replayed. */
export interface Machines {
  /** Returns the machine with an id; null if it no longer exists. */
  readonly named: (id: string) => AnyStateMachine | null;
  /** Provides the guards that read the state of other actors. */
  readonly wired: (machine: AnyStateMachine, read: ReadState) => AnyStateMachine;
}

/** Called after each step that matched. */
export type Watcher = (read: ReadState) => void;

/**
 * Replays every actor independently, up to its first step that deviates. The actors only read each other's states, as
 * views and guards do.
 */
export function replay(recording: Recording, machines: Machines, watch: Watcher = () => undefined): Replay {
  const runs = new Map<number, Run>();
  const divergences: Divergence[] = [];
  const read = (isMeant: (actor: RecordedActor) => boolean): AnyMachineSnapshot | null => {
    const place = recording.actors.findLastIndex((actor, index) => runs.has(index) && isMeant(actor));
    return runs.get(place)?.actor.getSnapshot() ?? null;
  };
  const readMachine: ReadState = (id) => read(({ machine }) => machine === id);

  const start = (place: number, recorded: RecordedActor): void => {
    const machine = machineOf(recorded, recording, machines);
    const run =
      machine &&
      beginRun(machines.wired(machine, readMachine), recorded, (path) =>
        read((other) => other.path === path || other.path.endsWith(` / ${path}`)),
      );
    const found = run ? placeOf(run.actor.getSnapshot().value) : 'no such machine';
    const expected = placeOf(recorded.start);
    if (run && found === expected) runs.set(place, run);
    else divergences.push({ step: -1, actor: recorded.path, event: 'start', recorded: expected, found });
  };

  let agreed = 0;
  let started = 0;
  const lost = new Set<number>();
  const startUntil = (step: number): void => {
    for (const recorded of recording.actors.slice(started)) {
      if (recorded.startedAt > step) break;
      start(started, recorded);
      started += 1;
    }
  };
  for (const [index, step] of recording.steps.entries()) {
    startUntil(index);
    const run = runs.get(step.actor);
    if (run === undefined || lost.has(step.actor)) continue;
    const found = performStep(run, step);
    const expected = `${placeOf(step.value)} (${step.status})`;
    if (found === expected) {
      agreed += 1;
      watch(readMachine);
    } else {
      const actor = recording.actors[step.actor]?.path ?? '';
      lost.add(step.actor);
      divergences.push({ step: index, actor, event: wordsOf(step.event), recorded: expected, found });
    }
  }
  startUntil(Infinity);
  for (const { actor } of runs.values()) actor.stop();
  return { agreed, divergences: divergences.toSorted((one, other) => one.step - other.step) };
}

/**
 * Returns the machine of an actor: its placeholder in the parent's machine, which may have other guards, as for a command that is
 * sent only once; else the machine with its id.
 */
function machineOf(
  { machine, path, src = '' }: RecordedActor,
  { actors }: Recording,
  { named }: Machines,
): AnyStateMachine | null {
  const parent = actors.find((other) => other.path === path.slice(0, path.lastIndexOf(' / ')));
  const placeholder = parent && named(parent.machine)?.implementations.actors[src];
  return placeholder instanceof StateMachine && placeholder.id === machine ? placeholder : named(machine);
}

/** Returns the readable result of a replay. */
export function describeReplay(recording: Recording, { agreed, divergences }: Replay): string {
  const lines = divergences.map(
    ({ step, actor, event, recorded, found }) =>
      `${step < 0 ? 'start' : `step ${step + 1}`} of ${actor}: ${event}\n    recorded: ${recorded}\n    now:      ${found}`,
  );
  const dropped = recording.dropped === 0 ? '' : `, ${recording.dropped} more were not recorded`;
  const steps = `${agreed} of ${recording.steps.length} steps as recorded${dropped}`;
  return [`${recording.actors.length} actors, ${steps}`, ...lines].join('\n');
}
