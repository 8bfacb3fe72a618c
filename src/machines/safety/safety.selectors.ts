import type { SnapshotFrom } from 'xstate';
import type { safetyMachine } from './safety.machine.ts';

type Snapshot = SnapshotFrom<typeof safetyMachine>;

/** Each is undefined where it died. */
export const selectAiDisclosure = (snapshot: Snapshot | undefined) => snapshot?.children.aiDisclosure;
export const selectCrisisHelp = (snapshot: Snapshot | undefined) => snapshot?.children.crisisHelp;
export const selectReport = (snapshot: Snapshot | undefined) => snapshot?.children.report;
