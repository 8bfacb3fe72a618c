import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine.ts';

export type ReportActor = ActorRefFrom<typeof reportMachine>;

type Snapshot = SnapshotFrom<typeof reportMachine>;

/** What is reported; null while nothing is. */
export const selectSubject = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : null;

export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('sending');
export const selectIsSent = (snapshot: Snapshot) => snapshot.hasTag('sent');
export const selectIsBlocked = (snapshot: Snapshot) => snapshot.hasTag('blocked');
