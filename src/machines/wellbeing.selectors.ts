import type { SnapshotFrom } from 'xstate';
import type { wellbeingMachine } from './wellbeing.machine.ts';

type Snapshot = SnapshotFrom<typeof wellbeingMachine>;

/** Each is undefined where it died. */
export const selectPresence = (snapshot: Snapshot | undefined) => snapshot?.children.presence;
export const selectHelpLines = (snapshot: Snapshot | undefined) => snapshot?.children.helpLines;
export const selectReport = (snapshot: Snapshot | undefined) => snapshot?.children.report;
