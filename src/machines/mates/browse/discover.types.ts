import type { Mate, Recommendation, TrendingRank } from '../../../../contract/mate.ts';
import type { Failure } from '../../shared/failure.ts';

export interface DiscoverContext {
  readonly pick: Mate | null;
  readonly mates: readonly Mate[];
  readonly ranks: TrendingRank['ranks'];
  /** The tag that the list is narrowed to; null shows everybody. */
  readonly tag: string | null;
  /** Why the catalogue did not arrive, while it has not. */
  readonly failure: Failure | null;
}

export type DiscoverEvent =
  | { readonly type: 'tag.choose'; readonly tag: string | null }
  | { readonly type: 'load.retry' }
  | { readonly type: 'ranks.retry' };

export type DiscoverTag = 'busy' | 'slow' | 'failed' | 'empty' | 'ranksBusy' | 'ranksFailed';

/** What the catalogue holds for this screen; no mate at all is an answer too. */
export type Catalogue = Recommendation;
export type Ranks = TrendingRank['ranks'];
