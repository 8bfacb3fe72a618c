import type { Fact, MateMemory } from '../../../contract/memory.ts';
import type { FactReport } from './fact-actions.types.ts';

export interface MateMemoryInput {
  /** Null where the page was opened without a mate. */
  readonly mateId: string | null;
  /** The conversation in which it is shown; null for what the mate remembers of all of them. */
  readonly roomId: string | null;
  /** The short name of the mate; null where it is not known yet, or the mate was deleted. */
  readonly mateName: string | null;
}

/** What loading yields. */
export interface LoadedMemory extends MateMemory, Pick<MateMemoryInput, 'mateName'> {}

export interface MateMemoryContext extends MateMemoryInput, Readonly<MateMemory> {
  /** Forgotten a moment ago; each can be brought back. */
  readonly forgotten: readonly Fact[];
  /** What the list is filtered by; '' for everything. */
  readonly query: string;
}

export type MateMemoryEvent =
  | { readonly type: 'load.retry' }
  /** Something was learned or forgotten elsewhere on the page. */
  | { readonly type: 'memory.changed' }
  | { readonly type: 'page.shown' }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'search.change'; readonly query: string }
  | FactReport;

export type MateMemoryTag = 'failed' | 'shown';

/** The children by id, with the names of their logic. */
export type MateMemoryChildren = {
  request: 'fetchMemory';
  refresh: 'refreshMemory';
  factActions: 'factActions';
  watchPage: 'watchPage';
};
