import { code as codes } from '../../../../contract/envelope.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { EmailChange } from '../../../../contract/email-change.ts';
import type { Failure } from '../../shared/failure.ts';
import type { emailChangeMachine } from './email-change.machine.ts';

export type EmailChangeActor = ActorRefFrom<typeof emailChangeMachine>;

type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

export const selectIsReady = (snapshot: Snapshot): boolean => snapshot.hasTag('ready');
export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('editing');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('sending');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** The change that waits for its confirmations; null without one. */
export const selectPending = (snapshot: Snapshot): EmailChange | null =>
  snapshot.hasTag('waiting') ? snapshot.context.pending : null;

/** Why the last request was rejected; null until then, and while another one is sent. */
export const selectRejection = (snapshot: Snapshot): Failure | null =>
  snapshot.hasTag('rejected') ? snapshot.context.failure : null;
/** Whether the last request was rejected for its password. */
export const selectIsPasswordWrong = (snapshot: Snapshot): boolean =>
  selectRejection(snapshot)?.code === codes.wrongCredentials;
