import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from './search.machine.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** Hot words are offered while the query is empty. */
export const selectHotWords = ({ context }: Snapshot): readonly string[] =>
  context.query.q === '' ? context.hotWords : none;

/** Whether tags or a creator exclude mates that the text alone would find. */
export const selectIsNarrowed = ({ context: { query } }: Snapshot): boolean =>
  query.tags.length > 0 || query.creatorId !== '';

const none: readonly string[] = [];
