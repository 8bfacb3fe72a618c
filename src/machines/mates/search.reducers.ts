import type { SearchOrder } from '../../../contract/search.ts';
import type { SearchQuery } from './search.types.ts';

const orders: readonly SearchOrder[] = ['relevance', 'new', 'day', 'week', 'chats'];

/** The server refuses longer ones, which only an address written by hand can hold. */
const longest = 100;

/** Reads the query of an address; what cannot be read there counts as not said. */
export const readQuery = (search: string): SearchQuery => {
  const said = new URLSearchParams(search);
  return {
    q: (said.get('q') ?? '').trim().slice(0, longest),
    tags: [...new Set((said.get('tags') ?? '').slice(0, 2 * longest).split(','))]
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    creatorId: /^[\w-]{1,64}$/.exec(said.get('creatorId') ?? '')?.[0] ?? '',
    order: orders.find((order) => order === said.get('order')) ?? 'relevance',
  };
};

/** The query as an address holds it, without what goes without saying. */
export const writeQuery = ({ q, tags, creatorId, order }: SearchQuery): string => {
  const said = new URLSearchParams();
  if (q !== '') said.set('q', q);
  if (tags.length > 0) said.set('tags', tags.join(','));
  if (creatorId !== '') said.set('creatorId', creatorId);
  if (order !== 'relevance') said.set('order', order);
  return said.toString();
};

/** The same query with the tag where it was not, and without it where it was. */
export const toggleTag = (query: SearchQuery, tag: string): SearchQuery => ({
  ...query,
  tags: query.tags.includes(tag) ? query.tags.filter((other) => other !== tag) : [...query.tags, tag],
});
