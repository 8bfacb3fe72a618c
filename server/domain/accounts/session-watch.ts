import type { Config } from '../../config/config.ts';
import { days, type Now } from '../../shared/clock.ts';
import type { Log } from '../../shared/log.ts';
import type { Database } from '../../store/database.ts';

/** Notifies open streams that their session has ended, on whichever node that happened. */
export interface SessionWatch {
  /** Calls `onEnded` once when the session has ended. Returns a function that stops watching. */
  watch(sessionId: string, onEnded: () => void): () => void;
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
  readonly onEnded: () => void;
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
    const live = await readLiveSessions(options, new Set(current.map(({ sessionId }) => sessionId)));
    for (const watch of current) {
      if (!live.has(watch.sessionId) && watches.delete(watch)) {
        watch.onEnded();
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

const readLiveSessions = async (
  { database, now, config }: SessionWatchOptions,
  sessionIds: ReadonlySet<string>,
): Promise<Set<string>> => {
  const rows = await database
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', 'in', [...sessionIds])
    .where('expires_at', '>', now())
    .where('last_seen_at', '>', now() - days(config.sessionIdleDays))
    .execute();
  return new Set(rows.map((row) => row.session_id));
};
