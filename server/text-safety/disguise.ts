/** Matches spaced letters, signs between letters, or one word per line: `k i l l`, `k.i.l.l`, `ki/ll`. */
const disguised =
  /(?<![\p{L}\p{M}\p{N}'])\p{L}\p{M}*(?:[^\p{L}\p{M}\p{N}]{1,3}\p{L}\p{M}*(?![\p{L}\p{M}])){2,}|\p{L}[^\p{L}\p{M}\p{N}\s'-]{1,2}\p{L}|(?<!\p{L})(?:\p{L}{1,2} ){3,}\p{L}{1,2}(?!\p{L})|(?:^|\n)\S{1,12}(?:\n+\S{1,12}){2,}(?:\n|$)/u;

/** Removes everything but letters, and repeated letters. */
const collapse = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{M}]+/gu, '').replaceAll(/(\p{L})\1+/gu, '$1');

/**
 * Creates a search for core phrases in a folded text whose letters are spaced: `letters` is the result of
 * `extractLetters`. A phrase that is also written plainly is left to the frames, which consider its context.
 */
export const createUnmask = ({
  core,
  denial,
}: {
  readonly core: readonly string[];
  readonly denial: string;
}): ((letters: string, folded: string) => boolean) => {
  const cries = core.map((phrase) => ({
    phrase,
    search: new RegExp(`(?<!${denial})${collapse(phrase.normalize('NFKC'))}`, 'u'),
  }));
  return (letters, folded) =>
    cries.some(({ phrase, search }) => search.test(letters) && !folded.includes(phrase));
};

/** Returns the letters of a folded text that looks disguised, otherwise null. */
export const extractLetters = (folded: string): string | null =>
  disguised.test(folded) ? collapse(folded) : null;

/** A word with masked letters: `k*ll`. */
export const hiddenWord = /(?<!\p{L})\p{L}+[*#][\p{L}*#]*\p{L}(?!\p{L})/gu;

/** Creates a function that restores masked letters where one of the words fits; other words stay unchanged. */
export const createUnhide =
  (words: readonly string[]) =>
  (hidden: string): string =>
    words.find(
      (word) =>
        word.length === hidden.length &&
        Array.from(hidden).every((sign, at) => /[*#]/.test(sign) || sign === word[at]),
    ) ?? hidden;
