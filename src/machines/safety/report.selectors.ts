import type { SnapshotFrom } from 'xstate';
import type { reportMachine } from './report.machine.ts';

type Snapshot = SnapshotFrom<typeof reportMachine>;

/** The subject that is reported; null while nothing is. */
export const selectSubject = (snapshot: Snapshot) =>
  snapshot.hasTag('open') ? snapshot.context.subject : null;

/** Whether the report is filed, also while the mate is being blocked afterwards. */
export function selectIsSent(snapshot: Snapshot): boolean {
  if (!snapshot.matches({ open: 'blocking' })) return snapshot.hasTag('sent');
  const [form] = snapshot.historyValue['report.open.form.hist'] ?? [];
  return form?.key === 'sent';
}
