import { code } from '../../../contract/envelope.ts';
import type { Message } from '../../../contract/rooms/room.ts';
import { withinTime } from '../../shared/clock.ts';
import { announce } from '../../store/announce.ts';
import { readMessage } from '../rooms/messages.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { DomainError } from '../domain-error.ts';
import type { OpenDeps } from './open-reply.ts';
import type { WatchedReply, ReplyPoller } from './reply-poller.ts';
import type { Writer } from './reply-writer.ts';

/** How long the node that writes a reply may take to stop it, in milliseconds. */
const stopTimeout = 10_000;

/**
 * Ends a reply of the user, whichever node writes it, and returns it as stored. Only its writer ends a reply: the
 * request is passed on to another node through the database. Throws `notFound`, or `unavailable` when the writer does
 * not respond.
 */
export const stopReply = async (
  deps: OpenDeps,
  parts: { readonly writer: Writer; readonly poller: ReplyPoller },
  reply: WatchedReply,
): Promise<Message> => {
  const row = await readOwnMessage(deps.database, reply.userId, reply.replyId);
  if (row.status !== 'streaming') {
    return readMessage(deps.database, row);
  }
  const own = parts.writer.find(reply.replyId);
  if (own === undefined) {
    await requestStop(deps, reply.replyId);
    await waitForEnd(parts.poller, reply);
  } else {
    own.end({ kind: 'stopped', memory: null });
    await withinTime(own.finished, stopTimeout);
  }
  const stopped = await readOwnMessage(deps.database, reply.userId, reply.replyId);
  if (stopped.status === 'streaming') {
    throw new DomainError(code.unavailable, 'replyNotStopped', {
      retryAfter: 5,
    });
  }
  return readMessage(deps.database, stopped);
};

const requestStop = async (deps: OpenDeps, replyId: string): Promise<void> => {
  await deps.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('messages')
      .set({ stop_asked_at: deps.now() })
      .where('message_id', '=', replyId)
      .where('status', '=', 'streaming')
      .execute();
    await announce(transaction, deps.dialect, 'stops');
  });
};

/** Resolves when the reply has ended, or after `stopTimeout`. */
const waitForEnd = (poller: ReplyPoller, reply: WatchedReply): Promise<void> =>
  new Promise((resolve) => {
    const leave = poller.follow(reply, 0, (frame) => {
      if (frame?.type !== 'delta') {
        clearTimeout(timer);
        resolve();
      }
    });
    const timer = setTimeout(() => {
      leave();
      resolve();
    }, stopTimeout);
  });
