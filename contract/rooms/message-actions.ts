import * as v from 'valibot';
import { isBlank } from '../blank-text.ts';
import { defineCall } from '../call.ts';
import type { InputErrorId } from '../input-error.ts';
import { maxReplyLength } from '../limits.ts';
import { ClientId, Id } from '../primitives.ts';
import { Message, Room, RoomInfo } from './room.ts';

/**
 * Opens a room with the same mate that continues another one from a message: it has copies of the messages up to this one, with
 * the room's notes and persona. Idempotent by `clientRoomId`. It costs nothing. Throws `busy` while the message is being
 * written, `limitReached` at the cap, and `forbidden` or `mateBlocked` where no message could be sent.
 */
export const copyRoom = defineCall({
  method: 'POST',
  path: '/room/copyRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, messageId: Id, clientRoomId: ClientId }),
  output: Room,
  carriesAiText: true,
  extension: true,
});

/**
 * Deletes a message with all that follows it in any branch, and returns the newest page of the room, with `removed`. Deleting a
 * missing message changes nothing and returns null.
 */
export const deleteMessage = defineCall({
  method: 'POST',
  path: '/room/deleteMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id }),
  output: v.nullable(RoomInfo),
  carriesAiText: true,
  extension: true,
});

/** Restores deleted messages and shows them. Throws `notFound` when their undo period has ended. */
export const restoreMessages = defineCall({
  method: 'POST',
  path: '/room/restoreMessages',
  access: 'token',
  effect: 'write',
  input: v.object({ removalId: Id }),
  output: RoomInfo,
  carriesAiText: true,
  extension: true,
});

/** Likes or unlikes a mate's message. */
export const likeMessage = defineCall({
  method: 'POST',
  path: '/room/likeMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, liked: v.boolean() }),
  output: Message,
  carriesAiText: true,
  extension: true,
});

/** Pins or unpins a message, whoever wrote it. `searchMessages` lists pinned ones. */
export const pinMessage = defineCall({
  method: 'POST',
  path: '/room/pinMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id, pinned: v.boolean() }),
  output: Message,
  carriesAiText: true,
  extension: true,
});

/**
 * Stores how far the user heard the last reply of a room before interrupting it, in UTF-16 units. What is read for later replies ends
 * there. Allowed while the reply is being written, whose text is empty in the result then. The same place again changes nothing. Throws `invalid` for any other message, and for
 * a place that is not in its text.
 */
export const hearReply = defineCall({
  method: 'POST',
  path: '/room/hearReply',
  access: 'token',
  effect: 'write',
  input: v.object({
    messageId: Id,
    heardTo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxReplyLength)),
  }),
  output: Message,
  carriesAiText: true,
  extension: true,
});

/**
 * Stores the user's version of a mate's reply beside the original, and shows it in its place. Returns the newest page. The same
 * text again changes nothing more.
 */
export const editReply = defineCall({
  method: 'POST',
  path: '/room/editReply',
  access: 'token',
  effect: 'write',
  input: v.object({
    messageId: Id,
    text: v.pipe(
      v.string(),
      v.maxLength(maxReplyLength),
      v.check((text) => !isBlank(text), 'messageEmpty' satisfies InputErrorId),
    ),
  }),
  output: RoomInfo,
  carriesAiText: true,
  extension: true,
});

/** Shows a message in place of its alternative, with the messages that followed it last, and returns the newest page. */
export const showMessage = defineCall({
  method: 'POST',
  path: '/room/showMessage',
  access: 'token',
  effect: 'write',
  input: v.object({ messageId: Id }),
  output: RoomInfo,
  carriesAiText: true,
  extension: true,
});
