import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reviewsMachine } from './reviews.machine.ts';

export type ReviewsActor = ActorRefFrom<typeof reviewsMachine>;

type Snapshot = SnapshotFrom<typeof reviewsMachine>;

export const selectMateId = ({ context }: Snapshot): string => context.mateId;
export const selectOpinions = (snapshot: Snapshot) => snapshot.context.opinions;
/** The form of the user's review; undefined while it is closed. */
export const selectForm = ({ children }: Snapshot) => children.saveReview;
export const selectPager = ({ children }: Snapshot) => children.pager;
