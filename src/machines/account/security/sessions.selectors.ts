import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionsMachine } from './sessions.machine.ts';

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

type Snapshot = SnapshotFrom<typeof sessionsMachine>;

/** Whether the list is shown. */
export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.matches('ready');
export const selectEntries = ({ context }: Snapshot) => context.entries;

/** The actor that asks whether to end all other sessions; undefined while it does not. */
export const selectConfirmation = ({ children }: Snapshot) => children.endOthers;
