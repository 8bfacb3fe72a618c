import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { secondStepMachine } from './second-step.machine.ts';

type Snapshot = SnapshotFrom<typeof secondStepMachine>;

const views = ['recoveryCode', 'expired'] as const;

/** Which view of the dialog is shown. */
export const selectView = (snapshot: Snapshot): (typeof views)[number] | 'passkey' =>
  views.find((view) => snapshot.matches(view)) ?? 'passkey';

/** Why the recovery code was rejected; null until then, and while another one is checked. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
