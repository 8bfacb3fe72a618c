import type { Room } from '../../../contract/room.ts';

export interface RecentChatsInput {
  /** The only room in which messages are searched; null for all. */
  readonly searchedId: string | null;
}

export interface RecentChatsContext extends RecentChatsInput {
  /** The most recently used first. */
  readonly rooms: readonly Room[];
  /** Deleted a moment ago; they can be restored. */
  readonly removed: readonly Room[];
  /** Whether the host can restore a deleted one. */
  readonly canUndo: boolean;
  /** The room that is being deleted or restored. */
  readonly selectedId: string | null;
}

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'deletion.request'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string };

/** The lists as the server sends them. */
export type RoomListing = Pick<RecentChatsContext, 'rooms' | 'removed' | 'canUndo'>;

export type RecentChatsTag = 'failed' | 'empty' | 'deleting' | 'restoring' | 'crashed';
