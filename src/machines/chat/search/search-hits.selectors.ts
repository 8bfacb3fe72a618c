import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { searchHitsMachine } from './search-hits.machine.ts';

export type SearchHitsActor = ActorRefFrom<typeof searchHitsMachine>;

type Snapshot = SnapshotFrom<typeof searchHitsMachine>;

/** The search for messages, supervised. */
export const selectMessageSearch = ({ children }: Snapshot) => children.messageSearch;
/** The found message to which the reader went last; null for none. */
export const selectHitId = ({ context }: Snapshot) => context.hitId;
export const selectIsLocating = (snapshot: Snapshot) => snapshot.hasTag('locating');
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
