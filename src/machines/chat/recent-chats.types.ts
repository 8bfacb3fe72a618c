import type { Room } from '../../../contract/room.ts';
import type { Failure } from '../shared/failure.ts';

export interface RecentChatsContext {
  /** The one talked in last comes first. */
  readonly rooms: readonly Room[];
  /** Deleted a moment ago; they can be brought back. */
  readonly removed: readonly Room[];
  /** Whether the host says that a deleted one can be brought back. */
  readonly canReturn: boolean;
  /** The room whose deletion is asked about or under way, or that is brought back. */
  readonly chosen: string | null;
  readonly failure: Failure | null;
}

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'room.delete'; readonly roomId: string }
  | { readonly type: 'room.restore'; readonly roomId: string }
  | { readonly type: 'deletion.confirm' }
  | { readonly type: 'deletion.cancel' };

/** What there is when the screen opens. */
export type RoomListing = Pick<RecentChatsContext, 'rooms' | 'removed' | 'canReturn'>;

export type RecentChatsTag = 'busy' | 'slow' | 'failed' | 'empty' | 'asking' | 'deleting' | 'restoring';
