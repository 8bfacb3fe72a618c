import { cutText } from '../../../../contract/letters.ts';
import { trimmed } from '../../../../contract/blank-text.ts';
import type { SearchOrder } from '../../../../contract/search.ts';
import type { SearchQuery } from './search.types.ts';

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
