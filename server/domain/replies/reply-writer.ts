import { isAway } from '../../store/unavailable.ts';
import { commitWork } from './commit-batch.ts';
import { readEndFrame } from './end-frame.ts';
import { generate, type GenerateDeps } from './generate.ts';
import { LiveReply, type Work } from './live-reply.ts';
import type { OpenDeps, OpenedReply } from './open-reply.ts';
import type { Preparer } from './prepare-next.ts';
import { createBatchScheduler } from './batch-scheduler.ts';

/** The replies whose ending is not stored yet, and their characters that are not stored yet. */
export interface Backlog {
  readonly replies: number;
  readonly characters: number;
}

/** The replies that this process writes. */
export interface Writer {
  /**
   * Runs the companion to the end, whether or not anyone reads. Takes the place of an earlier run of the same reply, which
   * another node has ended since. Does nothing once the writer is closed.
   */
  readonly begin: (opened: OpenedReply) => void;
  find(replyId: string): LiveReply | undefined;
  /** The ids of the replies whose ending is not stored yet. */
  readonly openReplies: () => readonly string[];
  readonly backlog: () => Backlog;
  /** Releases the reply of a deleted room: nothing more of it is stored. */
  readonly forget: (roomId: string) => void;
  /** Resolves when every currently open reply is stored to its end. */
  finished(): Promise<void>;
  /** Ends all open replies, which are stored as interrupted. */
  interruptAll(): void;
  /** Sends away the readers of replies that another node has taken over. */
  readonly releaseLost: () => Promise<void>;
  /** Stores nothing more. The readers of replies that are still open are sent away. */
  close(): Promise<void>;
}

/** Pieces that arrive within this time become one frame and one transaction. In milliseconds. */
const flushInterval = 50;

type WriterDeps = OpenDeps & GenerateDeps & { readonly preparer: Preparer };

export const createWriter = (deps: WriterDeps): Writer => {
  const live = new Map<string, LiveReply>();
  let isClosed = false;

  const flush = async (): Promise<void> => {
    const work = [...live.values()].map((reply) => reply.work()).filter((item) => item !== null);
    if (work.length === 0) {
      return;
    }
    try {
      await store(work);
    } catch (error) {
      if (!isAway(error)) {
        await storeEach(work);
      }
      throw error;
    }
  };

  const remove = (reply: LiveReply): void => {
    if (live.get(reply.opened.replyId) === reply) {
      live.delete(reply.opened.replyId);
    }
  };

  /** Stores each reply separately, so that one that cannot be stored does not block the others. */
  const storeEach = async (work: readonly Work[]): Promise<void> => {
    for (const item of work.length > 1 ? work : []) {
      await store([item]).catch(report);
    }
  };

  const store = async (work: readonly Work[]): Promise<void> => {
    const { ends, lost } = await commitWork(deps, work);
    for (const item of work) {
      const { replyId } = item.reply.opened;
      const end = ends.get(replyId);
      if (lost.has(replyId)) {
        void release(item.reply);
        continue;
      }
      item.reply.stored(item);
      if (end !== undefined) {
        remove(item.reply);
        item.reply.ended(end);
        if (item.reply.recentFrom !== undefined) void deps.preparer.prepare(item.reply.opened.roomId);
      }
    }
  };

  /**
   * Stops writing a reply that this node no longer owns, and sends its readers the ending from the database; without one they
   * are sent away.
   */
  const release = async (reply: LiveReply): Promise<void> => {
    remove(reply);
    reply.end({ kind: 'cut', memory: null });
    const end = await readEndFrame(deps.database, reply.opened).catch((error: unknown) => {
      logUnlessAway(error, 'the end of a reply could not be read');
      return null;
    });
    reply.ended(end);
  };

  const logUnlessAway = (error: unknown, message: string): void => {
    if (!isAway(error)) {
      deps.log.error({ err: error }, message);
    }
  };
  const report = (error: unknown): void => logUnlessAway(error, 'replies could not be stored; trying again');
  const scheduler = createBatchScheduler({ interval: flushInterval, flush, onError: report });

  return {
    begin: (opened) => {
      if (isClosed) {
        return;
      }
      const earlier = live.get(opened.replyId);
      if (earlier !== undefined) {
        void release(earlier);
      }
      const reply = new LiveReply(opened, scheduler.schedule);
      live.set(opened.replyId, reply);
      void generate(deps, reply);
    },
    find: (replyId) => live.get(replyId),
    openReplies: () => [...live.keys()],
    backlog: () => ({
      replies: live.size,
      characters: [...live.values()].reduce((sum, reply) => sum + reply.unstored, 0),
    }),
    forget: (roomId) => {
      for (const reply of live.values()) {
        if (reply.opened.roomId === roomId) {
          void release(reply);
        }
      }
    },
    finished: async () => {
      await Promise.all([...live.values()].map((reply) => reply.finished));
    },
    interruptAll: () => {
      for (const reply of live.values()) {
        reply.end({ kind: 'cut', memory: null, problem: 'stopped' });
      }
    },
    releaseLost: async () => {
      const own = new Set(await readOwn(deps));
      for (const reply of live.values()) {
        if (!own.has(reply.opened.replyId)) {
          void release(reply);
        }
      }
    },
    close: async () => {
      isClosed = true;
      await scheduler.close();
      for (const reply of live.values()) {
        reply.end({ kind: 'cut', memory: null, problem: 'stopped' });
        reply.ended(null);
      }
      live.clear();
    },
  };
};

/** Returns the ids of the replies that belong to this node. */
const readOwn = async ({ database, node }: OpenDeps): Promise<string[]> => {
  const rows = await database
    .selectFrom('messages')
    .select('message_id')
    .where('status', '=', 'streaming')
    .where('node', '=', node)
    .execute();
  return rows.map((row) => row.message_id);
};
