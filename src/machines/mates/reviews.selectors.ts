import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewsMachine } from './reviews.machine.ts';

export type ReviewsActor = ActorRefFrom<typeof reviewsMachine>;

type Snapshot = SnapshotFrom<typeof reviewsMachine>;

export const selectMateId = ({ context }: Snapshot): string => context.mateId;
export const selectOpinions = (snapshot: Snapshot) => snapshot.context.opinions;
export const selectReviewFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.hasTag('editing');
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('saving');
export const selectIsSaveSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectPager = ({ children }: Snapshot) => children.pager;
