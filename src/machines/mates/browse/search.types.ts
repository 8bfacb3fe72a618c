import type { Mate } from '../../../../contract/mate.ts';
import type { SearchOrder, SearchResult, TagCount } from '../../../../contract/search.ts';
import type { PageLoadedEvent } from '../../shared/pager.ts';

/** The query of the search, as the URL holds it. */
export interface SearchQuery {
  readonly q: string;
  /** A mate must carry all of them. */
  readonly tags: readonly string[];
  /** '' for any. */
  readonly creatorId: string;
  readonly order: SearchOrder;
}

/** One page of the results; the first is 1. */
export interface SearchPage {
  readonly query: SearchQuery;
  readonly page: number;
}

export type { SearchResult };

export interface SearchInput {
  /** The query string of the URL. */
  readonly search: string;
}

export interface SearchContext {
  readonly query: SearchQuery;
  /** The text of the search field; differs from the query while the user types. */
  readonly input: string;
  readonly mates: readonly Mate[];
  readonly total: number;
  /** Whether there is a second page. */
  readonly hasMore: boolean;
  readonly tags: readonly TagCount[];
  readonly corrected: string | null;
  readonly hotWords: readonly string[];
}

export type SearchEvent =
  | { readonly type: 'query.changed'; readonly search: string }
  | { readonly type: 'query.change'; readonly patch: Partial<SearchQuery> }
  | { readonly type: 'query.type'; readonly text: string }
  | { readonly type: 'query.submit' }
  | { readonly type: 'load.retry' }
  | PageLoadedEvent<SearchResult>;

export type SearchTag = 'crashed' | 'failed' | 'empty';
