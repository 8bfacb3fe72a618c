import type { Mate } from '../../../contract/mate.ts';
import type { Failure } from '../shared/failure.ts';

export interface BlockedMatesContext {
  readonly mates: readonly Mate[];
  /** The mate that is being let back. */
  readonly mateId: string | null;
  readonly failure: Failure | null;
}

export type BlockedMatesEvent =
  | { readonly type: 'block.remove'; readonly mateId: string }
  | { readonly type: 'load.retry' };

export type BlockedMatesTag = 'busy' | 'slow' | 'failed' | 'lifting' | 'absent';
