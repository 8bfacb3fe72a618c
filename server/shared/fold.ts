/**
 * Returns the text as it is compared: lower case, without accents, and letters with the same meaning as one. The marks of
 * scripts in which they are letters, as the vowels of Hindi are, remain.
 */
export const fold = (text: string): string => (isPlain(text) ? text.toLowerCase() : foldLetters(text));

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

const foldLetters = (text: string): string =>
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
