import { fold } from './fold.ts';

/** Further terms are ignored: nobody needs more, and each costs an index lookup. */
export const maxTerms = 8;

/**
 * Normalizes a text to comparable words: folded, and of letters and digits only, so that a word needs no escaping in an
 * index query. Splits sequences longer than 64 characters, which no index accepts. Runs in linear time.
 */
export const toWords = (text: string): string[] =>
  [...fold(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,63}/gu)].map(([word]) => word);

/** Returns the distinct search terms in order. */
export const toTerms = (query: string): string[] => [...new Set(toWords(query))].slice(0, maxTerms);
