import type { Mate, Recommendation, TrendingRank } from '../../../../contract/mate.ts';

export interface DiscoverContext {
  readonly pick: Mate | null;
  readonly mates: readonly Mate[];
  readonly ranks: TrendingRank['ranks'];
  /** The tag that the list is narrowed to; null shows everybody. */
  readonly tag: string | null;
}

export type DiscoverEvent =
  | { readonly type: 'tag.choose'; readonly tag: string | null }
  | { readonly type: 'load.retry' };

export type DiscoverTag = 'failed' | 'empty' | 'ranksFailed';

/** What the catalogue holds for this screen; no mate at all is an answer too. */
export type Catalogue = Recommendation;
export type Ranks = TrendingRank['ranks'];
