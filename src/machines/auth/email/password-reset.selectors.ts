import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../shared/failure.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

const views = ['sent', 'opening', 'choosing', 'expired', 'unsupported', 'changed', 'done'] as const;

/** Which view of the screen is shown. */
export const selectView = (snapshot: Snapshot): (typeof views)[number] | 'asking' =>
  views.find((view) => snapshot.matches(view)) ?? 'asking';

/** The form that asks for the address, or for a new password; undefined while neither is asked for. */
export const selectForm = ({ children }: Snapshot) => children.requestLink ?? children.setPassword;

/** Why the link could not be checked; null until then, and while it is checked again. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
