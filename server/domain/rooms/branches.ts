/**
 * The messages of a room are a tree. One branch of it is shown: the messages that are not hidden, from the first one to a leaf.
 * Its messages have increasing `seq`, since a message is written after its parent.
 */
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { Schema } from '../../store/schema/schema.ts';
import type { MessageRow } from '../../store/schema/rooms.ts';

type Node = Pick<MessageRow, 'message_id' | 'parent_id' | 'seq' | 'hidden_at'>;

/** Returns the id of the last message that is shown; null in an empty room. */
export const readLeaf = async (database: Database, roomId: string): Promise<string | null> => {
  const leaf = await database
    .selectFrom('messages')
    .select('message_id')
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return leaf?.message_id ?? null;
};

/** Hides what is shown after the message with this `seq`. */
export const hideAfter = async (
  transaction: Database,
  { roomId, seq, now }: { readonly roomId: string; readonly seq: number; readonly now: number },
): Promise<void> => {
  let shown: { readonly message_id: string }[] = [];
  do {
    shown = await transaction
      .selectFrom('messages')
      .select('message_id')
      .where('room_id', '=', roomId)
      .where('hidden_at', 'is', null)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute();
    if (shown.length > 0) {
      await transaction
        .updateTable('messages')
        .set({ hidden_at: now })
        .where(
          'message_id',
          'in',
          shown.map((message) => message.message_id),
        )
        .execute();
    }
  } while (shown.length === rowsAtOnce);
};

/**
 * Shows the branch of a message: the messages before it, and those that followed it when it was shown last. The caller has
 * locked the room.
 */
export const showBranch = async (
  transaction: Database,
  { roomId, messageId, now }: { readonly roomId: string; readonly messageId: string; readonly now: number },
): Promise<void> => {
  const before = await readHiddenBefore(transaction, messageId);
  // The messages after a shown one are shown, up to the end of the branch.
  const isShown = before.at(-1)?.hidden_at === null;
  const last = (isShown ? await readLeaf(transaction, roomId) : null) ?? messageId;
  const branch = [...before, ...(await readAfter(transaction, last))];
  const hidden = branch.filter((node) => node.hidden_at !== null);
  const fork = hidden[0];
  if (fork === undefined) {
    return;
  }
  await hideAfter(transaction, { roomId, seq: seqBefore(branch, fork), now });
  for (let start = 0; start < hidden.length; start += rowsAtOnce) {
    const ids = hidden.slice(start, start + rowsAtOnce).map((node) => node.message_id);
    await transaction
      .updateTable('messages')
      .set({ hidden_at: null })
      .where('message_id', 'in', ids)
      .execute();
  }
};

/** Returns the ids of all messages that follow the given one, in any branch, by `seq`. */
export const readBelow = async (
  transaction: Database,
  { roomId, messageId, seq }: { readonly roomId: string; readonly messageId: string; readonly seq: number },
): Promise<string[]> => {
  const below = new Set([messageId]);
  let nodes: Pick<Node, 'message_id' | 'parent_id' | 'seq'>[] = [];
  let after = seq;
  do {
    nodes = await transaction
      .selectFrom('messages')
      .select(['message_id', 'parent_id', 'seq'])
      .where('room_id', '=', roomId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(rowsAtOnce)
      .execute();
    for (const node of nodes) {
      if (node.parent_id !== null && below.has(node.parent_id)) {
        below.add(node.message_id);
      }
    }
    after = nodes.at(-1)?.seq ?? after;
  } while (nodes.length === rowsAtOnce);
  below.delete(messageId);
  return [...below];
};

/** Returns the ids of the messages from the first one of the room through the given one; none for a message of another room. */
export const readPath = async (
  transaction: Database,
  { roomId, messageId }: { readonly roomId: string; readonly messageId: string },
): Promise<string[]> => {
  const path: string[] = [];
  let next: string | null = messageId;
  let nodes: Pick<Node, 'message_id' | 'parent_id' | 'seq'>[] = [];
  let before = await readSeq(transaction, { roomId, messageId });
  do {
    nodes = await transaction
      .selectFrom('messages')
      .select(['message_id', 'parent_id', 'seq'])
      .where('room_id', '=', roomId)
      .where('seq', '<=', before)
      .orderBy('seq', 'desc')
      .limit(rowsAtOnce)
      .execute();
    for (const node of nodes) {
      if (node.message_id === next) {
        path.push(node.message_id);
        next = node.parent_id;
      }
    }
    before = (nodes.at(-1)?.seq ?? 0) - 1;
  } while (nodes.length === rowsAtOnce && next !== null);
  return path.toReversed();
};

/** Returns the `seq` of a message; 0 for one of another room. */
const readSeq = async (
  transaction: Database,
  { roomId, messageId }: { readonly roomId: string; readonly messageId: string },
): Promise<number> => {
  const row = await transaction
    .selectFrom('messages')
    .select('seq')
    .where('message_id', '=', messageId)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return row?.seq ?? 0;
};

/** How many rows a statement reads or changes: others have their turns between two. */
const rowsAtOnce = 500;

const seqBefore = (branch: readonly Node[], fork: Node): number =>
  branch.findLast((node) => node.seq < fork.seq)?.seq ?? 0;

/** Returns the shown message before the hidden ones before the given one, these, and itself, by `seq`. */
const readHiddenBefore = async (transaction: Database, messageId: string): Promise<Node[]> =>
  (await followSteps(transaction, messageId, parentOfHidden)).toReversed();

/** Returns the messages that followed the given one when it was shown last, by `seq`. */
const readAfter = async (transaction: Database, messageId: string): Promise<Node[]> =>
  (await followSteps(transaction, messageId, childShownLast)).slice(1);

/** Reads a path in parts, each of which begins with the last message of the part before. */
const followSteps = async (
  transaction: Database,
  messageId: string,
  next: RawBuilder<string | null>,
): Promise<Node[]> => {
  const path: Node[] = [];
  let part = await readSteps(transaction, messageId, next);
  path.push(...part);
  for (let last = part.at(-1); part.length === rowsAtOnce && last !== undefined; last = part.at(-1)) {
    part = await readSteps(transaction, last.message_id, next);
    path.push(...part.slice(1));
  }
  return path;
};

/** The parent of a hidden message; null at a shown one, with which a path back ends. */
const parentOfHidden = sql<string | null>`(
  select parent_id from messages where messages.message_id = path.message_id and hidden_at is not null
)`;

/** Of the messages that follow one, that which is shown or was shown last; null at the end of a branch. */
const childShownLast = sql<string | null>`(
  select child.message_id from messages as child where child.parent_id = path.message_id
  order by child.hidden_at is null desc, child.hidden_at desc, child.seq desc limit 1
)`;

/**
 * Reads a part of a path. `next` is not a join: PostgreSQL would read the whole table at each step where its statistics are from
 * before the transaction that fills it, as when a long room is restored.
 */
const readSteps = (
  transaction: Database,
  messageId: string,
  next: RawBuilder<string | null>,
): Promise<Node[]> =>
  transaction
    .withRecursive('path(message_id, step)', (query) =>
      query
        .selectNoFrom([
          sql<string | null>`cast(${messageId} as text)`.as('message_id'),
          sql<number>`1`.as('step'),
        ])
        .unionAll(
          query
            .selectFrom('path')
            .select([next.as('message_id'), sql<number>`path.step + 1`.as('step')])
            .where('path.message_id', 'is not', null)
            .where('path.step', '<', rowsAtOnce),
        ),
    )
    .selectFrom('path')
    .innerJoin('messages', 'messages.message_id', 'path.message_id')
    .select(['messages.message_id', 'messages.parent_id', 'messages.seq', 'messages.hidden_at'])
    .orderBy('path.step')
    .execute();

/** Of two messages with the same parent, the one that is shown or was hidden later. */
const shownLast = (one: Node, other: Node): Node =>
  (other.hidden_at ?? Number.POSITIVE_INFINITY) >= (one.hidden_at ?? Number.POSITIVE_INFINITY) ? other : one;

/** Whether a message can be shown in place of another: a reply without text only where the conversation went on from it. */
export const canBeShown = (where: ExpressionBuilder<Schema, 'messages'>) =>
  where.or([
    where('messages.text', '<>', ''),
    where.exists(
      where
        .selectFrom('messages as child')
        .select('child.message_id')
        .whereRef('child.parent_id', '=', 'messages.message_id'),
    ),
  ]);

/** Returns the alternative of a message that is shown, or was shown last. */
export const findAlternative = async (
  transaction: Database,
  message: MessageRow,
): Promise<Node | undefined> => {
  const others = await transaction
    .selectFrom('messages')
    .select(['message_id', 'parent_id', 'seq', 'hidden_at'])
    .where('room_id', '=', message.room_id)
    .where('parent_id', 'is not distinct from', message.parent_id)
    .where('message_id', '<>', message.message_id)
    .where('role', '=', message.role)
    .where(canBeShown)
    .execute();
  return others.reduce<Node | undefined>(
    (last, other) => (last === undefined ? other : shownLast(last, other)),
    undefined,
  );
};

/** The companion rebuilds its memory from the branch that is shown. */
export const forgetMemory = async (transaction: Database, roomId: string): Promise<void> => {
  await transaction.updateTable('rooms').set({ memory: null }).where('room_id', '=', roomId).execute();
};
