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

export interface ChangeFeedInput {
  readonly parentRef: ParentRef<ChangeFeedReport>;
  readonly roomId: string;
}

export interface ChangeFeedContext extends ChangeFeedInput {
  /** The number of the last change that was received; null before the feed was open. */
  readonly seq: number | null;
  /** How many connections failed since the last that opened. */
  readonly failures: number;
}

/** The reports of the feed's reader. */
export type ChangeStreamEvent =
  | { readonly type: 'stream.opened'; readonly seq: number }
  /** Bytes arrived: the connection is alive. */
  | { readonly type: 'stream.heartbeat' }
  | ChangeReceived;

/** A room changed, or what has this name. */
export interface ChangeReceived {
  readonly type: 'change.received';
  readonly seq: number;
  readonly subject: 'account' | 'memory' | { readonly roomId: string };
}

export type ChangeFeedEvent =
  | ChangeStreamEvent
  /** The network is back: the backoff ends. */
  | { readonly type: 'connection.restored' };
