import type { SearchOrder } from '../../../contract/search.ts';
import { mates } from './app/formats.ts';

/** Looking for mates, and the list of tags. */
export const search = {
  placeholder: 'Name, mood, place or creator',
  hotWords: 'Popular searches',
  filters: 'Filter by tag',
  creator: (name: string | null) => (name === null ? 'One creator' : `By ${name}`),
  dropFilter: (filter: string) => `Remove filter: ${filter}`,
  orderLabel: 'Sort by',
  orders: {
    relevance: 'Best match',
    new: 'Newest',
    day: 'Trending today',
    week: 'Trending this week',
    chats: 'Most chats',
  } satisfies Record<SearchOrder, string>,
  visibleTo: { private: 'Visible only to you', unlisted: 'Visible only with the link' },
  loading: 'Searching',
  total: mates,
  corrected: (word: string) => `No exact matches. Showing results for “${word}”.`,
  moreFailed: 'Couldn’t load more results.',
  failed: 'Couldn’t load results',
  none: {
    title: 'No results',
    text: 'Try fewer or different words, such as a name, mood, or place.',
    narrowed: 'Removing filters may help.',
    clear: 'Clear filters',
  },
  categories: 'All tags',
  category: {
    title: 'Browse by tag',
    text: 'Pick a mood or topic.',
    mates: (tag: string) => `Mates tagged “${tag}”`,
    failed: 'Couldn’t load tags',
    empty: {
      title: 'No mates with this tag',
      text: 'The tag may no longer be in use.',
    },
  },
};
