/** Further terms are ignored: nobody needs more, and each costs an index lookup. */
export const maxTerms = 8;

/**
 * Returns the text as it is compared: lower case, without accents, and letters with the same meaning as one. The marks of
 * scripts in which they are letters, as the vowels of Hindi are, remain.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    // Some letters have the same capital: ß and ss, the two forms of sigma, the two of i.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');

/** Marks that all scripts share, except those of the Japanese syllables, and the points of Hebrew. */
const accents = /(?![\u3099\u309a])\p{Script=Inherited}|(?=\p{Script=Hebrew})\p{M}/gu;

/**
 * Normalizes a text to comparable words: folded, and of letters and digits only, so that a word needs no escaping in an
 * index query. Splits sequences longer than 64 characters, which no index accepts. Runs in linear time.
 */
export const toWords = (text: string): string[] =>
  [...fold(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,63}/gu)].map(([word]) => word);

/** Returns the distinct search terms in order. */
export const toTerms = (query: string): string[] => [...new Set(toWords(query))].slice(0, maxTerms);
