import type { RoomInfo } from '../../../../contract/room.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/** The page in front of what is shown. */
export interface PageRequest {
  readonly roomId: string;
  /** The `seq` that it ends in front of; null for the newest page. */
  readonly before: number | null;
  /** How many messages it has at most; a page's length where it is left out. */
  readonly limit?: number;
  /** Whether the server counts the messages that are older than the page. */
  readonly isCountRequested?: boolean;
}

/** Where what is shown begins, and whether the server has older messages. */
export interface ShownRange {
  readonly before: number | null;
  readonly hasMore: boolean;
}

export interface OlderMessagesInput extends ShownRange {
  readonly parentRef: ParentRef<OlderMessagesLoaded>;
  readonly roomId: string;
}

export interface OlderMessagesContext extends OlderMessagesInput {
  /** How many messages have loaded since printing was requested, or else since the chat was opened. */
  readonly loaded: number;
  /** How many messages are older than those that are shown; null where the server has not counted them. */
  readonly olderCount: number | null;
}

/** How many older messages are loaded to be printed: more would take the browser too long to lay out. */
export const mostPrinted = 2000;

/** How many messages a page has that is loaded to be printed. */
export const printPageSize = 100;

/** `preparing`: printing was requested, and its dialog is open. `notPrinted`: the browser could not print. */
export type OlderMessagesTag = 'preparing' | 'slow' | 'failed' | 'notPrinted';

export interface OlderMessagesLoaded {
  readonly type: 'olderMessages.loaded';
  readonly info: RoomInfo;
}

export type OlderMessagesEvent =
  /** The reader is near the oldest message that is shown. */
  | { readonly type: 'top.reached' }
  | { readonly type: 'load.retry' }
  /** The user wants to print the chat. */
  | { readonly type: 'print.request' }
  | { readonly type: 'print.cancel' }
  /** What is shown begins elsewhere now. */
  | ({ readonly type: 'range.changed' } & ShownRange);
