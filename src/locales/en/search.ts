import type { SearchOrder } from '../../../contract/search.ts';
import { mates } from './formats.ts';

/** Looking for mates, and the list of tags. */
export const search = {
  title: 'Search',
  back: 'Back to Discover',
  field: 'Search mates',
  placeholder: 'Name, mood, place or creator',
  hotWords: 'Popular searches',
  filters: 'Narrow by tag',
  creator: (name: string | null) => (name === null ? 'One creator' : `By ${name}`),
  dropFilter: (filter: string) => `${filter}: remove this filter`,
  orderLabel: 'Sort by',
  orders: {
    relevance: 'Best match',
    new: 'Newest',
    day: 'Trending today',
    week: 'Trending this week',
    chats: 'Most chats',
  } satisfies Record<SearchOrder, string>,
  loading: 'Searching',
  total: mates,
  corrected: (word: string) => `Nobody fits that exactly. These fit “${word}”.`,
  more: 'Show more',
  moreFailed: 'The next ones did not arrive.',
  failed: 'The search did not get through',
  none: {
    title: 'Nobody fits that',
    text: 'Try another word, or fewer of them. A name, a mood or a place will do.',
    narrowed: 'Without the filters there may be somebody.',
    clear: 'Remove the filters',
    browse: 'Browse by tag',
  },
  categories: 'All tags',
  category: {
    title: 'Browse by tag',
    text: 'Pick a mood or a subject.',
    mates: (tag: string) => `Mates tagged “${tag}”`,
    back: 'All tags',
    failed: 'The tags did not arrive',
    empty: {
      title: 'Nothing is tagged like this',
      text: 'The tag may have gone out of use.',
    },
  },
};
