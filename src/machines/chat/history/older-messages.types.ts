import type { RoomInfo } from '../../../../contract/room.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/** The page in front of what is shown. */
export interface PageRequest {
  readonly roomId: string;
  /** The `seq` that it ends in front of; null for the newest page. */
  readonly before: number | null;
  /** How many messages it has at most; a page's length where it is left out. */
  readonly limit?: number;
}

/** Where what is shown begins, and whether the server has older messages. */
export interface ShownRange {
  readonly before: number | null;
  readonly hasMore: boolean;
}

export interface OlderMessagesContext extends ShownRange {
  readonly parentRef: ParentRef<OlderMessagesLoaded>;
  readonly roomId: string;
}

export interface OlderMessagesLoaded {
  readonly type: 'olderMessages.loaded';
  readonly info: RoomInfo;
}

export type OlderMessagesEvent =
  /** The reader is near the oldest message that is shown. */
  | { readonly type: 'top.reached' }
  | { readonly type: 'load.retry' }
  /** What is shown begins elsewhere now. */
  | ({ readonly type: 'range.changed' } & ShownRange);
