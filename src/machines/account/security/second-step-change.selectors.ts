import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { secondStepChangeMachine, SecondStepAction } from './second-step-change.machine.ts';

export type SecondStepChangeActor = ActorRefFrom<typeof secondStepChangeMachine>;
type Snapshot = SnapshotFrom<typeof secondStepChangeMachine>;

export const selectAction = ({ context }: Snapshot): SecondStepAction => context.action;
/** Asks for the password; undefined once the second step was changed. */
export const selectProof = ({ children }: Snapshot) => children.changeSecondStep;

/** The new recovery codes; null while none are shown. */
export const selectCodes = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('codes') ? (snapshot.context.created?.codes ?? null) : null;

/** Confirms that the codes are saved; undefined while it does not. */
export const selectConfirmation = ({ children }: Snapshot) => children.confirmCodes;
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.hasTag('confirming');
/** Why the codes could not be confirmed; null where the last attempt did not fail. */
export const selectFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;

/** Whether the user tried to leave before the codes were saved. */
export const selectIsReminded = (snapshot: Snapshot): boolean => snapshot.hasTag('reminded');
