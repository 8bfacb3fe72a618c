import type { SearchResult } from '../../../contract/mates/search.ts';
import { iris, tomas } from './catalogue-samples.ts';

const tags = [
  { tag: 'gentle', count: 2 },
  { tag: 'adventure', count: 1 },
];

/** A result of two pages with one mate each, the first of which is the caller's own, and an empty result. */
export const firstPage: SearchResult = {
  mates: [{ ...iris, visibility: 'private' }],
  total: 2,
  hasMore: true,
  tags,
  corrected: null,
};
export const lastPage: SearchResult = { ...firstPage, mates: [tomas], hasMore: false };
export const nobody: SearchResult = { mates: [], total: 0, hasMore: false, tags: [], corrected: null };
