import type { Room } from '../../../contract/room.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';

export interface RecentChatsInput {
  /** The only room in which messages are searched; null for all. */
  readonly searchedId: string | null;
  /** Whether the page was opened for the pinned messages. */
  readonly isForPins: boolean;
}

export interface RecentChatsContext extends RecentChatsInput {
  /** The most recently used first. */
  readonly rooms: readonly Room[];
  /** Deleted a moment ago; they can be restored. */
  readonly removed: readonly Room[];
  /** Whether the host can restore a deleted one. */
  readonly canUndo: boolean;
  /** The rooms with a draft or a message that this browser has not sent. */
  readonly unsent: readonly string[];
  /** The room whose deletion is to be confirmed last; '' for none. */
  readonly selectedId: string;
  /** What the user asked for and is not done, each with the type of its event and the id of the room as its id. */
  readonly commands: readonly CommandActor[];
}

/** What the user asks for of one room. */
export type RoomCommand =
  | { readonly type: 'room.delete'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string }
  | ({ readonly type: 'room.archive' } & ArchiveChange);

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  /** A conversation was opened, or what the list shows of one has changed. */
  | { readonly type: 'rooms.changed' }
  | RoomCommand
  | CommandEnded<`room.${string}`, RoomChange>
  | ChildCrashed;

/** What the server did to a room. */
export type RoomChange =
  | { readonly type: 'room.removed'; readonly roomId: string; readonly canBeRestored: boolean }
  | { readonly type: 'room.restored'; readonly room: Room }
  /** It can no longer be restored. */
  | { readonly type: 'room.expired'; readonly roomId: string; readonly error: unknown }
  | { readonly type: 'room.archived'; readonly room: Room };

/** A room that is moved to the archive, or out of it. */
export interface ArchiveChange {
  readonly roomId: string;
  readonly archived: boolean;
}

/** The lists as the server sends them, and what the browser stores of their rooms. */
export type RoomListing = Pick<RecentChatsContext, 'rooms' | 'removed' | 'canUndo' | 'unsent'>;

export type RecentChatsTag = 'failed' | 'empty';

/** The children by id, with the names of their logic; and the commands. */
export type RecentChatsChildren = {
  request: 'fetchRooms';
  refresh: 'refreshRooms';
  deleteRoom: 'deleteRoom';
  messageSearch: 'messageSearch';
  roomImport: 'roomImport';
};
