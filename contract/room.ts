import * as v from 'valibot';
import { defineCall } from './call.ts';
import { HelpLevel } from './help.ts';
import { ClientId, Count, Id, Nothing, QueryInteger, Time } from './primitives.ts';
import { Mate } from './mate.ts';

/**
 * The status of a message: `sent` for a user's message. A mate's reply is `streaming` until it is `done`, `stopped` by
 * the user, `interrupted` (incomplete, text stored) or `failed` (no text). The last three can be retried.
 */
export const MessageStatus = v.picklist(['sent', 'streaming', 'done', 'stopped', 'interrupted', 'failed']);
export type MessageStatus = v.InferOutput<typeof MessageStatus>;

/**
 * Why a reply was interrupted or failed: the model was `unreachable`, `refused` the request, was too `slow`, sent a `broken` or an
 * `empty` answer; the server was `stopped`; or something `unforeseen`.
 */
export const ReplyProblem = v.picklist([
  'unreachable',
  'refused',
  'slow',
  'broken',
  'empty',
  'stopped',
  'unforeseen',
]);
export type ReplyProblem = v.InferOutput<typeof ReplyProblem>;

export const Message = v.object({
  messageId: Id,
  roomId: Id,
  /** The position in the room, counted by the server from 1, which alone defines the order. */
  seq: Count,
  role: v.picklist(['user', 'mate']),
  text: v.string(),
  status: MessageStatus,
  /** For a reply: the message that it answers; null for a greeting. */
  replyTo: v.nullable(Id),
  clientMessageId: v.nullable(v.string()),
  createdAt: Time,
  /** Whether the user likes a mate's message; an extension, omitted when false. */
  liked: v.optional(v.literal(true)),
  /** Whether the user pinned it; an extension, omitted when false. */
  pinned: v.optional(v.literal(true)),
  /**
   * The ids of this message and of those that can be shown in its place, in the order of writing; an extension, omitted
   * where there are none.
   */
  alternatives: v.optional(v.array(Id)),
  /** Whether the user wrote this version of a mate's reply; an extension, omitted when false. */
  edited: v.optional(v.literal(true)),
  /** Helplines are shown with the message; an extension, omitted when none are. */
  help: v.optional(HelpLevel),
  /** Why the reply is `interrupted` or `failed`, which costs nothing when it failed; an extension, omitted for any other. */
  problem: v.optional(ReplyProblem),
});
export type Message = v.InferOutput<typeof Message>;

export const Room = v.object({
  roomId: Id,
  mate: Mate,
  createdAt: Time,
  updatedAt: Time,
  /** An excerpt of the last message (at most 140 characters), for lists. */
  lastMessage: v.nullable(
    v.object({ role: v.picklist(['user', 'mate']), text: v.string(), createdAt: Time }),
  ),
  /** Whether a reply is being written in it; an extension, omitted when false. */
  replying: v.optional(v.literal(true)),
  /** Whether its last message is a reply that nobody has read yet; an extension, omitted when false. */
  unread: v.optional(v.literal(true)),
  /** The user's name for it; an extension, omitted where there is none. */
  title: v.optional(v.string()),
  /** Whether the user archived it; an extension, omitted when false. A message or a reply in it takes it out of the archive. */
  archived: v.optional(v.literal(true)),
  /** Whether its mate was deleted or withdrawn and accepts no messages; an extension, omitted when false. */
  unavailable: v.optional(v.literal(true)),
  /**
   * The room that this one continues, with its title, and the last message that was copied from it; null when that message
   * was deleted. An extension, omitted where there is no such room, or no longer.
   */
  origin: v.optional(v.object({ roomId: Id, messageId: v.nullable(Id), title: v.optional(v.string()) })),
});
export type Room = v.InferOutput<typeof Room>;

/**
 * A room with one page of its messages, oldest first. `hasMore` reports whether older ones exist. The messages of a room are a
 * tree; the page shows one branch of it.
 */
export const RoomInfo = v.object({
  room: Room,
  messages: v.array(Message),
  hasMore: v.boolean(),
  /** The `seq` of the newest message in any branch; an extension. A page with a lower one is older than the room. */
  lastSeq: v.optional(Count),
  /**
   * The last deletion of messages that can be undone, and for how many milliseconds it is to be offered. An extension, omitted
   * where there is none.
   */
  removed: v.optional(v.object({ removalId: Id, offeredFor: Count })),
  /** Whether a scripted companion or a language model answers, which is disclosed to the user. */
  companion: v.picklist(['scripted', 'model']),
  /** The caller blocked the mate: no messages are accepted here. An extension, omitted otherwise. */
  blocked: v.optional(v.literal(true)),
});
export type RoomInfo = v.InferOutput<typeof RoomInfo>;

/** A deleted room that can be restored until the given time. */
export const RemovedRoom = v.object({ room: Room, until: Time });
export type RemovedRoom = v.InferOutput<typeof RemovedRoom>;

/** `removed` is an extension: recently deleted rooms. Omitted by a host that cannot restore rooms. */
export const RoomList = v.object({ rooms: v.array(Room), removed: v.optional(v.array(RemovedRoom)) });
export type RoomList = v.InferOutput<typeof RoomList>;

/** Opens the caller's room with a mate: the existing one, or another one per `clientRoomId`. */
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

/** `before` is the `seq` before which the page ends; without it the newest page is returned. */
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
 * Deletes the room with all its messages. Deleting a missing one succeeds. With `undo` (an extension) the room is
 * hidden immediately and deleted a minute later; the response then contains until when it can be restored.
 */
export const deleteRoom = defineCall({
  method: 'GET',
  path: '/room/deleteRoom',
  access: 'token',
  effect: 'write',
  input: v.object({ roomId: Id, undo: v.optional(v.literal('1')) }),
  output: v.nullable(v.object({ until: Time })),
});
