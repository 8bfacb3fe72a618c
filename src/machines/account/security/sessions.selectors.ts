import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CommandActor } from '../../shared/commands/command.ts';
import type { sessionsMachine } from './sessions.machine.ts';

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

type Snapshot = SnapshotFrom<typeof sessionsMachine>;

/** Whether the list is shown. */
export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.matches('ready');
export const selectSessions = ({ context }: Snapshot) => context.sessions;

/** Ends this session; undefined where the user did not ask for it. */
export const selectEnding =
  (sessionId: string) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === `end.${sessionId}`);

/** The actor that asks whether to end all other sessions; undefined while it does not. */
export const selectConfirmation = ({ children }: Snapshot) => children.endOthers;
