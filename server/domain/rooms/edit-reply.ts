import { code } from '../../../contract/envelope.ts';
import type { RoomInfo } from '../../../contract/rooms/room.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import type { MessageRow, RoomRow } from '../../store/schema/rooms.ts';
import { DomainError } from '../domain-error.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { assertMateAvailable } from '../social/blocks.ts';
import { assertNotStreaming, lockRoom } from '../transcript/room-access.ts';
import { assertSafeMessage } from './minors-context.ts';
import { assertWithinStorage } from '../storage.ts';
import { forgetMemory, hideAfter, showBranch } from './branches.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { readRoomInfo, type RoomDeps } from './rooms.ts';

interface EditedReply extends Viewer {
  readonly messageId: string;
  readonly text: string;
}

/**
 * Stores the user's version of a reply beside the original, and shows it in its place. Costs nothing. Throws `notFound`,
 * `forbidden`, `mateBlocked`, `busy`, `contentRefused`, `limitReached` at the limit of
 * the storage, or `invalid` for a message that is not a reply.
 */
export const editReply = async (deps: RoomDeps, input: EditedReply): Promise<RoomInfo> => {
  const roomId = await deps.database.transaction().execute(async (transaction) => {
    const reply = await readOwnMessage(transaction, input.userId, input.messageId);
    const { room_id: roomId, reply_to: messageId, seq: before } = reply;
    const room = await lockRoom(transaction, deps.dialect, { userId: input.userId, roomId });
    if (messageId === null) {
      throw new DomainError(code.invalid, { english: 'Only a reply to your message can be edited.' });
    }
    await assertMateAvailable(transaction, room);
    await assertNotStreaming(transaction, roomId);
    await assertSafeMessage(transaction, { roomId, text: input.text, before, field: 'text' }, deps.now());
    const same = await findSame(transaction, { messageId, text: input.text });
    const now = deps.now();
    if (same === undefined) {
      await insertVersion(transaction, { room, messageId, text: input.text, now });
      await assertWithinStorage(transaction, deps.dialect, input.userId);
    } else {
      await showBranch(transaction, { roomId, messageId: same.message_id, now });
    }
    await forgetMemory(transaction, roomId);
    return roomId;
  });
  return readRoomInfo(deps, { ...input, roomId, before: null, limit: null });
};

const findSame = (
  transaction: Database,
  { messageId, text }: { readonly messageId: string; readonly text: string },
): Promise<Pick<MessageRow, 'message_id'> | undefined> =>
  transaction
    .selectFrom('messages')
    .select('message_id')
    .where('reply_to', '=', messageId)
    .where('text', '=', text)
    .executeTakeFirst();

const insertVersion = async (
  transaction: Database,
  version: {
    readonly room: RoomRow;
    readonly messageId: string;
    readonly text: string;
    readonly now: number;
  },
): Promise<void> => {
  const { room, messageId, text, now } = version;
  const { room_id: roomId } = room;
  const seq = room.last_seq + 1;
  await showBranch(transaction, { roomId, messageId, now });
  const asked = await transaction
    .selectFrom('messages')
    .select('seq')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  await hideAfter(transaction, { roomId, seq: asked.seq, now });
  await transaction
    .insertInto('messages')
    .values({
      message_id: newId(now),
      room_id: roomId,
      seq,
      role: 'mate',
      text,
      status: 'done',
      reply_to: messageId,
      parent_id: messageId,
      created_at: now,
      finished_at: now,
      edited_at: now,
    })
    .execute();
  await transaction
    .updateTable('rooms')
    .set({ last_seq: seq, updated_at: now })
    .where('room_id', '=', roomId)
    .execute();
};
