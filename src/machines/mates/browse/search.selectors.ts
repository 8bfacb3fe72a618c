import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

export type SearchActor = ActorRefFrom<typeof searchMachine>;

type Snapshot = SnapshotFrom<typeof searchMachine>;

export const selectIsEmpty = (snapshot: Snapshot): boolean => snapshot.hasTag('empty');
export const selectPager = ({ children }: Snapshot) => children.pager;
export const selectQuery = ({ context }: Snapshot) => context.query;
export const selectInput = ({ context }: Snapshot) => context.input;
export const selectMates = ({ context }: Snapshot) => context.mates;
export const selectTotal = ({ context }: Snapshot) => context.total;
export const selectTags = ({ context }: Snapshot) => context.tags;
export const selectCorrected = ({ context }: Snapshot) => context.corrected;

/** Hot words are offered while the query is empty. */
export const selectHotWords = ({ context }: Snapshot): readonly string[] =>
  context.query.q === '' ? context.hotWords : none;

/** Whether tags or a creator exclude mates that the text alone would find. */
export const selectIsNarrowed = ({ context: { query } }: Snapshot): boolean =>
  query.tags.length > 0 || query.creatorId !== '';

const none: readonly string[] = [];
