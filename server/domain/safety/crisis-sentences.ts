/** Nobody writes longer sentences; a text without ends is read in overlapping pieces. In UTF-16 units. */
const longestSentence = 400;

/** The sentences of a folded text, without the marks that chats put around words. */
export const announceSentences = (folded: string): string[] =>
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
    .flatMap(pieces);

const pieces = (sentence: string): string[] =>
  sentence.length <= longestSentence
    ? [sentence]
    : Array.from({ length: Math.ceil(sentence.length / (longestSentence / 2)) }, (_, at) =>
        sentence.slice((at * longestSentence) / 2, (at * longestSentence) / 2 + longestSentence),
      );

/** One blank between words, none before a comma. */
export const tidy = (sentence: string): string =>
  sentence.replaceAll(/ +,/g, ',').replaceAll(/ {2,}/g, ' ').trim();

/** Every word with as many letters as it needs: `sooo` reads `so`. */
export const unstretched = (sentence: string): string => sentence.replaceAll(/(\p{L})\1{2,}/gu, '$1');
