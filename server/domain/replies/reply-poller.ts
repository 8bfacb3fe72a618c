import { code } from '../../../contract/envelope.ts';
import type { Database, Dialect } from '../../store/database.ts';
import { isAway } from '../../store/unavailable.ts';
import { endFrame, errorFrame } from './end-frame.ts';
import { readFrames } from './frames.ts';
import { toDelta, type ReplyReader } from './live-reply.ts';
import { readBenefits } from '../billing/wallets.ts';

/** Follows replies that another node writes, or that have ended, by polling the database. */
export interface ReplyPoller {
  /** Sends the reader the frames after `after` and then the end. Returns a function that unsubscribes. */
  follow(reply: WatchedReply, after: number, reader: ReplyReader): () => void;
  /** Ends all readers with an error. */
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

/** After this many consecutive failures the readers get an error; they may reconnect. */
const maxFailures = 20;

/** Creates a poller that reads once per `interval` milliseconds for all readers, and never without readers. */
export const createReplyPoller = (options: {
  database: Database;
  dialect: Dialect;
  interval: number;
  onError: (error: unknown) => void;
}): ReplyPoller => {
  const watches = new Set<Watch>();
  let timer: NodeJS.Timeout | null = null;
  let isPolling = false;
  let isClosed = false;
  let failures = 0;

  const schedule = (milliseconds: number): void => {
    if (timer === null && !isPolling && !isClosed && watches.size > 0) {
      timer = setTimeout(() => void poll(), milliseconds);
    }
  };

  const poll = async (): Promise<void> => {
    timer = null;
    isPolling = true;
    try {
      await sendAll([...watches]);
      failures = 0;
    } catch (error) {
      // During an outage of the database the readers wait.
      failures += isAway(error) ? 0 : 1;
      options.onError(error);
      if (failures >= maxFailures) {
        failAll();
      }
    }
    isPolling = false;
    schedule(options.interval);
  };

  const sendAll = async (current: readonly Watch[]): Promise<void> => {
    const { database, dialect } = options;
    const ids = [...new Set(current.map((watch) => watch.reply.replyId))];
    const rows = await database.selectFrom('messages').selectAll().where('message_id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.message_id, row]));
    const open = current.filter((watch) => byId.get(watch.reply.replyId)?.status === 'streaming');
    const frames = await readFrames(database, dialect, lowest(open));
    for (const watch of current) {
      const row = byId.get(watch.reply.replyId);
      if (row === undefined) {
        finish(watch, errorFrame(code.notFound, 'This conversation was deleted.'));
      } else if (row.status !== 'streaming') {
        finish(watch, await endFrame(database, row, await readBenefits(database, watch.reply.userId)));
      } else {
        sendFrames(watch, frames);
      }
    }
  };

  const sendFrames = (watch: Watch, frames: Awaited<ReturnType<typeof readFrames>>): void => {
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

  const failAll = (): void => {
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
      failAll();
    },
  };
};

/** Returns for each reply the lowest `after` of its readers. */
const lowest = (watches: readonly Watch[]): Map<string, number> => {
  const after = new Map<string, number>();
  for (const { reply, after: seen } of watches) {
    after.set(reply.replyId, Math.min(seen, after.get(reply.replyId) ?? seen));
  }
  return after;
};
