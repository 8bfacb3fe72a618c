import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { mateDetailMachine } from './mate-detail.machine.ts';

export type MateDetailActor = ActorRefFrom<typeof mateDetailMachine>;

type Snapshot = SnapshotFrom<typeof mateDetailMachine>;

export const selectIsNotFound = (snapshot: Snapshot): boolean => snapshot.hasTag('notFound');
export const selectMate = ({ context }: Snapshot) => context.mate;
export const selectExtra = ({ context }: Snapshot) => context.extra;
/** The request for the extras while it runs. */
export const selectExtraRequest = ({ children }: Snapshot) => children.fetchExtra;

/** The part that shares the mate's page. It is supervised: the part itself may be missing. */
export const selectShare = ({ children }: Snapshot) => children.share;

/** The extras; undefined until they are loaded. */
export const selectFavorite = ({ children }: Snapshot) => children.favorite;
export const selectFollow = ({ children }: Snapshot) => children.follow;
export const selectReviews = ({ children }: Snapshot) => children.reviews;
