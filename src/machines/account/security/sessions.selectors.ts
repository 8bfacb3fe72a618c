import type { SnapshotFrom } from 'xstate';
import type { CommandActor } from '../../shared/commands/command.ts';
import type { sessionsMachine } from './sessions.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionsMachine>;

/** Ends this session; undefined where the user did not ask for it. */
export const selectEnding =
  (sessionId: string) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `end.${sessionId}`);
