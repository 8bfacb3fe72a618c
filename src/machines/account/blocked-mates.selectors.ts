import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { blockedMatesMachine } from './blocked-mates.machine.ts';

export type BlockedMatesActor = ActorRefFrom<typeof blockedMatesMachine>;

type Snapshot = SnapshotFrom<typeof blockedMatesMachine>;

export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot) => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectIsLifting = (snapshot: Snapshot) => snapshot.hasTag('lifting');
export const selectIsAbsent = (snapshot: Snapshot) => snapshot.hasTag('absent');
