/** In UTF-16 units. Nobody writes longer sentences: a text without sentence ends is read in overlapping pieces. */
const maxSentenceLength = 400;

/** The sentences of a folded text, without the marks that chats put around words. */
export const splitSentences = (folded: string): string[] =>
  folded
    .replaceAll(/[_~`>#]+|\*+(?![a-z])|(?<![a-z])\*+/g, ' ')
    .replaceAll('،', ',')
    .split(/(?<=[^.])[.!?]+(?=\s|$)|\.{2,}|[\n;。！？…؟।]+/u)
    .map((sentence) =>
      sentence
        .replaceAll(/[:)\]]+(?=\s)/g, ',')
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

/** One blank between words, none before a comma. */
export const tidy = (sentence: string): string =>
  sentence.replaceAll(/ +,/g, ',').replaceAll(/ {2,}/g, ' ').trim();

/** Every word with as many letters as it needs: `sooo` reads `so`. */
export const collapseStretched = (sentence: string): string => sentence.replaceAll(/(\p{L})\1{2,}/gu, '$1');
