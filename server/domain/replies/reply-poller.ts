import { code } from '../../../contract/envelope.ts';
import type { Database, Dialect } from '../../store/database.ts';
import { isAway } from '../../store/unavailable.ts';
import { endFrame, errorFrame } from './end-frame.ts';
import { readFrames } from './frames.ts';
import { toDelta, type ReplyReader } from './live-reply.ts';
import { readBenefits } from '../billing/wallets.ts';

/** Follows replies that another node writes, or that have ended, by looking into the database. */
export interface Watcher {
  /** The reader hears the frames behind `after` and then the end. Returns the way to leave. */
  follow(reply: WatchedReply, after: number, reader: ReplyReader): () => void;
  /** Sends the readers away. */
  close(): void;
}

export interface WatchedReply {
  readonly replyId: string;
  readonly userId: string;
}

interface Watch {
  readonly reply: WatchedReply;
  readonly reader: ReplyReader;
  after: number;
}

/** After this many looks in a row that failed, the readers are sent away; they may come back. */
const patience = 20;

/** One look in `interval` milliseconds serves all readers; without readers there is none. */
export const createWatcher = (options: {
  database: Database;
  dialect: Dialect;
  interval: number;
  onError: (error: unknown) => void;
}): Watcher => {
  const watches = new Set<Watch>();
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let isClosed = false;
  let failures = 0;

  const schedule = (milliseconds: number): void => {
    if (timer === null && !isLooking && !isClosed && watches.size > 0) {
      timer = setTimeout(() => void look(), milliseconds);
    }
  };

  const look = async (): Promise<void> => {
    timer = null;
    isLooking = true;
    try {
      await tellAll([...watches]);
      failures = 0;
    } catch (error) {
      // While the database is away the readers wait with everyone else.
      failures += isAway(error) ? 0 : 1;
      options.onError(error);
      if (failures >= patience) {
        sendAway();
      }
    }
    isLooking = false;
    schedule(options.interval);
  };

  const tellAll = async (current: readonly Watch[]): Promise<void> => {
    const { database, dialect } = options;
    const ids = [...new Set(current.map((watch) => watch.reply.replyId))];
    const rows = await database.selectFrom('messages').selectAll().where('message_id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.message_id, row]));
    const under = current.filter((watch) => byId.get(watch.reply.replyId)?.status === 'streaming');
    const frames = await readFrames(database, dialect, lowest(under));
    for (const watch of current) {
      const row = byId.get(watch.reply.replyId);
      if (row === undefined) {
        finish(watch, errorFrame(code.notFound, 'This conversation was deleted.'));
      } else if (row.status !== 'streaming') {
        finish(watch, endFrame(row, await readBenefits(database, watch.reply.userId)));
      } else {
        tell(watch, frames);
      }
    }
  };

  const tell = (watch: Watch, frames: Awaited<ReturnType<typeof readFrames>>): void => {
    for (const frame of frames) {
      if (watches.has(watch) && frame.replyId === watch.reply.replyId && frame.seq > watch.after) {
        watch.after = frame.seq;
        watch.reader(toDelta(frame));
      }
    }
  };

  const finish = (watch: Watch, last: Parameters<ReplyReader>[0]): void => {
    if (watches.delete(watch)) {
      watch.reader(last);
    }
  };

  const sendAway = (): void => {
    for (const watch of watches) {
      finish(watch, errorFrame(code.unavailable, 'The reply cannot be read right now. Please try again.'));
    }
  };

  return {
    follow: (reply, after, reader) => {
      const watch = { reply, reader, after };
      watches.add(watch);
      schedule(0);
      return () => watches.delete(watch);
    },
    close: () => {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
      }
      sendAway();
    },
  };
};

/** For each reply the least that any of its readers knows. */
const lowest = (watches: readonly Watch[]): Map<string, number> => {
  const after = new Map<string, number>();
  for (const { reply, after: seen } of watches) {
    after.set(reply.replyId, Math.min(seen, after.get(reply.replyId) ?? seen));
  }
  return after;
};
