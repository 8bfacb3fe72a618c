import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { secondStepMachine } from './second-step.machine.ts';

export type SecondStepActor = ActorRefFrom<typeof secondStepMachine>;
type Snapshot = SnapshotFrom<typeof secondStepMachine>;

const views = ['recoveryCode', 'expired'] as const;

/** Which view of the dialog is shown. */
export const selectView = (snapshot: Snapshot): (typeof views)[number] | 'passkey' =>
  views.find((view) => snapshot.matches(view)) ?? 'passkey';

/** The actor that asks for the passkey; undefined while a recovery code is asked for. */
export const selectPasskey = ({ children }: Snapshot) => children.passkeySignIn;

/** Whether a recovery code is being checked. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Why the recovery code was rejected; null until then, and while another one is checked. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
