import type { Message } from '../../../contract/room.ts';
import { code } from '../../../contract/envelope.ts';
import type { Line } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema.ts';
import { DomainError } from '../domain-error.ts';

/** Converts a stored message to the contract's type. */
export const toMessage = (row: MessageRow): Message => ({
  messageId: row.message_id,
  roomId: row.room_id,
  seq: row.seq,
  role: row.role,
  text: row.text,
  status: row.status,
  replyTo: row.reply_to,
  clientMessageId: row.client_message_id,
  createdAt: row.created_at,
  ...(row.liked_at === null ? {} : { liked: true }),
  ...(row.help === null ? {} : { help: row.help }),
});

/** The column's maximum; a larger number in a request matches the same messages. */
const maxSeq = 2 ** 31 - 1;

/** Reads one page of a room, oldest first; `hasMore` reports whether earlier messages exist. */
export const readPage = async (
  database: Database,
  page: { roomId: string; before: number | null; limit: number },
): Promise<{ messages: Message[]; hasMore: boolean }> => {
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('room_id', '=', page.roomId)
    .where('seq', '<', Math.min(page.before ?? maxSeq, maxSeq))
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .execute();
  return {
    messages: rows.slice(0, page.limit).map(toMessage).toReversed(),
    hasMore: rows.length > page.limit,
  };
};

/** Returns a message in one of the caller's own rooms. Throws `notFound` for any other. */
export const readOwnMessage = async (
  database: Database,
  userId: string,
  messageId: string,
): Promise<MessageRow> => {
  const row = await database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .selectAll('messages')
    .where('messages.message_id', '=', messageId)
    .where('rooms.user_id', '=', userId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'messageNotFound');
  }
  return row;
};

/** Enough for any companion, including the replies of a message that was retried many times. */
const maxRowsRead = 160;

/**
 * Returns the lines before the message with the given `seq`, oldest first, at most `limit`. Of several replies to one
 * message only the newest with text counts, and it follows its message wherever it was stored.
 */
export const readHistory = async (
  database: Database,
  room: { roomId: string; before: number },
  limit: number,
): Promise<Line[]> => {
  const rows = await database
    .selectFrom('messages')
    .select(['message_id', 'seq', 'role', 'text', 'reply_to'])
    .where('room_id', '=', room.roomId)
    .where('seq', '<', room.before)
    .where('text', '<>', '')
    .where('status', '<>', 'streaming')
    .orderBy('seq', 'desc')
    .limit(maxRowsRead)
    .execute();
  return pickLines(rows.toReversed()).slice(-limit);
};

type LineRow = Pick<MessageRow, 'message_id' | 'seq' | 'role' | 'text' | 'reply_to'>;

const pickLines = (rows: readonly LineRow[]): Line[] => {
  const newest = new Map(rows.filter((row) => row.reply_to !== null).map((row) => [row.reply_to, row]));
  return rows
    .filter((row) => row.reply_to === null)
    .flatMap((row) => [row, newest.get(row.message_id)])
    .filter((row) => row !== undefined)
    .map(({ role, text }) => ({ role, text }));
};
