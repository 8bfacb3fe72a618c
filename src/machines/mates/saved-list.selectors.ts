import type { SnapshotFrom } from 'xstate';
import type { savedListMachine } from './saved-list.machine.ts';
import type { Failure } from '../shared/failure.ts';

type Snapshot = SnapshotFrom<typeof savedListMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectItems = (snapshot: Snapshot) => snapshot.context.items;
