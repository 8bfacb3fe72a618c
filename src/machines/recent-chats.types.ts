import type { Room } from '../../contract/room.ts';
import type { Failure } from './failure.ts';

export interface RecentChatsContext {
  /** The one talked in last comes first. */
  readonly rooms: readonly Room[];
  /** The room whose deletion is asked about or under way. */
  readonly chosen: string | null;
  readonly failure: Failure | null;
}

export type RecentChatsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'room.delete'; readonly roomId: string }
  | { readonly type: 'deletion.confirm' }
  | { readonly type: 'deletion.cancel' };

export type RecentChatsTag = 'busy' | 'slow' | 'failed' | 'empty' | 'asking' | 'deleting';
