import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { Mate } from './mate.ts';
import { Count, Id, Nothing, QueryInteger } from '../primitives.ts';

/** `relevance` is the order of recommendation when there is no query; `day` and `week` sort by recent messages. */
export const SearchOrder = v.picklist(['relevance', 'new', 'day', 'week', 'chats']);
export type SearchOrder = v.InferOutput<typeof SearchOrder>;

/** The maximum length of a query, in UTF-16 units. */
export const longestQuery = 100;

/** `tags` are comma-separated; a mate must have all of them. `page` counts from 1. */
export const SearchInput = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(longestQuery)), ''),
  tags: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  creatorId: v.optional(v.union([Id, v.literal('')]), ''),
  order: v.optional(SearchOrder, 'relevance'),
  page: v.optional(QueryInteger(1, 1000), '1'),
});

export const TagCount = v.object({ tag: v.string(), count: Count });
export type TagCount = v.InferOutput<typeof TagCount>;

export const SearchResult = v.object({
  mates: v.array(Mate),
  /** The number of all matches. */
  total: Count,
  hasMore: v.boolean(),
  /** The tags of all matches, most frequent first. */
  tags: v.array(TagCount),
  /** The corrected query, when the original one had no matches. */
  corrected: v.nullable(v.string()),
});
export type SearchResult = v.InferOutput<typeof SearchResult>;

/** What several people recently searched for and found, most frequent first. */
export const HotWords = v.object({ words: v.array(v.string()) });
export type HotWords = v.InferOutput<typeof HotWords>;

/** Finds mates by words, tags and mood, one page at a time. With a query also the caller's own mates that are not public. */
export const search = defineCall({
  method: 'GET',
  path: '/mate/search',
  access: 'open',
  effect: 'read',
  input: SearchInput,
  output: SearchResult,
});

/** The words with which mates were found most often in the last seven days. */
export const hotWords = defineCall({
  method: 'GET',
  path: '/mate/hotWords',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: HotWords,
});
