import { CompanionError } from '../../companions/companion.ts';
import { seconds } from '../../shared/clock.ts';
import { isOutage } from '../../store/unavailable.ts';
import { DomainError } from '../domain-error.ts';
import { readContext, type SuggestRepliesDeps } from '../rooms/inspiration.ts';

/** Lets a model's host read the beginnings of next prompts while nobody waits. */
export interface Preparer {
  /** Prepares the next prompt of a room, in place of another one. Resolves when that ended, and never rejects. */
  readonly prepare: (roomId: string) => Promise<void>;
  /** Stops: somebody wrote. */
  readonly stop: () => void;
}

/** How long a host may read, in milliseconds. */
const longestReading = seconds(120);

export const createPreparer = (deps: SuggestRepliesDeps): Preparer => {
  let current = new AbortController();
  const stop = (): void => current.abort();
  return {
    stop,
    prepare: async (roomId) => {
      const { prepare } = deps.companion;
      if (prepare === undefined) return;
      stop();
      current = new AbortController();
      const signal = AbortSignal.any([current.signal, AbortSignal.timeout(longestReading)]);
      try {
        const room = await deps.database
          .selectFrom('rooms')
          .select('user_id')
          .where('room_id', '=', roomId)
          .executeTakeFirst();
        // It may have been deleted meanwhile.
        if (room === undefined) return;
        const talk = await readContext(deps, { userId: room.user_id, nfsw: true, roomId, signal });
        await prepare({ ...talk, signal });
      } catch (error) {
        // Nothing is lost: the host reads it with the next message. Somebody who writes stops it all the time.
        if (current.signal.aborted) return;
        const isForeseen = error instanceof CompanionError || error instanceof DomainError || isOutage(error);
        deps.log[isForeseen ? 'info' : 'error']({ err: error }, 'a prompt was not prepared');
      }
    },
  };
};
