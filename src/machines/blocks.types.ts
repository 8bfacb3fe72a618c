import type { Mate } from '../../contract/mate.ts';
import type { Failure } from './failure.ts';

export interface BlocksContext {
  readonly mates: readonly Mate[];
  /** The mate that is being let back. */
  readonly mateId: string | null;
  readonly failure: Failure | null;
}

export type BlocksEvent =
  | { readonly type: 'block.lift'; readonly mateId: string }
  | { readonly type: 'load.retry' };

export type BlocksTag = 'busy' | 'slow' | 'failed' | 'lifting' | 'absent';
