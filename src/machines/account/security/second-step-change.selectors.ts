import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { secondStepChangeMachine } from './second-step-change.machine.ts';
import type { SecondStepAction } from './second-step-change.types.ts';

export type SecondStepChangeActor = ActorRefFrom<typeof secondStepChangeMachine>;
type Snapshot = SnapshotFrom<typeof secondStepChangeMachine>;

export const selectAction = ({ context }: Snapshot): SecondStepAction => context.action;
/** Asks for the password; undefined once the second step was changed. */
export const selectProof = ({ children }: Snapshot) => children.changeSecondStep;

/** The new recovery codes; null while none are shown. */
export const selectCodes = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('codes') ? snapshot.context.codes : null;

/** Whether the user tried to leave before the codes were saved. */
export const selectIsReminded = (snapshot: Snapshot): boolean => snapshot.hasTag('reminded');
