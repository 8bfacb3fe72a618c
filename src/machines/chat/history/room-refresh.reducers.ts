import { isTransient } from '../reply/chat-stream.reducers.ts';
import { toFailure } from '../../shared/failure.ts';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export type ChangeFeedReport =
  /** The feed is open: what changes from now on is reported. */
  | { readonly type: 'feed.opened' }
  /** The feed is open again after an interruption, in which changes may have been missed. */
  | { readonly type: 'feed.reopened' }
  /** The feed is not open: it starts, perhaps after a crash, or was interrupted. */
  | { readonly type: 'feed.closed' }
  /** The room changed, here or elsewhere. */
  | { readonly type: 'room.changed' }
  /** The balances or the profile changed. */
  | { readonly type: 'account.changed' };

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

/** How long to wait for the next check, in milliseconds: with each failure twice as long, 26 to 32 seconds at most. */
export const intervalOf = ({ jitter, failures }: RoomRefreshContext): number =>
  Math.round((4000 - 750 * jitter) * 2 ** Math.min(failures, longestBackoff));

/** The failures that still lengthen the wait. */
export const longestBackoff = 3;

/** Whether another check may succeed without anything else happening first. */
export const isTransientError = (error: unknown): boolean => isTransient(toFailure(error));
