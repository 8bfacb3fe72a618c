import type { ParentRef } from '../../shared/parent-ref.ts';
import type { BranchShown } from '../message-actions.types.ts';

/** What a search in a chat begins with. */
export interface SearchStart {
  /** Whether only pinned messages are found; without a text all of them. */
  readonly pinned: boolean;
}

export interface ChatSearchInput {
  readonly parentRef: ParentRef<BranchShown>;
  readonly roomId: string;
  /** Null where it is closed at first. */
  readonly start: SearchStart | null;
}

export type ChatSearchEvent =
  | ({ readonly type: 'search.open' } & SearchStart)
  | { readonly type: 'search.close' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.error.actor.searchHits'; readonly error: unknown };

/** `crashed`: it cannot be shown until it is loaded again. */
export type ChatSearchTag = 'crashed';
