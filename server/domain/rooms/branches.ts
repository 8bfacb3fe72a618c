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
  await transaction
    .updateTable('messages')
    .set({ hidden_at: now })
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '>', seq)
    .execute();
};

/**
 * Shows the branch of a message: the messages before it, and those that followed it when it was shown last. The caller has
 * locked the room.
 */
export const showBranch = async (
  transaction: Database,
  { roomId, messageId, now }: { readonly roomId: string; readonly messageId: string; readonly now: number },
): Promise<void> => {
  const branch = [
    ...(await readHiddenBefore(transaction, messageId)),
    ...(await readAfter(transaction, messageId)),
  ];
  const hidden = branch.filter((node) => node.hidden_at !== null);
  const fork = hidden[0];
  if (fork === undefined) {
    return;
  }
  await hideAfter(transaction, { roomId, seq: seqBefore(branch, fork), now });
  for (let start = 0; start < hidden.length; start += updatedAtOnce) {
    const ids = hidden.slice(start, start + updatedAtOnce).map((node) => node.message_id);
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
  { roomId, messageId }: { readonly roomId: string; readonly messageId: string },
): Promise<string[]> => {
  const nodes = await transaction
    .selectFrom('messages')
    .select(['message_id', 'parent_id'])
    .where('room_id', '=', roomId)
    .orderBy('seq')
    .execute();
  const below = new Set([messageId]);
  for (const node of nodes) {
    if (node.parent_id !== null && below.has(node.parent_id)) {
      below.add(node.message_id);
    }
  }
  below.delete(messageId);
  return [...below];
};

/** Returns the ids of the messages from the first one of the room through the given one; none for a message of another room. */
export const readPath = async (
  transaction: Database,
  { roomId, messageId }: { readonly roomId: string; readonly messageId: string },
): Promise<string[]> => {
  const nodes = await transaction
    .selectFrom('messages')
    .select(['message_id', 'parent_id'])
    .where('room_id', '=', roomId)
    .execute();
  return pathTo(nodes, messageId).map((node) => node.message_id);
};

/** A statement has a limited number of parameters. */
const updatedAtOnce = 1000;

const seqBefore = (branch: readonly Node[], fork: Node): number =>
  branch.findLast((node) => node.seq < fork.seq)?.seq ?? 0;

/** Returns the shown message before the hidden ones before the given one, these, and itself, by `seq`. */
const readHiddenBefore = (transaction: Database, messageId: string): Promise<Node[]> =>
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
    .orderBy('seq')
    .execute();

/** Returns the messages that followed the given one when it was shown last, by `seq`. */
const readAfter = async (transaction: Database, messageId: string): Promise<Node[]> => {
  const nodes = await transaction
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
    .orderBy('seq')
    .execute();
  return nodes.filter((node) => node.message_id !== messageId);
};

/** Returns the messages from the first one through the given one. */
const pathTo = <Linked extends Pick<Node, 'message_id' | 'parent_id'>>(
  nodes: readonly Linked[],
  messageId: string,
): Linked[] => {
  const byId = new Map(nodes.map((node) => [node.message_id, node]));
  const path: Linked[] = [];
  for (let node = byId.get(messageId); node !== undefined; node = byId.get(node.parent_id ?? '')) {
    path.push(node);
  }
  return path.toReversed();
};

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
