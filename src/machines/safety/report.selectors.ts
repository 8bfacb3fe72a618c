import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine.ts';

export type ReportActor = ActorRefFrom<typeof reportMachine>;

type Snapshot = SnapshotFrom<typeof reportMachine>;

/** The subject that is reported; null while nothing is. */
export const selectSubject = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : null;

export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSending = (snapshot: Snapshot) => snapshot.hasTag('sending');
/** Whether the report is filed, also while the mate is being blocked afterwards. */
export function selectIsSent(snapshot: Snapshot): boolean {
  if (!snapshot.matches({ open: 'blocking' })) return snapshot.hasTag('sent');
  const [form] = snapshot.historyValue['report.open.form.hist'] ?? [];
  return form?.key === 'sent';
}
export const selectIsBlocked = (snapshot: Snapshot) => snapshot.hasTag('blocked');
