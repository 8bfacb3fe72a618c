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
  /** The room that is being deleted, restored or archived. */
  readonly selectedId: string | null;
}

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'deletion.request'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string }
  | ({ readonly type: 'archive.request' } & ArchiveChange);

/** A room that is moved to the archive, or out of it. */
export interface ArchiveChange {
  readonly roomId: string;
  readonly archived: boolean;
}

/** The lists as the server sends them. */
export type RoomListing = Pick<RecentChatsContext, 'rooms' | 'removed' | 'canUndo'>;

export type RecentChatsTag = 'failed' | 'empty' | 'deleting' | 'archiving' | 'restoring' | 'crashed';
