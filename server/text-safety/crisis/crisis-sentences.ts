/** In UTF-16 units. Nobody writes longer sentences: a text without sentence ends is read in overlapping pieces. */
const maxSentenceLength = 400;

/** Splits a folded text into sentences, without the markup characters that chats put around words. */
export const splitSentences = (folded: string): string[] =>
  folded
    .replaceAll(/[_~`>#]+|\*+(?![a-z])|(?<![a-z])\*+/g, ' ')
    .replaceAll('،', ',')
    .split(/(?<=[^.])(?<![!?])[.!?]+(?=\s|$)|\.{2,}|[\n;。！？…؟।]+/u)
    .map((sentence) =>
      sentence
        .replaceAll(/(?<![:)\]])[:)\]]+(?=\s)/g, ',')
        .replaceAll(/["()[\]:]/g, ' ')
        .replaceAll(/[ \t]{3,}/g, '  ')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
    .flatMap(splitLong);

const splitLong = (sentence: string): string[] =>
  sentence.length <= maxSentenceLength
    ? [sentence]
    : Array.from({ length: Math.ceil(sentence.length / (maxSentenceLength / 2)) }, (_, at) =>
        sentence.slice((at * maxSentenceLength) / 2, (at * maxSentenceLength) / 2 + maxSentenceLength),
      );

/** Normalizes spacing: single blanks between words, none before a comma. */
export const tidy = (sentence: string): string =>
  sentence.replaceAll(/ +,/g, ',').replaceAll(/ {2,}/g, ' ').trim();

/** Collapses repeated letters: `sooo` becomes `so`. */
export const collapseStretched = (sentence: string): string => sentence.replaceAll(/(\p{L})\1{2,}/gu, '$1');
