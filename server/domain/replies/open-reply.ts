import type { ReplyHint } from '../../../contract/replies/reply-hint.ts';
import type { HelpLevel } from '../../../contract/safety/help.ts';
import type { Embedder } from '../../model-host/embeddings.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, Dialect } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { findOpenCharge, type Charge } from '../billing/allowance.ts';
import type { SourcedFact } from '../memory/fact-sources.ts';
import { assertWithinStorage } from '../storage.ts';
import { readStoredFrames, type Frame } from '../transcript/frames.ts';

/** The dependencies of opening a reply. */
export interface OpenDeps {
  readonly database: Database;
  readonly dialect: Dialect;
  readonly now: () => number;
  /** Null without a model that compares meanings. */
  readonly embedder: Embedder | null;
  /** The id of this process, which writes the replies that it opens. */
  readonly node: string;
}

/** The outcome of a send or retry, and the content of its `accepted` frame. */
export interface Accepted {
  readonly messageId: string;
  readonly replyId: string;
  /** Set when helplines are to be shown with the message. */
  readonly help: HelpLevel | null;
  /** The facts that the message taught the mate. */
  readonly learned?: readonly SourcedFact[];
  /** The reply to write; null when the same request was accepted before. */
  readonly opened: OpenedReply | null;
}

/** A reply stored as `streaming` whose companion has not started. */
export interface OpenedReply {
  readonly replyId: string;
  readonly messageId: string;
  readonly roomId: string;
  readonly userId: string;
  /** The reserved charge; null when the message was charged before, or is free. */
  readonly charge: Charge | null;
  /** The stored text that it continues; '' for a new reply. */
  readonly begun: string;
  /** The frames that another node stored of it; absent for a reply that this node opened. */
  readonly frames?: readonly Frame[];
  /** How it should differ from the other replies. */
  readonly hint?: ReplyHint | undefined;
  /** Of the user's page, for the times in the mate's texts. Not stored: another node that continues the reply takes UTC. */
  readonly timeZone?: string | undefined;
}

/** Reads what this node needs to write an open reply that it owns. */
export const readOpened = async (database: Database, replyId: string): Promise<OpenedReply> => {
  const row = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .select(['messages.text', 'messages.reply_to', 'messages.room_id', 'rooms.user_id'])
    .where('messages.message_id', '=', replyId)
    .executeTakeFirstOrThrow();
  const { text: begun, reply_to: messageId, room_id: roomId, user_id: userId } = row;
  const turn = { userId, messageId: messageId ?? '', replyId };
  const charge = await findOpenCharge(database, turn);
  return { ...turn, roomId, charge, begun, frames: await readStoredFrames(database, replyId) };
};

/** Returns the message or reply of the room that a client created with this id, if any. */
export const findByClientId = async (
  transaction: Database,
  roomId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  transaction
    .selectFrom('messages')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('client_message_id', '=', clientId)
    .executeTakeFirst();

/**
 * How many nodes may continue a reply after one that died, in case that writing it is what stops them. A hint is not stored,
 * so that only the first node knows it.
 */
export const takeoversOf = (hint: ReplyHint | undefined): number => (hint === undefined ? 3 : 0);

interface NewReply extends Pick<OpenedReply, 'replyId' | 'messageId' | 'roomId' | 'userId' | 'hint'> {
  readonly seq: number;
  readonly clientReplyId: string | null;
}

/**
 * Inserts an empty reply, written by this node, at the end of the room, and takes the room out of the archive. Throws
 * `limitReached` at the limit of the storage.
 */
export const insertReply = async (transaction: Database, deps: OpenDeps, reply: NewReply): Promise<void> => {
  const now = deps.now();
  await assertWithinStorage(transaction, deps.dialect, reply.userId);
  await transaction
    .insertInto('messages')
    .values({
      message_id: reply.replyId,
      room_id: reply.roomId,
      seq: reply.seq,
      role: 'mate',
      text: '',
      status: 'streaming',
      reply_to: reply.messageId,
      parent_id: reply.messageId,
      client_message_id: reply.clientReplyId,
      node: deps.node,
      heartbeat_at: now,
      takeovers_left: takeoversOf(reply.hint),
      created_at: now,
    })
    .execute();
  await transaction
    .updateTable('rooms')
    .set((column) => ({
      last_seq: reply.seq,
      updated_at: now,
      archived_at: null,
      // Messages exchanged with a mature mate are mature, whatever the mate's later rating.
      mature_at: column
        .case()
        .when(
          column.selectFrom('mates').select('rating').whereRef('mates.mate_id', '=', 'rooms.mate_id'),
          '=',
          'mature',
        )
        .then(column.fn.coalesce('rooms.mature_at', column.val(now)))
        .else(column.ref('rooms.mature_at'))
        .end(),
    }))
    .where('room_id', '=', reply.roomId)
    .execute();
};

export const newReplyId = (deps: OpenDeps): string => newId(deps.now());
