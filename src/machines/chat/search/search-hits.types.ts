import type { ParentRef } from '../../shared/parent-ref.ts';
import type { SearchStart } from './chat-search.types.ts';
import type { BranchShown } from '../message-actions.types.ts';

export interface SearchHitsInput extends SearchStart {
  readonly parentRef: ParentRef<BranchShown>;
  readonly roomId: string;
}

export interface SearchHitsContext extends SearchHitsInput {
  /** The found message to which the reader went last; null for none. */
  readonly hitId: string | null;
}

/** A message in its room. */
export interface MessageInRoom {
  readonly roomId: string;
  readonly messageId: string;
}

export type SearchHitsEvent =
  | {
      readonly type: 'hit.show';
      readonly messageId: string;
      /** Whether the conversation has it: then nothing must be loaded. */
      readonly isLoaded: boolean;
    }
  | { readonly type: 'load.retry' };

/** `locating`: the hit is loaded. `failed`: it could not be. */
export type SearchHitsTag = 'locating' | 'failed';
