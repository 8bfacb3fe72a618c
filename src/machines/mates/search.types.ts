import type { Mate } from '../../../contract/mate.ts';
import type { SearchOrder, SearchResult, TagCount } from '../../../contract/search.ts';
import type { Failure } from '../shared/failure.ts';

/** What is looked for, as the address says it. */
export interface SearchQuery {
  readonly q: string;
  /** A mate must carry all of them. */
  readonly tags: readonly string[];
  /** '' for any. */
  readonly creatorId: string;
  readonly order: SearchOrder;
}

/** A page of results that is asked for; the first is 1. */
export interface SearchPage {
  readonly query: SearchQuery;
  readonly page: number;
}

export type { SearchResult };

export interface SearchInput {
  /** The query of the address. */
  readonly search: string;
}

export interface SearchContext {
  readonly query: SearchQuery;
  /** What stands in the field; ahead of the query while somebody types. */
  readonly written: string;
  /** Incremented when the field must be reset because the URL says something else. */
  readonly edition: number;
  /** The last page that is here. */
  readonly page: number;
  readonly mates: readonly Mate[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly tags: readonly TagCount[];
  readonly corrected: string | null;
  readonly hotWords: readonly string[];
  readonly failure: Failure | null;
}

export type SearchEvent =
  | { readonly type: 'query.changed'; readonly search: string }
  | { readonly type: 'query.type'; readonly text: string }
  | { readonly type: 'query.submit'; readonly text: string }
  | { readonly type: 'word.choose'; readonly word: string }
  | { readonly type: 'tag.toggle'; readonly tag: string }
  | { readonly type: 'order.choose'; readonly order: SearchOrder }
  | { readonly type: 'creator.drop' }
  | { readonly type: 'filters.clear' }
  | { readonly type: 'page.next' }
  | { readonly type: 'load.retry' };

export type SearchTag = 'busy' | 'slow' | 'failed' | 'empty' | 'busyWithMore' | 'moreFailed';
