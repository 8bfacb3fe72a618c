import { cutText } from '../../../../contract/letters.ts';
import { trimmed } from '../../../../contract/blank-text.ts';
import type { SearchOrder, SearchResult, TagCount } from '../../../../contract/mates/search.ts';
import type { Mate } from '../../../../contract/mates/mate.ts';
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

const orders: readonly SearchOrder[] = ['relevance', 'new', 'day', 'week', 'chats'];

/** The server rejects longer texts, which only a URL typed by hand can hold. */
const longest = 100;

/** Reads the query of an address; what cannot be read there counts as not params. */
export const readQuery = (search: string): SearchQuery => {
  const params = new URLSearchParams(search);
  return {
    q: cutText(trimmed(params.get('q') ?? ''), longest),
    tags: [...new Set(cutText(params.get('tags') ?? '', 2 * longest).split(','))]
      .map(trimmed)
      .filter((tag) => tag !== ''),
    creatorId: /^[\w-]{1,64}$/.exec(params.get('creatorId') ?? '')?.[0] ?? '',
    order: orders.find((order) => order === params.get('order')) ?? 'relevance',
  };
};

/** Returns the query as a query string, without defaults. */
export const writeQuery = ({ q, tags, creatorId, order }: SearchQuery): string => {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (tags.length > 0) params.set('tags', tags.join(','));
  if (creatorId !== '') params.set('creatorId', creatorId);
  if (order !== 'relevance') params.set('order', order);
  return params.toString();
};

/** Returns the tags with one added, or removed where it was among them. */
export const toggleTag = (tags: readonly string[], tag: string): readonly string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
