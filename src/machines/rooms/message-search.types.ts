import type { FoundMessage, FoundMessages } from '../../../contract/search-messages.ts';
import type { PageLoadedEvent } from '../shared/pager.ts';

export type { FoundMessages };

export interface MessageSearchInput {
  /** The only room that is searched; null for all. */
  readonly roomId: string | null;
  /** Whether only pinned messages are shown; without a text all of them. */
  readonly pinned: boolean;
}

/** One page of the results. */
export interface MessageQuery extends MessageSearchInput {
  readonly text: string;
  /** Where the page before ended; null for the first page. */
  readonly before: FoundMessages['next'];
}

export interface MessageSearchContext extends MessageSearchInput {
  /** The text of the search field. */
  readonly text: string;
  /** The newest first. */
  readonly found: readonly FoundMessage[];
  /** Where the first page ended; null where it is the only one. */
  readonly next: FoundMessages['next'];
}

export type MessageSearchEvent =
  | { readonly type: 'query.type'; readonly text: string }
  | { readonly type: 'query.submit' }
  | { readonly type: 'query.clear' }
  /** The user wants to see pinned messages only, or all again. */
  | { readonly type: 'pins.toggle' }
  /** The user wants to search all rooms. */
  | { readonly type: 'room.leave' }
  | { readonly type: 'load.retry' }
  | PageLoadedEvent<FoundMessages>;

export type MessageSearchTag = 'inactive' | 'crashed' | 'failed' | 'empty';
