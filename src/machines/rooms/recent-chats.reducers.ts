import type { Room } from '../../../contract/rooms/room.ts';
import type { RoomChange } from './room-actions.reducers.ts';

/** The texts in this browser of a conversation that another one has deleted. */
export interface OrphanedTexts {
  readonly roomId: string;
  /** Not empty: the unsent messages and drafts, then what was not saved of its name and notes. */
  readonly texts: readonly string[];
}

/** What this browser has not sent for a conversation: a message, or else a draft. */
export interface UnsentText {
  readonly roomId: string;
  readonly kind: 'message' | 'draft';
  /** Its beginning; not blank. */
  readonly excerpt: string;
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
  /** At most one for each room. */
  readonly unsent: readonly UnsentText[];
  /** The texts in this browser of conversations that another one has deleted. */
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

const without = (rooms: readonly Room[], roomId: string): readonly Room[] =>
  rooms.filter((room) => room.roomId !== roomId);

/** Returns the lists after the server has changed a room. */
export function applyChange(
  { context: { rooms, removed, orphaned } }: { readonly context: RecentChatsContext },
  change: RoomChange,
): Partial<RecentChatsContext> {
  switch (change.type) {
    case 'room.removed': {
      const deleted = change.canBeRestored ? rooms.filter(({ roomId }) => roomId === change.roomId) : [];
      return { rooms: without(rooms, change.roomId), removed: [...deleted, ...removed] };
    }
    case 'room.restored': {
      const { room } = change;
      return {
        rooms: [...without(rooms, room.roomId), room].toSorted((a, b) => b.updatedAt - a.updatedAt),
        removed: without(removed, room.roomId),
      };
    }
    case 'room.expired':
      return { removed: without(removed, change.roomId) };
    case 'room.textsCopied':
      return {};
    case 'room.textsDiscarded':
      return { orphaned: orphaned.filter(({ roomId }) => roomId !== change.roomId) };
    default:
      return { rooms: rooms.map((one) => (one.roomId === change.room.roomId ? change.room : one)) };
  }
}
