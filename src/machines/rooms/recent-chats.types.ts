import type { Room } from '../../../contract/room.ts';

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
  /** The room that is being deleted, restored or archived. */
  readonly selectedId: string | null;
}

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  /** A conversation was opened, or what the list shows of one has changed. */
  | { readonly type: 'rooms.changed' }
  | { readonly type: 'deletion.request'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string }
  | ({ readonly type: 'archive.request' } & ArchiveChange);

/** The children by id, with the names of their logic. */
export type RecentChatsChildren = {
  request: 'fetchRooms';
  refresh: 'refreshRooms';
  removeRoom: 'removeRoom';
  deleteRoom: 'deleteRoom';
  restoreRoom: 'restoreRoom';
  archiveRoom: 'archiveRoom';
  messageSearch: 'messageSearch';
  roomImport: 'roomImport';
};

/** A room that is moved to the archive, or out of it. */
export interface ArchiveChange {
  readonly roomId: string;
  readonly archived: boolean;
}

/** The lists as the server sends them, and what the browser stores of their rooms. */
export type RoomListing = Pick<RecentChatsContext, 'rooms' | 'removed' | 'canUndo' | 'unsent'>;

export type RecentChatsTag = 'failed' | 'empty' | 'deleting' | 'archiving' | 'restoring' | 'crashed';
