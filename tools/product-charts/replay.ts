/** Reads and replays a recording: replay.mjs runs it in Node, and the gallery in a browser. */
import { StateMachine, type AnyStateMachine } from 'xstate';
import { readRecording, type Recording } from 'statechart-tools/inspector/recording/recording';
import { hasNextOnline, type OutboxContext } from '../../src/machines/chat/outbox/outbox.reducers.ts';
export { describeReplay } from 'statechart-tools/replay/replay';
import {
  replay,
  type Machines,
  type ReadState,
  type Replay,
  type Watcher,
} from 'statechart-tools/replay/replay';

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
