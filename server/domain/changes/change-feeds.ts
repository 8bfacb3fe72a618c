import type { ChangeFrame } from '../../../contract/changes.ts';
import type { Database } from '../../store/database.ts';
import type { Signals } from '../../store/signals.ts';
import { createPoll } from '../poll.ts';

/** Reports what changed for a user, on whichever node that happened, by reading the database. */
export interface ChangeFeeds {
  /**
   * Sends the reader the changes after `after`, and further ones. Beyond `feedsPerUser` the user's oldest feed ends. Returns a
   * function that unsubscribes.
   */
  follow(userId: string, after: number, reader: ChangeReader): () => void;
  /** Ends all feeds. */
  close(): void;
}

export interface ChangeReader {
  send(frame: ChangeFrame): void;
  end(): void;
}

export interface ChangeFeedOptions {
  readonly database: Database;
  readonly signals: Signals;
  /** The time between two reads without notifications, in milliseconds. */
  readonly interval: number;
  readonly onError: (error: unknown) => void;
}

interface Feed {
  readonly userId: string;
  readonly reader: ChangeReader;
  after: number;
}

/** As many windows as a user may reasonably have open on all devices. */
export const feedsPerUser = 16;

/** A statement has a limited number of parameters. */
const usersAtOnce = 500;

/** Returns the number of the user's last change; 0 before the first. */
export const readLastChange = async (database: Database, userId: string): Promise<number> => {
  const counter = await database
    .selectFrom('change_counters')
    .select('seq')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return counter?.seq ?? 0;
};

/**
 * Creates feeds that cost one query per interval for all users, and one for each user with changes; none without feeds. A
 * notification of a user's change starts a read at once. A feed waits while the database is unavailable.
 */
export const createChangeFeeds = (options: ChangeFeedOptions): ChangeFeeds => {
  const { database, signals, interval, onError } = options;
  /** In the order of opening. */
  const feeds = new Set<Feed>();

  const read = async (): Promise<void> => {
    try {
      await sendNew([...feeds]);
    } catch (error) {
      onError(error);
    }
  };
  const poll = createPoll({ signals, topic: 'changes', isNeeded: () => feeds.size > 0, read, interval });
  signals.on('changes', (userId) => {
    if (userId === null || [...feeds].some((feed) => feed.userId === userId)) {
      poll.wake();
    }
  });

  const sendNew = async (current: readonly Feed[]): Promise<void> => {
    const users = [...new Set(current.map((feed) => feed.userId))];
    for (let start = 0; start < users.length; start += usersAtOnce) {
      const counters = await database
        .selectFrom('change_counters')
        .selectAll()
        .where('user_id', 'in', users.slice(start, start + usersAtOnce))
        .execute();
      for (const { user_id: userId, seq } of counters) {
        const behind = current.filter((feed) => feed.userId === userId && feed.after < seq);
        if (behind.length > 0) {
          await sendTo(userId, behind);
        }
      }
    }
  };

  const sendTo = async (userId: string, behind: readonly Feed[]): Promise<void> => {
    const rows = await database
      .selectFrom('user_changes')
      .select(['subject', 'seq'])
      .where('user_id', '=', userId)
      .where('seq', '>', Math.min(...behind.map((feed) => feed.after)))
      .orderBy('seq')
      .execute();
    for (const feed of behind.filter((one) => feeds.has(one))) {
      for (const { subject, seq } of rows.filter((row) => row.seq > feed.after)) {
        feed.after = seq;
        feed.reader.send(toFrame(subject, seq));
      }
    }
  };

  return {
    follow: (userId, after, reader) => {
      const feed: Feed = { userId, after, reader };
      const own = [...feeds].filter((one) => one.userId === userId);
      const [oldest] = own;
      if (oldest !== undefined && own.length >= feedsPerUser) {
        feeds.delete(oldest);
        oldest.reader.end();
      }
      feeds.add(feed);
      poll.wake();
      return () => void feeds.delete(feed);
    },
    close: () => {
      poll.close();
      for (const feed of feeds) {
        feed.reader.end();
      }
      feeds.clear();
    },
  };
};

const toFrame = (subject: string, seq: number): ChangeFrame =>
  subject === 'account' || subject === 'memory'
    ? { type: subject, seq }
    : { type: 'room', seq, roomId: subject };
