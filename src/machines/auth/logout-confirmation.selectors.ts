import type { SnapshotFrom } from 'xstate';
import type { logoutConfirmationMachine } from './logout-confirmation.machine.ts';

/** The number of unsent drafts; null while nothing is asked. */
export const selectDraftCount = (snapshot: SnapshotFrom<typeof logoutConfirmationMachine>): number | null =>
  snapshot.hasTag('asking') ? snapshot.context.count : null;
