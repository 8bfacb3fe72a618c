/**
 * The messages of a room are a tree. One branch of it is shown: the messages that are not hidden, from the first one to a leaf.
 * Its messages have increasing `seq`, since a message is written after its parent.
 */
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { Schema } from '../../store/schema.ts';
import type { MessageRow } from '../../store/schema-rooms.ts';

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
  for (;;) {
    const { numUpdatedRows } = await transaction
      .updateTable('messages')
      .set({ hidden_at: now })
      .where('message_id', 'in', (query) =>
        query
          .selectFrom('messages as shown')
          .select('shown.message_id')
          .where('shown.room_id', '=', roomId)
          .where('shown.hidden_at', 'is', null)
          .where('shown.seq', '>', seq)
          .orderBy('shown.seq')
          .limit(rowsAtOnce),
      )
      .executeTakeFirst();
    if (numUpdatedRows < rowsAtOnce) {
      return;
    }
  }
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
  // What follows a shown message is shown, up to the end of the branch.
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
const readHiddenBefore = async (transaction: Database, messageId: string): Promise<Node[]> => {
  const path = await followSteps(messageId, (from) => stepsBack(transaction, from));
  return path.toReversed();
};

/** Returns the messages that followed the given one when it was shown last, by `seq`. */
const readAfter = async (transaction: Database, messageId: string): Promise<Node[]> =>
  (await followSteps(messageId, (from) => stepsForward(transaction, from))).slice(1);

/** Reads a path in parts, each of which begins with the last message of the part before. */
const followSteps = async (
  messageId: string,
  readPart: (messageId: string) => Promise<Node[]>,
): Promise<Node[]> => {
  const path: Node[] = [];
  let part = await readPart(messageId);
  path.push(...part);
  for (let last = part.at(-1); part.length === rowsAtOnce && last !== undefined; last = part.at(-1)) {
    part = await readPart(last.message_id);
    path.push(...part.slice(1));
  }
  return path;
};

const stepsBack = (transaction: Database, messageId: string): Promise<Node[]> =>
  transaction
    .withRecursive('path', (query) =>
      query
        .selectFrom('messages')
        .select(['message_id', 'parent_id', 'seq', 'hidden_at'])
        .where('message_id', '=', messageId)
        .unionAll(
          query
            .selectFrom('path')
            .innerJoin('messages as parent', 'parent.message_id', 'path.parent_id')
            .select(['parent.message_id', 'parent.parent_id', 'parent.seq', 'parent.hidden_at'])
            .where('path.hidden_at', 'is not', null),
        ),
    )
    .selectFrom('path')
    .selectAll()
    .limit(rowsAtOnce)
    .execute();

const stepsForward = (transaction: Database, messageId: string): Promise<Node[]> =>
  transaction
    .withRecursive('path', (query) =>
      query
        .selectFrom('messages')
        .select(['message_id', 'parent_id', 'seq', 'hidden_at'])
        .where('message_id', '=', messageId)
        .unionAll(
          query
            .selectFrom('path')
            .innerJoin('messages as next', (join) =>
              join.on('next.message_id', '=', (where) =>
                where
                  .selectFrom('messages as child')
                  .select('child.message_id')
                  .whereRef('child.parent_id', '=', 'path.message_id')
                  .orderBy((order) => order('child.hidden_at', 'is', null), 'desc')
                  .orderBy('child.hidden_at', 'desc')
                  .orderBy('child.seq', 'desc')
                  .limit(1),
              ),
            )
            .select(['next.message_id', 'next.parent_id', 'next.seq', 'next.hidden_at']),
        ),
    )
    .selectFrom('path')
    .selectAll()
    .limit(rowsAtOnce)
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
