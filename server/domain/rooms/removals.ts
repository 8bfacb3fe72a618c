import { code } from '../../../contract/envelope.ts';
import type { RoomInfo } from '../../../contract/rooms/room.ts';
import { minutes } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow, RemovalRow, RemovedMessageRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { purgeFrames } from '../transcript/frames.ts';
import { assertNotStreaming, lockRoom } from '../transcript/room-access.ts';
import { findAlternative, forgetMemory, readBelow, showBranch } from './branches.ts';
import { eraseRemovedMessages } from './erase-messages.ts';
import { findOwnMessage } from '../transcript/history.ts';
import { readRoomInfo, type RoomDeps } from './rooms.ts';

/** How long deleted messages can be restored, in milliseconds: longer than it is offered, for a slow connection. */
export const undoPeriod = minutes(1);

/** How many messages a statement moves: others have their turns between two. */
const rowsAtOnce = 100;

/**
 * Deletes a message with all that follows it, in any branch; an alternative, if there is one, takes its place. Returns the
 * newest page of the room, or null for a message that is missing or another user's. Throws `busy` while a reply is being
 * written.
 */
export const deleteMessage = async (
  deps: RoomDeps,
  input: Viewer & { readonly messageId: string },
): Promise<RoomInfo | null> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    const found = await findOwnMessage(transaction, input.userId, input.messageId);
    if (found === undefined) {
      return null;
    }
    await lockRoom(transaction, deps.dialect, { userId: input.userId, roomId: found.room_id });
    await assertNotStreaming(transaction, found.room_id);
    // Read again: another request may have changed the branches before the room was locked.
    const message = await findOwnMessage(transaction, input.userId, input.messageId);
    if (message !== undefined) {
      await remove(transaction, deps, message);
    }
    return found.room_id;
  });
  return roomId === null ? null : readRoomInfo(deps, { ...input, roomId, before: null, limit: null });
};

/**
 * Restores deleted messages with their branches and shows them if they were shown. Returns the newest page of the room, also when
 * they were restored before: the answer may have been lost. Throws
 * `notFound` when the undo period has ended or what they followed was deleted, and `busy` while a reply is being written.
 */
export const restoreMessages = async (
  deps: RoomDeps,
  input: Viewer & { readonly removalId: string },
): Promise<RoomInfo> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    const found = await findRemoval(transaction, deps, input);
    await lockRoom(transaction, deps.dialect, { userId: input.userId, roomId: found.room_id });
    await assertNotStreaming(transaction, found.room_id);
    // Read again: another request may have restored them before the room was locked.
    const removal = await findRemoval(transaction, deps, input);
    if (removal.restored_at === null) {
      await restore(transaction, deps, removal);
    }
    return found.room_id;
  });
  return readRoomInfo(deps, { ...input, roomId, before: null, limit: null });
};

const remove = async (transaction: Database, deps: RoomDeps, message: MessageRow): Promise<void> => {
  const { room_id: roomId, message_id: messageId, hidden_at: hiddenAt } = message;
  const now = deps.now();
  const removalId = newId(now);
  await transaction
    .insertInto('removals')
    .values({
      removal_id: removalId,
      room_id: roomId,
      message_id: messageId,
      removed_at: now,
      was_shown: hiddenAt === null ? 1 : 0,
      restored_at: null,
    })
    .execute();
  const ids = [messageId, ...(await readBelow(transaction, { roomId, messageId, seq: message.seq }))];
  for (const some of inChunks(ids)) {
    const rows = await transaction
      .selectFrom('messages')
      .selectAll()
      .where('message_id', 'in', some)
      .execute();
    await transaction
      .insertInto('removed_messages')
      .values(rows.map((row) => ({ ...row, removal_id: removalId })))
      .execute();
  }
  // From the end: a reply is deleted with its message, and would be missing in a later chunk.
  for (const some of inChunks(ids).toReversed()) {
    await transaction.deleteFrom('messages').where('message_id', 'in', some).execute();
  }
  await purgeFrames(transaction, deps.dialect);
  await forgetMemory(transaction, roomId);
  const alternative = hiddenAt === null ? await findAlternative(transaction, message) : undefined;
  if (alternative !== undefined) {
    await showBranch(transaction, { roomId, messageId: alternative.message_id, now });
  }
};

const restore = async (transaction: Database, deps: RoomDeps, removal: RemovalRow): Promise<void> => {
  const { removal_id: removalId, room_id: roomId, message_id: messageId } = removal;
  const now = deps.now();
  let rows = await readRemoved(transaction, removalId, 0);
  await assertParentExists(transaction, rows[0]?.parent_id ?? null);
  while (rows.length > 0) {
    await transaction
      .insertInto('messages')
      .values(rows.map(({ removal_id: _, ...row }) => ({ ...row, hidden_at: row.hidden_at ?? now })))
      .execute();
    rows = await readRemoved(transaction, removalId, rows.at(-1)?.seq ?? 0);
  }
  await eraseRemovedMessages(transaction, removalId);
  await transaction
    .updateTable('removals')
    .set({ restored_at: now })
    .where('removal_id', '=', removalId)
    .execute();
  if (removal.was_shown === 1) {
    await showBranch(transaction, { roomId, messageId, now });
    await forgetMemory(transaction, roomId);
  }
};

const readRemoved = (
  transaction: Database,
  removalId: string,
  afterSeq: number,
): Promise<RemovedMessageRow[]> =>
  transaction
    .selectFrom('removed_messages')
    .selectAll()
    .where('removal_id', '=', removalId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(rowsAtOnce)
    .execute();

const assertParentExists = async (transaction: Database, parentId: string | null): Promise<void> => {
  if (parentId === null) {
    return;
  }
  const parent = await transaction
    .selectFrom('messages')
    .select('message_id')
    .where('message_id', '=', parentId)
    .executeTakeFirst();
  if (parent === undefined) {
    throw new DomainError(code.notFound, 'messageNotFound');
  }
};

const findRemoval = async (
  transaction: Database,
  { now }: Pick<RoomDeps, 'now'>,
  input: { readonly userId: string; readonly removalId: string },
): Promise<RemovalRow> => {
  const removal = await transaction
    .selectFrom('removals')
    .innerJoin('rooms', 'rooms.room_id', 'removals.room_id')
    .selectAll('removals')
    .where('removals.removal_id', '=', input.removalId)
    .where('removals.removed_at', '>', now() - undoPeriod)
    .where('rooms.user_id', '=', input.userId)
    .where('rooms.removed_at', 'is', null)
    .executeTakeFirst();
  if (removal === undefined) {
    throw new DomainError(code.notFound, 'messageNotFound');
  }
  return removal;
};

const inChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / rowsAtOnce) }, (_, index) =>
    items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  );
