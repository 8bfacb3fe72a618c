import * as v from 'valibot';
import { defineCall } from './call.ts';
import { HelpLevel } from './help.ts';
import { ClientId, Count, Id, Nothing, QueryInteger, Time } from './primitives.ts';
import { Mate } from './mate.ts';

/**
 * `sent` is a person's message. A mate's reply is `streaming` until it is `done`, `stopped` by the person,
 * `interrupted` (cut, text kept) or `failed` (nothing came). The last three can be retried.
 */
export const MessageStatus = v.picklist(['sent', 'streaming', 'done', 'stopped', 'interrupted', 'failed']);
export type MessageStatus = v.InferOutput<typeof MessageStatus>;

export const Message = v.object({
  messageId: Id,
  roomId: Id,
  /** The place in the room, counted by the server from 1: the only order there is. */
  seq: Count,
  role: v.picklist(['user', 'mate']),
  text: v.string(),
  status: MessageStatus,
  /** For a reply: the message it answers; null for a greeting. */
  replyTo: v.nullable(Id),
  clientMessageId: v.nullable(v.string()),
  createdAt: Time,
  /** The person's heart on a mate's message; an extension, and left out where there is none. */
  liked: v.optional(v.literal(true)),
  /** Help lines belong beside the message; an extension, and left out where none do. */
  help: v.optional(HelpLevel),
});
export type Message = v.InferOutput<typeof Message>;

export const Room = v.object({
  roomId: Id,
  mate: Mate,
  createdAt: Time,
  updatedAt: Time,
  /** The beginning of the last message (at most 140 characters), for lists. */
  lastMessage: v.nullable(
    v.object({ role: v.picklist(['user', 'mate']), text: v.string(), createdAt: Time }),
  ),
});
export type Room = v.InferOutput<typeof Room>;

/** A room with one page of its messages, oldest first. `hasMore` tells of older ones. */
export const RoomInfo = v.object({
  room: Room,
  messages: v.array(Message),
  hasMore: v.boolean(),
  /** Who answers: a scripted stand-in, or a language model. Told to the person in plain words. */
  companion: v.picklist(['scripted', 'model']),
  /** The caller blocked the mate: nothing can be sent here. An extension, and left out where it is not so. */
  blocked: v.optional(v.literal(true)),
});
export type RoomInfo = v.InferOutput<typeof RoomInfo>;

/** A deleted room that can be brought back until the given time. */
export const RemovedRoom = v.object({ room: Room, until: Time });
export type RemovedRoom = v.InferOutput<typeof RemovedRoom>;

/** `removed` is an extension: what was deleted a moment ago. A host that brings nothing back leaves it out. */
export const RoomList = v.object({ rooms: v.array(Room), removed: v.optional(v.array(RemovedRoom)) });
export type RoomList = v.InferOutput<typeof RoomList>;

/** Opens the caller's room with a mate: the one there is, or with a `clientRoomId` of its own a further one. */
export const createRoom = defineCall({
  method: 'GET',
  path: '/room/createRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ mateId: Id, clientRoomId: v.optional(ClientId) }),
  output: Room,
});

export const roomList = defineCall({
  method: 'GET',
  path: '/room/roomList',
  access: 'token',
  effect: 'read',
  input: Nothing,
  output: RoomList,
});

/** `before` is the `seq` that the page ends in front of; without it the newest page. */
export const roomInfo = defineCall({
  method: 'GET',
  path: '/room/roomInfo',
  access: 'token',
  effect: 'read',
  input: v.object({
    roomId: Id,
    before: v.optional(QueryInteger(1, Number.MAX_SAFE_INTEGER)),
    limit: v.optional(QueryInteger(1, 100)),
  }),
  output: RoomInfo,
});

/**
 * Deletes the room with all that was said in it. Deleting what is gone succeeds. With `undo` (an extension) the room is
 * out of reach at once and gone a minute later; the answer then says how long it can be brought back.
 */
export const deleteRoom = defineCall({
  method: 'GET',
  path: '/room/deleteRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, undo: v.optional(v.literal('1')) }),
  output: v.nullable(v.object({ until: Time })),
});
