import type { Room } from '../../../contract/room.ts';
import type { RoomChange } from './room-actions.types.ts';

/** What this browser stores of a conversation that another one has deleted. */
export interface OrphanedTexts {
  readonly roomId: string;
  /** Not empty: the unsent messages and drafts, then what was not saved of its name and notes. */
  readonly texts: readonly string[];
}

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
  readonly orphaned: readonly OrphanedTexts[];
}

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  /** A conversation was opened, or what the list shows of one has changed. */
  | { readonly type: 'rooms.changed' }
  | { readonly type: 'xstate.done.actor.request'; readonly output: FirstListing }
  | RoomChange;

/** The list that is loaded first: of the server, or where the device is offline, a copy that this browser has. */
export interface FirstListing extends RoomListing {
  readonly isCopy: boolean;
}

/** The lists as the server sends them, and what the browser stores of their rooms. */
export type RoomListing = Pick<RecentChatsContext, 'rooms' | 'removed' | 'canUndo' | 'unsent' | 'orphaned'>;

export type RecentChatsTag = 'failed' | 'empty';

/** The children by id, with the names of their logic. */
export type RecentChatsChildren = {
  request: 'fetchRooms';
  refresh: 'refreshRooms';
  roomActions: 'roomActions';
  messageSearch: 'messageSearch';
  roomImport: 'roomImport';
};
