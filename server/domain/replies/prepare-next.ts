import { CompanionError, type SuggestRequest } from '../../companions/companion.ts';
import { seconds } from '../../shared/clock.ts';
import { isOutage } from '../../store/unavailable.ts';
import { DomainError } from '../domain-error.ts';
import { readContext, type SuggestRepliesDeps } from '../rooms/inspiration.ts';

/** Lets a model's host read the beginnings of next prompts while nobody waits. */
export interface Preparer {
  /** Prepares the next prompt of a room, in place of another one. Resolves when that ended, and never rejects. */
  readonly prepare: (roomId: string) => Promise<void>;
  /**
   * Returns what the next prompt of a room begins with, for a question behind it; null where the host would not have read it, or where
   * nobody can write there.
   */
  readonly readTalk: (roomId: string, signal: AbortSignal) => Promise<SuggestRequest | null>;
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
    readTalk: async (roomId, signal) => {
      if (deps.companion.prepare === undefined) return null;
      try {
        return await readNext(deps, roomId, signal);
      } catch (error) {
        // As of a mate that is blocked, or hidden by the person's settings.
        if (error instanceof DomainError) return null;
        throw error;
      }
    },
    prepare: async (roomId) => {
      const { prepare } = deps.companion;
      if (prepare === undefined) return;
      stop();
      current = new AbortController();
      const signal = AbortSignal.any([current.signal, AbortSignal.timeout(longestReading)]);
      try {
        const talk = await readNext(deps, roomId, signal);
        // The room may have been deleted meanwhile.
        if (talk === null) return;
        await prepare(talk);
      } catch (error) {
        // Nothing is lost: the host reads it with the next message. Somebody who writes stops it all the time.
        if (current.signal.aborted) return;
        const isForeseen = error instanceof CompanionError || error instanceof DomainError || isOutage(error);
        deps.log[isForeseen ? 'info' : 'error']({ err: error }, 'a prompt was not prepared');
      }
    },
  };
};

const readNext = async (
  deps: SuggestRepliesDeps,
  roomId: string,
  signal: AbortSignal,
): Promise<SuggestRequest | null> => {
  const room = await deps.database
    .selectFrom('rooms')
    .select('user_id')
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (room === undefined) return null;
  return { ...(await readContext(deps, { userId: room.user_id, nfsw: true, roomId, signal })), signal };
};
