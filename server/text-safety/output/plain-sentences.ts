/** A sentence without punctuation, with single blanks. */
export interface PlainSentence {
  readonly words: string;
  readonly isQuestion: boolean;
}

/** Splits a normalized text into sentences of words. */
export const plainSentences = (text: string): readonly PlainSentence[] =>
  Array.from(text.matchAll(/([^.!?;。！？؟…\n।]+)([.!?;。！？؟…\n।]*)/gu), ([, words = '', end = '']) => ({
    words: words.replaceAll(/[^\p{L}\p{M}\p{N}'%]+/gu, ' ').trim(),
    isQuestion: /[?？؟;]/.test(end),
  })).filter(({ words }) => words !== '');
