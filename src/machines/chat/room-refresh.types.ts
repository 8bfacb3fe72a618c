export interface RoomRefreshInput {
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
  /** Another tab of this browser changed the room. */
  | { readonly type: 'room.changed' }
  /** No reply is under way: the room may be checked for news. */
  | { readonly type: 'check.request' }
  /** No reply is under way: the newest page may be read. */
  | { readonly type: 'refresh.request' };

/** What brought the page back. */
export interface Returned {
  readonly by: 'page.shown' | 'connection.restored' | 'room.changed';
}

/** It is time for a check; the failures since the last good one. */
export type Due = Pick<RoomRefreshContext, 'failures'>;
