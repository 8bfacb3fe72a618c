import type { Generated, Selectable } from 'kysely';
import type { HelpLevel } from '../../../contract/safety/help.ts';
import type { ReplyLength, ReplyTemper } from '../../../contract/replies/reply-settings.ts';
import type { ReplyCause, ReplyProblem } from '../../../contract/rooms/room.ts';

export interface RoomTable {
  room_id: string;
  user_id: string;
  mate_id: string;
  /** The client's id of the room, unique per user and mate; '' for the one that createRoom makes without it. */
  client_room_id: string;
  /** The `seq` of the newest message. */
  last_seq: number;
  /** The companion's memory between replies; opaque. */
  memory: string | null;
  created_at: number;
  updated_at: number;
  /** The persona chosen for the room; null for the default. */
  persona_id: string | null;
  /** The user's notes for the mate; null when nothing was written. */
  notes: string | null;
  /** When the user deleted it; such a room is hidden, and purged after the undo period. */
  removed_at: number | null;
  /** The mate's card when the room was created; null when it is unknown. */
  card_id: string | null;
  /** When a message was first exchanged here while the mate was mature; null if never. */
  mature_at: number | null;
  /** The user's name for it; null when there is none. */
  title: string | null;
  /** The room that it continues, and the last message that was copied from there; both null when there is none. */
  origin_room_id: string | null;
  origin_message_id: string | null;
  /** When the user archived it; null outside the archive. */
  archived_at: number | null;
  /** 1 when its mate learns and uses facts there. */
  remembers: Generated<number>;
  /** For a temporary room: when a page last showed it. Null for any other room. */
  temporary_seen_at: number | null;
  /** How a language model replies; each null for the default. */
  reply_model: string | null;
  reply_length: ReplyLength | null;
  reply_temper: ReplyTemper | null;
  /** Until when the user has read of the changes of its mate. */
  change_read_at: number | null;
  /** The message with which the recent ones in the last prompt began; null for the first one of the conversation. */
  recent_from: string | null;
}
export type RoomRow = Selectable<RoomTable>;

/** How much the messages of a room take, including deleted ones that can be restored. Written by triggers. */
export interface RoomSizeRow {
  room_id: string;
  bytes: number;
}

export interface MessageRow {
  message_id: string;
  room_id: string;
  seq: number;
  role: 'user' | 'mate';
  text: string;
  status: 'sent' | 'streaming' | 'done' | 'stopped' | 'interrupted' | 'failed';
  reply_to: string | null;
  /** The message before it in its branch: for a reply the same as `reply_to`. Null for the first one. */
  parent_id: string | null;
  /** Null in the branch that is shown; otherwise when another branch took its place. */
  hidden_at: number | null;
  /** Unique per room: the client's id of a user's message, or of the retry that created a reply. */
  client_message_id: string | null;
  /** For a streaming reply: the node that writes it, and when that node began to, by the node's clock. */
  node: string | null;
  heartbeat_at: number | null;
  /** When its companion began to think; null before that, and once there is text. */
  thinking_at: number | null;
  /** When another node forwarded the user's request to stop it. */
  stop_asked_at: number | null;
  created_at: number;
  finished_at: number | null;
  /** When the user liked a mate's message. */
  liked_at: number | null;
  /** When the user pinned it. */
  pinned_at: number | null;
  /** For a reply that ended while nobody read it: when that was, until its room is opened. */
  unread_at: number | null;
  /** The crisis level of a message for which help was offered. */
  help: HelpLevel | null;
  /** When the user wrote this version of a mate's reply, or imported it. */
  edited_at: number | null;
  /** When the user imported it, as `edited_at`; null for what was written here. */
  imported_at: number | null;
  /**
   * How much of a mate's reply was heard before the user interrupted it, in UTF-16 units; may exceed the text. Null where nothing was
   * interrupted.
   */
  heard_to: number | null;
  /** The client's id of the last request that continued a reply. */
  continued_by: string | null;
  /**
   * Why a reply was interrupted or failed, or `length` for a complete one that can be continued; null for any other, and for replies of
   * earlier versions.
   */
  problem: ReplyProblem | ReplyCause | 'length' | null;
  /** For a streaming reply: how many further nodes may continue it after one that died. */
  takeovers_left: number | null;
}

/** A deletion of a message with all that followed it, which can be undone for a while. */
export interface RemovalRow {
  removal_id: string;
  room_id: string;
  message_id: string;
  removed_at: number;
  /** 1 if the message was shown. */
  was_shown: number;
  /** When the messages were restored; null while they are deleted. */
  restored_at: number | null;
}

/** A deleted message as it was. */
export interface RemovedMessageRow extends MessageRow {
  removal_id: string;
}

/**
 * A frame of an unfinished reply, stored so that a reconnecting reader misses nothing. On PostgreSQL (`reply_id`, `seq`) is
 * the key and refers to the message. The embedded database has neither: see `deleteFrames`.
 */
export interface ReplyFrameRow {
  reply_id: string;
  seq: number;
  text: string;
}

/** A node that works on PostgreSQL. It owns its replies until it has not been seen for the time of a lease. */
export interface NodeRow {
  node: string;
  /** By the clock of the database. */
  seen_at: number;
}
