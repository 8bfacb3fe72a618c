import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { blockedMatesMachine } from './blocked-mates.machine.ts';

export type BlockedMatesActor = ActorRefFrom<typeof blockedMatesMachine>;

type Snapshot = SnapshotFrom<typeof blockedMatesMachine>;

export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsReady = (snapshot: Snapshot) => snapshot.hasTag('ready');
export const selectIsUnblocking = (snapshot: Snapshot) => snapshot.hasTag('unblocking');
