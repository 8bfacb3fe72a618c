import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../shared/failure.ts';
import type { mateDetailMachine } from './mate-detail.machine.ts';

type Snapshot = SnapshotFrom<typeof mateDetailMachine>;

export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('missing');
export const selectFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectMate = (snapshot: Snapshot) => snapshot.context.mate;
export const selectExtra = (snapshot: Snapshot) => snapshot.context.extra;
export const selectExtraBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('extraBusy');
export const selectExtraFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('extraFailed');

/** The switches of what can be marked here; undefined until it is known how they stand. */
export const selectFavorite = (snapshot: Snapshot) => snapshot.children.favorite;
export const selectFollow = (snapshot: Snapshot) => snapshot.children.follow;
export const selectReviews = (snapshot: Snapshot) => snapshot.children.reviews;
