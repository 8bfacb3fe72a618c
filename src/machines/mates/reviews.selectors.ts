import type { SnapshotFrom } from 'xstate';
import type { reviewsMachine } from './reviews.machine.ts';

type Snapshot = SnapshotFrom<typeof reviewsMachine>;

export const selectOpinions = (snapshot: Snapshot) => snapshot.context.opinions;
export const selectReviewFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('editing');
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectIsSaveSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');

/** There are more to be asked for. */
export const selectHasMore = (snapshot: Snapshot): boolean => snapshot.hasTag('more');
/** They are on their way, and there is nothing to do but wait. */
export const selectIsBusyWithMore = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busyWithMore') && !snapshot.can({ type: 'page.next' });
export const selectHasMoreFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed');
