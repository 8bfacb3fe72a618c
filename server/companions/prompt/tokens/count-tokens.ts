import {
  clearMergeCache,
  countTokens as countByLibrary,
  setMergeCacheSize,
} from 'gpt-tokenizer/encoding/cl100k_base';
import type { ChatMessage } from '../../../model-host/chat/host-traits.ts';

/**
 * Hosts do not tell a model's tokenizer. Ours is `cl100k_base`, which of those in use needs most tokens for alphabets other than
 * Latin; another one, as those with 32,000 entries, rarely needs more than this factor.
 */
export const tokenMargin = 1.25;

/** The cost of a chat message in addition to its text: its role and the marks around it. */
export const messageOverhead = 4;

/**
 * Returns how many tokens a text has; counting stops soon after more than `enough`. Lines and the gaps between them are counted by
 * themselves, so that texts that are joined by line breaks have exactly the sum of their tokens.
 */
export const countTokens = (text: string, enough = Infinity): number => {
  let tokens = 0;
  for (const part of text.match(/\n+|[^\n]+/g) ?? []) {
    tokens += part.startsWith('\n') ? Math.ceil(part.length / 2) : countLine(part, enough - tokens);
    if (tokens > enough) break;
  }
  return tokens;
};

/** Returns what a text costs as a chat message. */
export const countMessage = ({ content }: Pick<ChatMessage, 'content'>): number =>
  countTokens(content) + messageOverhead;

/**
 * Counts a line in parts, so that a long one is read no further than needed. The library's time grows with the square of a run
 * without blanks, as Chinese and Japanese sentences are: a line with a long run is counted in short parts, which together have a few
 * more tokens, 2 % in Japanese.
 */
const countLine = (line: string, enough: number): number => {
  let tokens = 0;
  for (const part of line.match(longRun.test(line) ? partsOfRuns : partsOfWords) ?? []) {
    tokens += countPart(part);
    if (tokens > enough) break;
  }
  return tokens;
};

/**
 * The library evicts words one by one from a full cache, for which it reads past all that were removed before: counting became twenty
 * times slower. So the cache is never full, but cleared.
 */
setMergeCacheSize(Infinity);
/** The length of the texts whose words are in the cache at most, in UTF-16 units. */
const maxCached = 500_000;
let cached = 0;

const countPart = (part: string): number => {
  cached += part.length;
  if (cached > maxCached) {
    clearMergeCache();
    cached = part.length;
  }
  return countByLibrary(part, asText);
};

const longRun = /\S{48}|\s{48}/;
const partsOfRuns = /\s?\S{1,16}|\s{1,16}/g;
/** Ends at blanks, with which the library's own parts begin. */
const partsOfWords = /[^]{1,1000}(?!\S)/g;

/** Names of control tokens in a text are text. */
const asText = { disallowedSpecial: new Set<string>() };
