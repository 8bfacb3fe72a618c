import { code as codes } from '../../../contract/envelope.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ageGateMachine } from './age-gate.machine.ts';

export type AgeGateActor = ActorRefFrom<typeof ageGateMachine>;
type Snapshot = SnapshotFrom<typeof ageGateMachine>;

/** Whether the birth date is asked for, also while it is being submitted. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');
export const selectIsRefused = (snapshot: Snapshot) => snapshot.hasTag('refused');
export const selectIsConfirmed = (snapshot: Snapshot) => snapshot.hasTag('confirmed');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsSaving = (snapshot: Snapshot) => snapshot.hasTag('saving');
export const selectIsNotRequired = (snapshot: Snapshot) => snapshot.matches('notRequired');
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** Why the birth date was not accepted, as the texts name it; null where it was not refused. */
export const selectProblem = ({ context: { failure } }: Snapshot): 'noSuchDay' | 'failed' | null => {
  if (failure === null) return null;
  return failure.code === codes.invalid ? 'noSuchDay' : 'failed';
};
export const selectIsDoubted = ({ context }: Snapshot) => context.isDoubted;
export const selectMinimumAge = ({ context }: Snapshot) => context.minimumAge;
export const selectUntil = ({ context }: Snapshot) => context.until;
export const selectIsAdult = ({ context }: Snapshot) => context.adult;
export const selectWantsMature = ({ context }: Snapshot) => context.nfsw;
