import type { MateMemory } from '../../../contract/memory.ts';
import type { MemoryReport } from './memory-actions.types.ts';
import type { Memory } from './memory.ts';

export interface MateMemoryInput {
  /** Null where the page was opened without a mate. */
  readonly mateId: string | null;
  /** The conversation in which it is shown; null for what the mate remembers of all of them. */
  readonly roomId: string | null;
  /** The short name of the mate; null where it is not known yet, or the mate was deleted. */
  readonly mateName: string | null;
}

/** What loading yields. */
export interface LoadedMemory extends Pick<MateMemoryInput, 'mateName'>, Pick<MateMemory, 'remembers'> {
  readonly memories: readonly Memory[];
}

export interface MateMemoryContext extends MateMemoryInput, LoadedMemory {
  /** Forgotten a moment ago; each can be brought back. */
  readonly forgotten: readonly Memory[];
  /** What the list is filtered by; '' for everything. */
  readonly query: string;
}

export type MateMemoryEvent =
  | { readonly type: 'load.retry' }
  /** Something was learned or forgotten elsewhere. */
  | { readonly type: 'memories.outdated' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'search.change'; readonly query: string }
  | MemoryReport;

export type MateMemoryTag = 'failed' | 'shown';

/** The children by id, with the names of their logic. */
export type MateMemoryChildren = {
  request: 'fetchMemory';
  refresh: 'refreshMemory';
  memoryActions: 'memoryActions';
  watchPage: 'watchPage';
};
