import type { SnapshotFrom } from 'xstate';
import type { secondStepChangeMachine } from './second-step-change.machine.ts';

type Snapshot = SnapshotFrom<typeof secondStepChangeMachine>;

/** The new recovery codes; null while none are shown. */
export const selectCodes = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('codes') ? (snapshot.context.created?.codes ?? null) : null;

/** Why the codes could not be confirmed; null where the last attempt did not fail. */
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
