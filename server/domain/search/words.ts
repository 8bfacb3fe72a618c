/** Words beyond these are left out: nobody searches by more, and each costs a look into the index. */
const maxTerms = 8;

/**
 * The words of a text as they are compared: lower case, without accents, letters and digits only, so that a word can
 * stand in a query of the index as it is. What is longer than 64 characters, as no index takes it, counts as several.
 * Takes time in proportion to the text.
 */
export const toWords = (text: string): string[] => {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(/[\p{L}\p{N}]{1,64}/gu)].map(([word]) => word);
};

/** What is searched for: each word once, in order. */
export const toTerms = (query: string): string[] => [...new Set(toWords(query))].slice(0, maxTerms);
