import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { sessionRowMachine } from './session-row.machine.ts';

export type SessionRowActor = ActorRefFrom<typeof sessionRowMachine>;

type Snapshot = SnapshotFrom<typeof sessionRowMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** Why the session was not ended; null until then, and while it is tried again. */
export const selectFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
