/** Further terms are ignored: nobody needs more, and each costs an index lookup. */
const maxTerms = 8;

/**
 * Normalizes a text to comparable words: lower case, without accents, letters and digits only, so that a word needs no
 * escaping in an index query. Splits sequences longer than 64 characters, which no index accepts. Runs in linear time.
 */
export const toWords = (text: string): string[] => {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(/[\p{L}\p{N}]{1,64}/gu)].map(([word]) => word);
};

/** Returns the distinct search terms in order. */
export const toTerms = (query: string): string[] => [...new Set(toWords(query))].slice(0, maxTerms);
