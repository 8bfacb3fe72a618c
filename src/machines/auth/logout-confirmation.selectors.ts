import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { logoutConfirmationMachine } from './logout-confirmation.machine.ts';

export type LogoutConfirmationActor = ActorRefFrom<typeof logoutConfirmationMachine>;

type Snapshot = SnapshotFrom<typeof logoutConfirmationMachine>;

/** How many texts the question is about; null while nothing is asked. */
export const selectAskedWords = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('asking') ? snapshot.context.count : null;
