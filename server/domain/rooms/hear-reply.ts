import { code } from '../../../contract/envelope.ts';
import type { Message } from '../../../contract/rooms/room.ts';
import { DomainError } from '../domain-error.ts';
import { readAgain } from '../memory/jobs/schedule.ts';
import type { StoreDeps } from '../store-deps.ts';
import { readOwnMessage } from '../transcript/history.ts';
import { lockRoom } from '../transcript/room-access.ts';
import { forgetMemory, readLeaf } from './branches.ts';
import { readMessage } from './messages.ts';

/**
 * Stores how far the user heard the last reply of a room, which may still be written. What was learned from it is forgotten, and it is read
 * again to there. Throws `notFound`, or `invalid` for any other message and for a place that is not in its text.
 */
export const hearReply = (
  { database, dialect, now }: StoreDeps,
  input: { readonly userId: string; readonly messageId: string; readonly heardTo: number },
): Promise<Message> =>
  database.transaction().execute(async (transaction) => {
    const { userId, messageId, heardTo } = input;
    const { room_id: roomId } = await readOwnMessage(transaction, userId, messageId);
    const room = await lockRoom(transaction, dialect, { userId, roomId });
    const reply = await readOwnMessage(transaction, userId, messageId);
    if (reply.heard_to === heardTo) {
      return readMessage(transaction, reply);
    }
    const isLast = reply.role === 'mate' && (await readLeaf(transaction, roomId)) === messageId;
    // The text of one that is being written is stored with its end.
    if (!isLast || (reply.status !== 'streaming' && heardTo >= reply.text.length)) {
      throw new DomainError(code.invalid, { english: 'Only a part of the last reply can have been heard.' });
    }
    await transaction
      .updateTable('messages')
      .set({ heard_to: heardTo })
      .where('message_id', '=', messageId)
      .execute();
    await readAgain(transaction, { room, message: reply }, now());
    await forgetMemory(transaction, roomId);
    return readMessage(transaction, { ...reply, heard_to: heardTo });
  });
