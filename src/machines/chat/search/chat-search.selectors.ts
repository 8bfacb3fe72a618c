import type { SnapshotFrom } from 'xstate';
import type { chatSearchMachine } from './chat-search.machine.ts';
import type { SearchHitsActor } from './search-hits.machine.ts';

/** The open search; undefined while it is closed or loaded. */
export const selectSearchHits = ({ children }: SnapshotFrom<typeof chatSearchMachine>) =>
  // Spawned once its code is loaded, so that the machine knows no type of it.
  children['searchHits'] as SearchHitsActor | undefined;
