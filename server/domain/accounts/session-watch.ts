import type { SessionEnd } from '../../../contract/envelope.ts';
import type { Config } from '../../config/config.ts';
import { days, type Now } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import type { Database } from '../../store/database.ts';

/** Notifies open streams that their session has ended, on whichever node that happened. */
export interface SessionWatch {
  /** Calls `onEnded` once, with how the session ended. Returns a function that stops watching. */
  watch(sessionId: string, onEnded: (end: SessionEnd) => void): () => void;
  /** Checks now. Resolves when the listeners of all ended sessions have been called. */
  check(): Promise<void>;
  close(): void;
}

export interface SessionWatchOptions {
  readonly database: Database;
  readonly now: Now;
  readonly config: Pick<Config, 'sessionIdleDays'>;
  readonly log: Log;
  /** The time between two checks, in milliseconds. */
  readonly interval: number;
}

interface Watch {
  readonly sessionId: string;
  readonly onEnded: (end: SessionEnd) => void;
}

/** Creates a watch that runs one query per interval for all open streams, and none without streams. */
export const createSessionWatch = (options: SessionWatchOptions): SessionWatch => {
  const watches = new Set<Watch>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const check = async (): Promise<void> => {
    const current = [...watches];
    if (current.length === 0) {
      return;
    }
    const stored = await readSessions(options, new Set(current.map(({ sessionId }) => sessionId)));
    for (const watch of current) {
      const state = stored.get(watch.sessionId) ?? 'ended';
      if (state !== 'live' && watches.delete(watch)) {
        watch.onEnded(state);
      }
    }
  };

  const scheduleCheck = (): void => {
    if (timer !== null || isClosed || watches.size === 0) {
      return;
    }
    timer = setTimeout(() => {
      check()
        .catch((error: unknown) => options.log.warn({ err: error }, 'the open sessions could not be read'))
        .finally(() => {
          timer = null;
          scheduleCheck();
        });
    }, options.interval).unref();
  };

  return {
    watch: (sessionId, onEnded) => {
      const watch = { sessionId, onEnded };
      watches.add(watch);
      scheduleCheck();
      return () => void watches.delete(watch);
    },
    check,
    close: () => {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
      }
    },
  };
};

/** Returns those of the sessions that are stored. One that was ended is not. */
const readSessions = async (
  { database, now, config }: SessionWatchOptions,
  sessionIds: ReadonlySet<string>,
): Promise<Map<string, 'live' | 'expired'>> => {
  const rows = await database
    .selectFrom('sessions')
    .select(['session_id', 'expires_at', 'last_seen_at'])
    .where('session_id', 'in', [...sessionIds])
    .execute();
  const isLive = (row: (typeof rows)[number]): boolean =>
    row.expires_at > now() && row.last_seen_at > now() - days(config.sessionIdleDays);
  return new Map<string, 'live' | 'expired'>(
    rows.map((row) => [row.session_id, isLive(row) ? 'live' : 'expired']),
  );
};
