import { describeProblem, type Message } from '../../../contract/rooms/room.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';
import { readFactsOfMessages, toLearnedField } from '../memory/fact-sources.ts';
import { findRecorded } from '../memory/prompt-records.ts';
import { maxSeq, toAiMark } from '../transcript/history.ts';
import { canBeShown } from './branches.ts';

/** Converts a stored message to the contract's type, without its alternatives. */
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
  ...(row.pinned_at === null ? {} : { pinned: true }),
  ...(row.help === null ? {} : { help: row.help }),
  ...(row.edited_at === null ? {} : { edited: true }),
  ...(row.imported_at === null ? {} : { imported: true }),
  ...toHeardTo(row),
  ...toProblem(row),
  ...(isContinuable(row) ? { continuable: true } : {}),
  ...toAiMark(row),
});

/** Returns how far a reply was heard, where that is not to its end. */
export const toHeardTo = ({
  text,
  status,
  heard_to: heardTo,
}: Pick<MessageRow, 'text' | 'status' | 'heard_to'>): Pick<Message, 'heardTo'> =>
  heardTo === null || (status !== 'streaming' && heardTo >= text.length) ? {} : { heardTo };

/** Returns why a reply did not end as intended. */
export const toProblem = ({
  status,
  problem,
}: Pick<MessageRow, 'status' | 'problem'>): Pick<Message, 'problem' | 'cause'> =>
  status === 'interrupted' || status === 'failed'
    ? describeProblem(problem === null || problem === 'length' ? 'unforeseen' : problem)
    : {};

/** Whether a complete reply ends at its greatest length. */
export const isContinuable = ({ status, problem }: Pick<MessageRow, 'status' | 'problem'>): boolean =>
  status === 'done' && problem === 'length';

/** Converts stored messages of one room to the contract's type. */
export const toMessages = async (database: Database, rows: readonly MessageRow[]): Promise<Message[]> => {
  const hidden = groupBy(await readAlternatives(database, rows), placeOf);
  const learned = await readFactsOfMessages(database, rows);
  const recorded = await findRecorded(database, rows);
  return rows.map((row) => {
    const others = (hidden.get(placeOf(row)) ?? []).filter((other) => other.message_id !== row.message_id);
    const ids = [...others, row]
      .toSorted((one, other) => one.seq - other.seq)
      .map((sibling) => sibling.message_id);
    return {
      ...toMessage(row),
      ...(ids.length > 1 ? { alternatives: ids } : {}),
      ...toLearnedField(learned.get(row.message_id)),
      ...(recorded.has(row.message_id) ? { explained: true as const } : {}),
    };
  });
};

/** The key of messages that can be shown in place of each other. */
const placeOf = ({ parent_id: parentId, role }: Pick<MessageRow, 'parent_id' | 'role'>): string =>
  `${role} ${parentId ?? ''}`;

/** How many rows a statement reads: others have their turns between two. */
const rowsAtOnce = 200;

/** Reads all messages of a room by `seq` and returns what `convert` makes of each part; only those that are shown, or all. */
export const readInParts = async <Result>(
  database: Database,
  room: Parameters<typeof readParts>[1],
  convert: (rows: readonly MessageRow[]) => Promise<readonly Result[]> | readonly Result[],
): Promise<Result[]> => {
  const results: Result[] = [];
  for await (const rows of readParts(database, room)) results.push(...(await convert(rows)));
  return results;
};

/** Reads the stored messages of a room in parts, in the order of writing. */
export async function* readParts(
  database: Database,
  { roomId, isShown }: { readonly roomId: string; readonly isShown: boolean },
): AsyncGenerator<readonly MessageRow[]> {
  let rows: MessageRow[] = [];
  do {
    rows = await database
      .selectFrom('messages')
      .selectAll()
      .where('room_id', '=', roomId)
      .where('seq', '>', rows.at(-1)?.seq ?? 0)
      .$if(isShown, (query) => query.where('hidden_at', 'is', null))
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute();
    yield rows;
  } while (rows.length === rowsAtOnce);
}

/** Converts one stored message to the contract's type. */
export const readMessage = async (database: Database, row: MessageRow): Promise<Message> => {
  const [message = toMessage(row)] = await toMessages(database, [row]);
  return message;
};

/** Reads the messages that can be shown in place of these. Replies without text cannot. */
const readAlternatives = async (database: Database, rows: readonly MessageRow[]) => {
  const [first] = rows;
  if (first === undefined) {
    return [];
  }
  const parents = [...new Set(rows.map((row) => row.parent_id).filter((parent) => parent !== null))];
  return database
    .selectFrom('messages')
    .select(['message_id', 'parent_id', 'role', 'seq'])
    .where((where) =>
      where.or([
        ...(parents.length === 0 ? [] : [where('parent_id', 'in', parents)]),
        ...(rows.some((row) => row.parent_id === null)
          ? [where.and([where('room_id', '=', first.room_id), where('parent_id', 'is', null)])]
          : []),
      ]),
    )
    .where('hidden_at', 'is not', null)
    .where(canBeShown)
    .execute();
};

/** Reads one page of a room's shown branch, oldest first; `hasMore` reports whether earlier messages exist. */
export const readPage = async (
  database: Database,
  page: { roomId: string; before: number | null; limit: number },
): Promise<{ messages: Message[]; hasMore: boolean }> => {
  const rows = await database
    .selectFrom('messages')
    .selectAll()
    .where('room_id', '=', page.roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '<', Math.min(page.before ?? maxSeq, maxSeq))
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .execute();
  return {
    messages: await toMessages(database, rows.slice(0, page.limit).toReversed()),
    hasMore: rows.length > page.limit,
  };
};

/** Counts the messages of a room's shown branch that are older than a page of it. */
export const countOlder = async (
  database: Database,
  roomId: string,
  { messages: [oldest], hasMore }: { readonly messages: readonly Message[]; readonly hasMore: boolean },
): Promise<number> => {
  if (oldest === undefined || !hasMore) {
    return 0;
  }
  const { count } = await database
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '<', oldest.seq)
    .executeTakeFirstOrThrow();
  return Number(count);
};
