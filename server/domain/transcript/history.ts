import { code } from '../../../contract/envelope.ts';
import type { Companion, Line } from '../../companions/companion.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import { toHeard } from './heard-text.ts';

/**
 * The mark of a text that a machine generated: every message of a mate, but those whose version the user wrote and no
 * machine continued.
 */
export const toAiMark = (
  row: Pick<MessageRow, 'role' | 'edited_at' | 'continued_by'>,
): { aiGenerated?: true } =>
  row.role === 'mate' && (row.edited_at === null || row.continued_by !== null) ? { aiGenerated: true } : {};

/** The column's maximum; a larger number in a request matches the same messages. */
export const maxSeq = 2 ** 31 - 1;

/** Returns a message in one of the caller's own rooms; undefined for any other. */
export const findOwnMessage = (
  database: Database,
  userId: string,
  messageId: string,
): Promise<MessageRow | undefined> =>
  database
    .selectFrom('messages')
    .innerJoin('rooms', 'rooms.room_id', 'messages.room_id')
    .selectAll('messages')
    .where('messages.message_id', '=', messageId)
    .where('rooms.user_id', '=', userId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();

/** Returns a message in one of the caller's own rooms. Throws `notFound` for any other. */
export const readOwnMessage = async (
  database: Database,
  userId: string,
  messageId: string,
): Promise<MessageRow> => {
  const row = await findOwnMessage(database, userId, messageId);
  if (row === undefined) {
    throw new DomainError(code.notFound, 'messageNotFound');
  }
  return row;
};

/** Returns the texts of all replies to a message except one. */
export const readOtherReplies = async (
  database: Database,
  { messageId, replyId }: { readonly messageId: string; readonly replyId: string },
): Promise<string[]> => {
  const rows = await database
    .selectFrom('messages')
    .select(['text', 'heard_to'])
    .where('reply_to', '=', messageId)
    .where('message_id', '<>', replyId)
    .where('text', '<>', '')
    .execute();
  return toHeard(rows).map((row) => row.text);
};

/** A stored line. */
export interface HistoryLine extends Line {
  readonly messageId: string;
  readonly seq: number;
  readonly at: number;
}

interface HistoryPlace {
  readonly roomId: string;
  readonly before: number;
}

const readRows = (database: Database, { roomId, before }: HistoryPlace, limit: number) =>
  database
    .selectFrom('messages')
    .select(['message_id as messageId', 'role', 'text', 'heard_to', 'seq', 'created_at as at'])
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '<', before)
    .where('text', '<>', '')
    .where('status', '<>', 'streaming')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();

const toLines = (rows: Awaited<ReturnType<typeof readRows>>): HistoryLine[] =>
  toHeard(rows).map(({ heard_to: _, ...line }) => line);

/** Returns the shown lines before the message with the given `seq`, as far as they were heard, oldest first, at most `limit`. */
export const readHistory = async (
  database: Database,
  place: HistoryPlace,
  limit: number,
): Promise<HistoryLine[]> => toLines((await readRows(database, place, limit)).toReversed());

/** How many earlier lines a companion receives: these at least, and more while they are short. */
export const minHistoryLines = 60;
const maxHistoryLines = 600;
/** How much of them a companion receives that can use little, in UTF-16 units. */
const usualHistoryLength = 24_000;

/** Returns the shown lines before a message that a companion can use, oldest first: a room of long lines costs no more. */
export const readHistoryFor = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before: number },
  { historyLength = usualHistoryLength }: Pick<Companion, 'historyLength'>,
): Promise<HistoryLine[]> => {
  const pages: HistoryLine[] = [];
  let read = 0;
  let first = before;
  while (pages.length < maxHistoryLines) {
    const rows = (await readRows(database, { roomId, before: first }, minHistoryLines)).toReversed();
    const page = toLines(rows);
    pages.unshift(...page);
    first = rows[0]?.seq ?? first;
    read += page.reduce((sum, { text }) => sum + text.length, 0);
    if (rows.length < minHistoryLines || read >= historyLength) {
      break;
    }
  }
  return pages;
};
