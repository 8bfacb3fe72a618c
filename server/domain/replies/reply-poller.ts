import type { StreamFrame } from '../../../contract/rooms/chat.ts';
import { code } from '../../../contract/envelope.ts';
import type { Database, Dialect } from '../../store/database.ts';
import type { Signals } from '../../store/signals.ts';
import { isAway } from '../../store/unavailable.ts';
import { createPoll } from '../poll.ts';
import { errorFrame, readEndFrame } from './end-frame.ts';
import { readFrames, readStoredFrames, type Frame } from '../transcript/frames.ts';
import { toDelta, type ReplyReader } from './live-reply.ts';

/** Follows replies that another node writes, or that have ended, by reading the database. */
export interface ReplyPoller {
  /** Sends the reader the frames after `after` and then the end. Returns a function that unsubscribes. */
  follow(reply: WatchedReply, after: number, reader: ReplyReader): () => void;
  /** Sends all readers away: they continue on another node. */
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
  /** The text up to `after`; null where it is not known, because the reader got it elsewhere. */
  text: string | null;
  /** Whether the reader knows that the companion thinks. */
  isThinking: boolean;
}

/** After this many consecutive failures the readers get an error; they may reconnect. */
const maxFailures = 20;

/** Creates a poller that reads once per `interval` milliseconds for all readers, or when notified, and never without readers. */
export const createReplyPoller = (options: {
  database: Database;
  dialect: Dialect;
  signals: Signals;
  interval: number;
  onError: (error: unknown) => void;
}): ReplyPoller => {
  const watches = new Set<Watch>();
  let isClosed = false;
  let failures = 0;

  const read = async (): Promise<void> => {
    try {
      await sendAll([...watches]);
      failures = 0;
    } catch (error) {
      // During an outage of the database the readers wait.
      failures += isAway(error) ? 0 : 1;
      options.onError(error);
      if (failures >= maxFailures) {
        endAll(errorFrame(code.unavailable, 'The reply cannot be read right now. Please try again.'));
      }
    }
  };
  const poll = createPoll({ ...options, topic: 'replies', isNeeded: () => watches.size > 0, read });
  options.signals.on('replies', poll.wake);

  const sendAll = async (current: readonly Watch[]): Promise<void> => {
    const { database, dialect } = options;
    const ids = [...new Set(current.map((watch) => watch.reply.replyId))];
    const rows = await database
      .selectFrom('messages')
      .select(['message_id', 'thinking_at'])
      .where('message_id', 'in', ids)
      .where('status', '=', 'streaming')
      .execute();
    const open = new Map(rows.map((row) => [row.message_id, row.thinking_at !== null]));
    const isOpen = (watch: Watch): boolean => open.has(watch.reply.replyId);
    const frames = new Map<string, Frame[]>();
    for (const frame of await readFrames(database, dialect, lowest(current.filter(isOpen)))) {
      frames.set(frame.replyId, [...(frames.get(frame.replyId) ?? []), frame]);
    }
    for (const watch of current) {
      const end = isOpen(watch) ? null : await readEndFrame(database, watch.reply);
      if (end === null) {
        sendFrames(watch, frames.get(watch.reply.replyId) ?? []);
        sendThinking(watch, open.get(watch.reply.replyId) === true);
      } else {
        await sendMissing(watch, end);
        finish(watch, end);
      }
    }
  };

  const sendFrames = (watch: Watch, frames: readonly Frame[]): void => {
    for (const frame of frames) {
      if (watches.has(watch) && frame.seq > watch.after) {
        watch.after = frame.seq;
        watch.text = watch.text === null ? null : watch.text + frame.text;
        watch.reader(toDelta(frame));
      }
    }
  };

  /**
   * Sends what a reply that was cut off has after the last frame; nothing where it is not known what the reader has. A `done`
   * frame has the complete text itself.
   */
  const sendMissing = async (watch: Watch, end: StreamFrame): Promise<void> => {
    const stored = end.type === 'error' ? (end.reply?.text ?? '') : '';
    const text = stored === '' ? null : (watch.text ?? (await readTextUntil(options.database, watch)));
    if (text !== null && stored.length > text.length && stored.startsWith(text)) {
      const { replyId } = watch.reply;
      sendFrames(watch, [{ replyId, seq: watch.after + 1, text: stored.slice(text.length) }]);
    }
  };

  const sendThinking = (watch: Watch, isThinking: boolean): void => {
    if (isThinking && !watch.isThinking && watches.has(watch)) {
      watch.reader({ type: 'thinking', replyId: watch.reply.replyId });
    }
    watch.isThinking = isThinking;
  };

  const finish = (watch: Watch, last: Parameters<ReplyReader>[0]): void => {
    if (watches.delete(watch)) {
      watch.reader(last);
    }
  };

  const endAll = (last: Parameters<ReplyReader>[0]): void => {
    for (const watch of watches) {
      finish(watch, last);
    }
  };

  return {
    follow: (reply, after, reader) => {
      const watch: Watch = { reply, reader, after, text: after === 0 ? '' : null, isThinking: false };
      watches.add(watch);
      if (isClosed) {
        finish(watch, null);
      }
      poll.wake();
      return () => watches.delete(watch);
    },
    close: () => {
      isClosed = true;
      poll.close();
      endAll(null);
    },
  };
};

/** Returns the text of the frames that the reader has; null when they are no longer stored. */
const readTextUntil = async (database: Database, { reply, after }: Watch): Promise<string | null> => {
  const frames = (await readStoredFrames(database, reply.replyId)).filter(({ seq }) => seq <= after);
  return frames.length === after ? frames.map(({ text }) => text).join('') : null;
};

/** Returns for each reply the lowest `after` of its readers. */
const lowest = (watches: readonly Watch[]): Map<string, number> => {
  const after = new Map<string, number>();
  for (const { reply, after: seen } of watches) {
    after.set(reply.replyId, Math.min(seen, after.get(reply.replyId) ?? seen));
  }
  return after;
};
