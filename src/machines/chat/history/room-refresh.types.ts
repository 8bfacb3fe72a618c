import type { RoomInfo } from '../../../../contract/room.ts';
import type { ChangeFeedReport } from './change-feed.types.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export type RoomRefreshReport =
  /** The page may have missed something: it was hidden or without a network, or the room changed elsewhere. */
  | { readonly type: 'refresh.needed' }
  /** It is time to check for news. */
  | { readonly type: 'check.due' }
  /** The room was deleted. */
  | { readonly type: 'room.missing' }
  /** The balances or the profile changed. */
  | { readonly type: 'account.changed' }
  /** The newest message alone. */
  | { readonly type: 'room.checked'; readonly info: RoomInfo }
  /** The newest page. */
  | { readonly type: 'room.refreshed'; readonly info: RoomInfo };

export interface RoomRefreshInput {
  readonly parentRef: ParentRef<RoomRefreshReport>;
  readonly roomId: string;
  /** From 0 to 1: shortens the time between checks, so that many pages do not check at the same moment. */
  readonly jitter: number;
}

export interface RoomRefreshContext extends RoomRefreshInput {
  /** How many checks failed since the last that did not. */
  readonly failures: number;
}

export type RoomRefreshEvent =
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'connection.restored' }
  | ChangeFeedReport
  /** No reply is under way: the room may be checked for news. */
  | { readonly type: 'check.request' }
  /** No reply is under way: the newest page may be read. */
  | { readonly type: 'refresh.request' };
