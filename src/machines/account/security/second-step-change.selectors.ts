import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { secondStepChangeMachine } from './second-step-change.machine.ts';
import type { SecondStepAction } from './second-step-change.types.ts';

export type SecondStepChangeActor = ActorRefFrom<typeof secondStepChangeMachine>;
type Snapshot = SnapshotFrom<typeof secondStepChangeMachine>;

export const selectAction = ({ context }: Snapshot): SecondStepAction => context.action;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether it takes long: then the user is offered to stop waiting. */
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** The new recovery codes; null while none are shown. */
export const selectCodes = (snapshot: Snapshot): readonly string[] | null =>
  snapshot.hasTag('codes') ? snapshot.context.codes : null;

/** Whether the user tried to leave before the codes were saved. */
export const selectIsReminded = (snapshot: Snapshot): boolean => snapshot.hasTag('reminded');

/** Why the last attempt failed; null if there is nothing to say. */
export const selectFailure = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
