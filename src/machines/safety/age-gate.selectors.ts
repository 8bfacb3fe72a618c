import { code as codes } from '../../../contract/envelope.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../shared/failure.ts';
import type { ageGateMachine } from './age-gate.machine.ts';

export type AgeGateActor = ActorRefFrom<typeof ageGateMachine>;
type Snapshot = SnapshotFrom<typeof ageGateMachine>;

/** Whether the user is asked if a sentence of theirs was misunderstood. */
export const selectIsDoubted = (snapshot: Snapshot) => snapshot.hasTag('doubted');
export const selectSentence = ({ context }: Snapshot) => context.sentence;
/** Answers that it was misunderstood; undefined while that is not asked. */
export const selectDoubt = ({ children }: Snapshot) => children.confirmAdult;
/** Whether the birth date is asked for, also while it is being submitted. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('asking');
export const selectIsRefused = (snapshot: Snapshot) => snapshot.hasTag('refused');
export const selectIsConfirmed = (snapshot: Snapshot) => snapshot.hasTag('confirmed');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
/** Submits the birth date; undefined while it is not asked for. */
export const selectForm = ({ children }: Snapshot) => children.submitBirthDate;
/** Saves the choice of mature content; undefined while it does not. */
export const selectChoice = ({ children }: Snapshot) => children.saveMatureContent;
export const selectIsNotRequired = (snapshot: Snapshot) => snapshot.matches('notRequired');
/** Why the birth date was not accepted, as the texts name it; null where it was not refused. */
export const toProblem = (failure: Failure | null): 'noSuchDay' | 'failed' | null => {
  if (failure === null) return null;
  return failure.code === codes.invalid ? 'noSuchDay' : 'failed';
};
export const selectMinimumAge = ({ context }: Snapshot) => context.minimumAge;
export const selectUntil = ({ context }: Snapshot) => context.until;
export const selectIsAdult = ({ context }: Snapshot) => context.adult;
export const selectWantsMature = ({ context }: Snapshot) => context.nfsw;
