import type { Mate } from '../../../contract/mate.ts';
import type { Failure } from '../shared/failure.ts';

export interface BlockedMatesContext {
  readonly mates: readonly Mate[];
  /** The mate that is being unblocked. */
  readonly mateId: string | null;
  /** Why a mate was not unblocked. */
  readonly failure: Failure | null;
}

export type BlockedMatesEvent =
  | { readonly type: 'block.remove'; readonly mateId: string }
  | { readonly type: 'load.retry' };

export type BlockedMatesTag = 'ready' | 'failed' | 'unblocking';
