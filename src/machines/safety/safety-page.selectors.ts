import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { safetyPageMachine } from './safety-page.machine.ts';

export type SafetyPageActor = ActorRefFrom<typeof safetyPageMachine>;

type Snapshot = SnapshotFrom<typeof safetyPageMachine>;

export const selectYears = ({ context }: Snapshot) => context.years;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsAbsent = (snapshot: Snapshot) => snapshot.hasTag('absent');
