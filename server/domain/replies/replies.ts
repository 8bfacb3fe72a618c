import { code } from '../../../contract/envelope.ts';
import type { Message } from '../../../contract/room.ts';
import { withinTime } from '../../clock.ts';
import type { Companion } from '../../companions/companion.ts';
import { newId } from '../../ids.ts';
import type { Log } from '../../log.ts';
import type { Database, Dialect } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { acceptMessage, type NewMessage } from './accept-message.ts';
import { isAway } from '../../store/unavailable.ts';
import { adoptReply } from './adopt-reply.ts';
import { acceptContinuation } from './accept-continuation.ts';
import { acceptAnotherReply, acceptRetry, type RetryRequest } from './accept-retry.ts';
import type { ReplyReader } from './live-reply.ts';
import type { Accepted } from './open-reply.ts';
import { createMaintenance } from './maintenance.ts';
import { stopReply } from './stop-reply.ts';
import { createReplyPoller, type WatchedReply } from './reply-poller.ts';
import { createWriter, type Backlog } from './reply-writer.ts';

export interface RepliesDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly companion: Companion;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * The replies that companions write. A reply belongs to the server, not to a request: it is written to its end and
 * stored whether or not anyone reads it, and any node can serve it.
 */
export interface Replies {
  /** Ends replies that a dead process left streaming. Call it before the first request. */
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
  /** Releases the reply of a deleted room. */
  forget(roomId: string): void;
  /** Returns how much this process still has to write. */
  backlog(): Backlog;
  /** Accepts nothing new, lets open replies end, and after `milliseconds` stores the remaining ones as interrupted. */
  drain(milliseconds: number): Promise<void>;
}

/** The interval of polling replies of other nodes, in milliseconds. */
const pollInterval = 250;
/** How long storing the last pieces may take, in milliseconds. */
const storeTimeout = 5000;

export const createReplies = (options: RepliesDeps): Replies => {
  const deps = { ...options, node: newId() };
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
    onStopRequested: (replyId) => writer.find(replyId)?.end({ kind: 'stopped', memory: null }),
  });
  let isDraining = false;

  const acceptOnce = async (userId: string, accept: () => Promise<Accepted>): Promise<Accepted> => {
    if (isDraining) {
      throw new DomainError(code.unavailable, 'serverStopping', {
        retryAfter: 5,
      });
    }
    const accepted = await accept();
    const opened =
      accepted.opened ??
      (writer.find(accepted.replyId) === undefined ? await adoptReply(deps, userId, accepted) : null);
    if (opened !== null) {
      writer.begin(opened);
    }
    return accepted;
  };

  return {
    start: maintenance.start,
    send: (message) => acceptOnce(message.userId, () => acceptMessage(deps, message)),
    retry: (request) => acceptOnce(request.userId, () => acceptRetry(deps, request)),
    another: (request) => acceptOnce(request.userId, () => acceptAnotherReply(deps, request)),
    continue: (request) => acceptOnce(request.userId, () => acceptContinuation(deps, request)),
    follow: (reply, after, reader) =>
      writer.find(reply.replyId)?.follow(after, reader) ?? poller.follow(reply, after, reader),
    stop: (reply) => stopReply(deps, { writer, poller }, reply),
    forget: writer.forget,
    backlog: writer.backlog,
    drain: async (milliseconds) => {
      isDraining = true;
      await withinTime(writer.finished(), milliseconds);
      writer.interruptAll();
      await withinTime(writer.finished(), storeTimeout);
      maintenance.close();
      poller.close();
      await writer.close();
    },
  };
};
