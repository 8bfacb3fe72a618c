import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsSlow = (snapshot: Snapshot): boolean => snapshot.hasTag('slow');
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectIsBusyWithMore = (snapshot: Snapshot): boolean => snapshot.hasTag('busyWithMore');
export const selectHasMoreFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('moreFailed');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectQuery = ({ context }: Snapshot) => context.query;
export const selectWritten = ({ context }: Snapshot) => context.written;
export const selectEdition = ({ context }: Snapshot) => context.edition;
export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectTotal = ({ context }: Snapshot) => context.total;
export const selectHasMore = ({ context }: Snapshot) => context.hasMore;
export const selectTags = ({ context }: Snapshot) => context.tags;
export const selectCorrected = ({ context }: Snapshot) => context.corrected;

/** Suggestions belong to an empty field; a query of one's own needs none. */
export const selectHotWords = ({ context }: Snapshot): readonly string[] =>
  context.query.q === '' ? context.hotWords : none;

/** Whether tags or a creator leave mates out that the words alone would find. */
export const selectIsNarrowed = ({ context: { query } }: Snapshot): boolean =>
  query.tags.length > 0 || query.creatorId !== '';

const none: readonly string[] = [];
