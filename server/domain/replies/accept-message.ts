import { code } from '../../../contract/envelope.ts';
import { isCall, type HelpLevel } from '../../../contract/safety/help.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { RoomRow } from '../../store/schema/rooms.ts';
import { reserveChat, sendCharge } from '../billing/allowance.ts';
import { DomainError } from '../domain-error.ts';
import { forgetMemory, hideAfter, readLeaf, showBranch } from '../rooms/branches.ts';
import { heardText } from '../transcript/heard-text.ts';
import { findOwnMessage } from '../transcript/history.ts';
import { helpLevel } from '../../text-safety/crisis/crisis-detection.ts';
import type { Companion } from '../../companions/companion.ts';
import { findFacts } from '../../companions/facts/find-facts.ts';
import { scheduleReading, skipReading } from '../memory/jobs/schedule.ts';
import { storeFacts } from '../memory/extract-facts.ts';
import { readFactsOfMessages } from '../memory/fact-sources.ts';
import { countHelp } from '../safety/help-counts.ts';
import { assertSafeMessage } from '../rooms/minors-context.ts';
import { judgeOwnWords } from '../accounts/own-words.ts';
import { findByClientId, insertReply, newReplyId, type Accepted, type OpenDeps } from './open-reply.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { lockRoom, assertNotStreaming } from '../transcript/room-access.ts';

interface AcceptDeps extends OpenDeps {
  readonly companion: Pick<Companion, 'readFacts'>;
}

export interface NewMessage {
  readonly userId: string;
  readonly roomId: string;
  readonly clientMessageId: string;
  readonly text: string;
  /** The message of the user's whose place it takes; absent for one that continues the shown branch. */
  readonly edits?: string | undefined;
  /** Of the user's page. */
  readonly timeZone?: string | undefined;
}

/**
 * Stores a message with the empty reply to it and reserves its chat, in one transaction. Repeating a client id returns
 * the first outcome, whatever the text. A message that asks for help costs nothing. After one in which the user says to be
 * younger than 18, they are asked whether that is so. Throws `notFound` without the room, `editedNotFound` without the message to edit,
 * `forbidden`, `mateBlocked`, `busy`, `contentRefused`, `allowanceEmpty`, or `invalid` for a message that cannot be edited.
 */
export const acceptMessage = (deps: AcceptDeps, message: NewMessage): Promise<Accepted> =>
  deps.database.transaction().execute(async (transaction) => {
    const room = await lockRoom(transaction, deps.dialect, message);
    const earlier = await findEarlier(transaction, message);
    if (earlier !== null) {
      return earlier;
    }
    await assertMateAvailable(transaction, room);
    await assertNotStreaming(transaction, room.room_id);
    await assertSafeMessage(transaction, { ...message, field: 'text' }, deps.now());
    return storeMessage(transaction, deps, room, { ...message, help: helpLevel(message.text) });
  });

const findEarlier = async (transaction: Database, message: NewMessage): Promise<Accepted | null> => {
  const stored = await findByClientId(transaction, message.roomId, message.clientMessageId);
  if (stored === undefined) {
    return null;
  }
  const reply = await transaction
    .selectFrom('messages')
    .select('message_id')
    .where('reply_to', '=', stored.message_id)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (reply === undefined) {
    throw new DomainError(code.invalid, { english: 'This client ID is already in use.' });
  }
  const learned = (await readFactsOfMessages(transaction, [stored])).get(stored.message_id) ?? [];
  return {
    messageId: stored.message_id,
    replyId: reply.message_id,
    help: stored.help,
    learned,
    opened: null,
  };
};

/** Returns the message that the new one follows, after hiding what the new one takes the place of. */
const findParent = async (
  transaction: Database,
  { userId, roomId, edits }: NewMessage,
  now: number,
): Promise<string | null> => {
  if (edits === undefined) {
    return readLeaf(transaction, roomId);
  }
  const edited = await findOwnMessage(transaction, userId, edits);
  if (edited === undefined) {
    throw new DomainError(code.editedNotFound, 'editedNotFound');
  }
  if (edited.room_id !== roomId || edited.role !== 'user') {
    throw new DomainError(code.invalid, {
      english: 'Only a message of your own in this room can be edited.',
    });
  }
  await showBranch(transaction, { roomId, messageId: edits, now });
  await hideAfter(transaction, { roomId, seq: edited.seq - 1, now });
  await forgetMemory(transaction, roomId);
  return edited.parent_id;
};

/** Returns the text of that message, or '' where it is none of the mate's. */
const readMateLine = async (database: Database, messageId: string | null): Promise<string> => {
  const line = await database
    .selectFrom('messages')
    .select(['text', 'heard_to'])
    .where('message_id', '=', messageId)
    .where('role', '=', 'mate')
    .executeTakeFirst();
  return line === undefined ? '' : heardText(line);
};

const storeMessage = async (
  transaction: Database,
  deps: AcceptDeps,
  room: RoomRow,
  message: NewMessage & { readonly help: HelpLevel | null },
): Promise<Accepted> => {
  const now = deps.now();
  const { roomId, userId, help } = message;
  const messageId = newId(now);
  const replyId = newReplyId(deps);
  const charge = isCall(help) ? null : sendCharge(userId, messageId);
  if (charge !== null) {
    await reserveChat(transaction, charge, now);
  }
  const parentId = await findParent(transaction, message, now);
  await transaction
    .insertInto('messages')
    .values({
      message_id: messageId,
      room_id: roomId,
      seq: room.last_seq + 1,
      role: 'user',
      text: message.text,
      status: 'sent',
      parent_id: parentId,
      client_message_id: message.clientMessageId,
      created_at: now,
      finished_at: now,
      help,
    })
    .execute();
  await insertReply(transaction, deps, {
    replyId,
    roomId,
    userId,
    seq: room.last_seq + 2,
    messageId,
    clientReplyId: null,
  });
  const learned = await storeFacts(transaction, now, {
    room,
    message: { message_id: messageId, created_at: now },
    found: room.remembers === 1 ? findFacts(message.text, await readMateLine(transaction, parentId)) : [],
    learnedBy: 'rule',
  });
  if (room.remembers === 0) {
    await skipReading(transaction, room, room.last_seq + 2);
  } else if (deps.companion.readFacts !== undefined) {
    await scheduleReading(transaction, room, now);
  }
  if (isCall(help)) {
    await countHelp(transaction, now, help);
  }
  await judgeOwnWords(transaction, { userId, now, texts: [message.text], messageId });
  if (room.temporary_seen_at === null) {
    await countChat(transaction, room.mate_id);
  }
  return {
    messageId,
    replyId,
    help,
    learned,
    opened: { replyId, messageId, roomId, userId, charge, begun: '', timeZone: message.timeZone },
  };
};

/** Last in its transaction, because all conversations with this mate contend for this row. */
const countChat = async (transaction: Database, mateId: string): Promise<void> => {
  await transaction
    .updateTable('mates')
    .set((column) => ({ chats: column('chats', '+', 1) }))
    .where('mate_id', '=', mateId)
    .execute();
};
