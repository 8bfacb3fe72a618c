import { code } from '../../../contract/envelope.ts';
import type { Message } from '../../../contract/rooms/room.ts';
import { withinTime } from '../../shared/clock.ts';
import type { Companion } from '../../companions/companion.ts';
import type { Embedder } from '../../model-host/embeddings.ts';
import { newId } from '../../shared/ids.ts';
import type { Log } from '../../shared/log.ts';
import type { Database, Dialect } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { acceptMessage, type NewMessage } from './accept-message.ts';
import { announce } from '../../store/announce.ts';
import type { Signals } from '../../store/signals.ts';
import { isAway } from '../../store/unavailable.ts';
import { adoptReply } from './adopt-reply.ts';
import { acceptContinuation } from './accept-continuation.ts';
import { acceptAnotherReply, acceptRetry, type RetryRequest } from './accept-retry.ts';
import type { ReplyReader } from './live-reply.ts';
import type { Accepted, OpenedReply } from './open-reply.ts';
import { endLease, hasOtherNodes } from './leases.ts';
import { createMaintenance } from './maintenance.ts';
import { stopReply } from './stop-reply.ts';
import { addTakeovers } from './take-over.ts';
import { createPreparer, type Preparer } from './prepare-next.ts';
import { createReplyPoller, type WatchedReply } from './reply-poller.ts';
import { createWriter, type Backlog } from './reply-writer.ts';

export interface RepliesDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly signals: Signals;
  readonly companion: Companion;
  readonly embedder: Embedder | null;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * The replies that companions write. A reply belongs to the server, not to a request: it is written to its end and
 * stored whether or not anyone reads it, and any node can serve it.
 */
export interface Replies {
  /** Ends or continues replies that a dead process left streaming. Call it before the first request. */
  start(): Promise<void>;
  /** Stores a message and starts its reply, once per client id. */
  send(message: NewMessage): Promise<Accepted>;
  /** Starts another reply to a message that has no complete one. */
  retry(request: RetryRequest): Promise<Accepted>;
  /** Starts another reply to a message that has one. */
  another(request: RetryRequest): Promise<Accepted>;
  /** Continues the last reply, which was stopped or interrupted. */
  continue(request: RetryRequest): Promise<Accepted>;
  /**
   * Sends the reader the frames after `after`, then further ones until the end. Returns a function that unsubscribes
   * and stops nothing. The caller has verified that the reply is the user's.
   */
  follow(reply: WatchedReply, after: number, reader: ReplyReader): () => void;
  /** Ends a reply of the user and returns it as stored. Throws `notFound` for any other. */
  stop(reply: WatchedReply): Promise<Message>;
  /** Lets the companion prepare for a room's next message. Resolves when that ended, and never rejects. */
  readonly prepare: (roomId: string) => Promise<void>;
  /** See `Preparer.readTalk`. */
  readonly readTalk: Preparer['readTalk'];
  /** Releases the reply of a deleted room. */
  forget(roomId: string): void;
  /** Returns how much this process still has to write. */
  backlog(): Backlog;
  /**
   * Accepts nothing new and lets open replies end. After `milliseconds`, or earlier if there is another node, the remaining
   * ones are left to that node; without one they are stored as interrupted.
   */
  drain(milliseconds: number): Promise<void>;
}

/** The interval of polling replies of other nodes, in milliseconds. */
const pollInterval = 250;
/** How long storing the last pieces may take, in milliseconds. */
const storeTimeout = 5000;
/** How long a node that stops continues its replies while another one could, in milliseconds. */
const handoverAfter = 5000;

export const createReplies = (options: RepliesDeps): Replies => {
  const preparer = createPreparer(options);
  const deps = { ...options, preparer, node: newId() };
  const writer = createWriter(deps);
  const poller = createReplyPoller({
    ...deps,
    interval: pollInterval,
    onError: (error) => {
      if (!isAway(error)) {
        deps.log.error({ err: error }, 'replies could not be read; trying again');
      }
    },
  });
  const maintenance = createMaintenance(deps, {
    openReplies: writer.openReplies,
    onTakenOver: (opened) => beginOnce(opened),
    onLeaseLost: writer.releaseLost,
    onStopRequested: (replyId) => writer.find(replyId)?.end({ kind: 'stopped', memory: null }),
  });
  let isDraining = false;

  /** Two requests, or a request and the takeover, may find the same reply. */
  const beginOnce = (opened: OpenedReply | null): void => {
    if (opened !== null && writer.find(opened.replyId) === undefined) {
      writer.begin(opened);
    }
  };

  /** Also false while the database is unavailable. */
  const hasOtherNode = async (): Promise<boolean> =>
    deps.dialect === 'postgres' && (await hasOtherNodes(deps.database, deps.node).catch(() => false));

  /** Without a lease, what this node has not ended is taken over at once. The lease expires if it cannot be ended. */
  const leave = async (): Promise<void> => {
    await deps.database
      .transaction()
      .execute(async (transaction) => {
        await addTakeovers(transaction, deps.node);
        await endLease(transaction, deps.node);
        await announce(transaction, deps.dialect, 'handovers');
      })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the lease of this node could not be ended'));
  };

  const acceptOnce = async (accept: () => Promise<Accepted>): Promise<Accepted> => {
    if (isDraining) {
      throw new DomainError(code.unavailable, 'serverStopping', {
        retryAfter: 5,
      });
    }
    const accepted = await accept();
    if (accepted.opened !== null) {
      writer.begin(accepted.opened);
    } else if (writer.find(accepted.replyId) === undefined) {
      beginOnce(await adoptReply(deps, accepted.replyId));
    }
    return accepted;
  };

  return {
    start: maintenance.start,
    send: (message) => acceptOnce(() => acceptMessage(deps, message)),
    retry: (request) => acceptOnce(() => acceptRetry(deps, request)),
    another: (request) => acceptOnce(() => acceptAnotherReply(deps, request)),
    continue: (request) => acceptOnce(() => acceptContinuation(deps, request)),
    follow: (reply, after, reader) =>
      writer.find(reply.replyId)?.follow(after, reader) ?? poller.follow(reply, after, reader),
    stop: (reply) => stopReply(deps, { writer, poller }, reply),
    prepare: preparer.prepare,
    readTalk: preparer.readTalk,
    forget: writer.forget,
    backlog: writer.backlog,
    drain: async (milliseconds) => {
      isDraining = true;
      maintenance.takeNothing();
      poller.close();
      const hasSuccessor = await hasOtherNode();
      await withinTime(
        writer.finished(),
        hasSuccessor ? Math.min(milliseconds, handoverAfter) : milliseconds,
      );
      if (!(hasSuccessor && (await hasOtherNode()))) {
        writer.interruptAll();
        await withinTime(writer.finished(), storeTimeout);
      }
      maintenance.close();
      await writer.close();
      if (deps.dialect === 'postgres') {
        await leave();
      }
    },
  };
};
