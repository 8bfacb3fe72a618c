import type { SnapshotFrom } from 'xstate';
import type { collectionMachine } from './collection.machine.ts';
import type { Failure } from './failure.ts';

type Snapshot = SnapshotFrom<typeof collectionMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectItems = (snapshot: Snapshot) => snapshot.context.items;
