/** Reads and replays a recording: tools/statechart-tests/replay.mjs runs it in Node, and the gallery in a browser. */
import { StateMachine, type AnyStateMachine } from 'xstate';
import { readRecording, type Recording } from '../inspector/recording/recording.ts';
import { hasNextOnline, type OutboxContext } from '../../src/machines/chat/outbox/outbox.reducers.ts';
import { replay, type Machines, type ReadState, type Replay, type Watcher } from './replay.ts';

const files = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.machine.ts', {
  eager: true,
});

const machines = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => value instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

const project: Machines = {
  named: (id) => machines.get(id) ?? null,
  wired: (machine, read) => (machine.id === 'outbox' ? withConnection(machine, read) : machine),
};

/** The outbox sends nothing while the device is offline. */
const withConnection = (outbox: AnyStateMachine, read: ReadState): AnyStateMachine =>
  outbox.provide({
    guards: {
      hasNext: ({ context }: { readonly context: OutboxContext }) =>
        hasNextOnline(context, read('connection')?.hasTag('offline') === true),
    },
  });

/**
 * Replays a recording on the machines of this project.
 * @throws RecordingError
 */
export const replayText = (
  text: string,
  watch?: Watcher,
): { readonly recording: Recording; readonly replay: Replay } => {
  const recording = readRecording(text);
  return { recording, replay: replay(recording, project, watch) };
};

/** Returns the readable result of a replay. */
export const describeReplay = (recording: Recording, { agreed, divergences }: Replay): string => {
  const lines = divergences.map(
    ({ step, actor, event, recorded, found }) =>
      `${step < 0 ? 'start' : `step ${step + 1}`} of ${actor}: ${event}\n    recorded: ${recorded}\n    now:      ${found}`,
  );
  const dropped = recording.dropped === 0 ? '' : `, ${recording.dropped} more were not recorded`;
  const steps = `${agreed} of ${recording.steps.length} steps as recorded${dropped}`;
  return [`${recording.actors.length} actors, ${steps}`, ...lines].join('\n');
};
