import { withinTime } from '../../../shared/clock.ts';
import type { Log } from '../../../shared/log.ts';
import { isOutage } from '../../../store/unavailable.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { indexRoom } from './index-room.ts';

/** The work on the index of a room while a reply is written there. */
export interface Indexing {
  /**
   * Waits for the index, not long: a room that was imported, or is older than the index, is indexed by several replies, which recall
   * what is indexed so far.
   */
  readonly advance: () => Promise<void>;
  /** Ends it after what it is writing. */
  readonly stop: () => Promise<void>;
}

/** How long a reply waits, in milliseconds: a few thousand messages are indexed in this time. */
const longestWait = 1000;

/** Begins to index the messages of a room that are not indexed. A failure is logged: the next reply continues. */
export const startIndexing = (
  deps: Pick<StoreDeps, 'database' | 'dialect'> & { readonly log: Log },
  roomId: string,
): Indexing => {
  let isStopped = false;
  const done = indexRoom(deps, roomId, () => !isStopped).catch((error: unknown) => {
    if (!isOutage(error)) {
      deps.log.error({ err: error }, 'a room could not be indexed for recall');
    }
  });
  return {
    advance: () => withinTime(done, longestWait),
    stop: async () => {
      isStopped = true;
      await done;
    },
  };
};
