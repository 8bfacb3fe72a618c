/** The baselines for the recall of the application. */

/** Plain BM25 over windows of three lines: words as they are written, without stems; pairs of letters in Japanese. */
export function createPlainSearch(lines) {
  const words = lines.map(wordsOf);
  const windows = lines.map((_, place) =>
    [place - 1, place, place + 1].filter((at) => at >= 0 && at < lines.length),
  );
  const counts = windows.map((places) => countWords(places.flatMap((place) => words[place])));
  const frequencies = countWords(counts.flatMap((count) => [...count.keys()]));
  const lengths = windows.map((places) => places.reduce((sum, place) => sum + words[place].length, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return (question) => {
    const asked = [...new Set(wordsOf(question))];
    const scores = counts.map((count, at) =>
      asked.reduce((sum, word) => {
        const times = count.get(word) ?? 0;
        const frequency = frequencies.get(word) ?? 0;
        const rarity = Math.log(1 + (lines.length - frequency + 0.5) / (frequency + 0.5));
        return sum + (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * lengths[at]) / average));
      }, 0),
    );
    return windows
      .map((places, at) => ({ places, score: scores[at] }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ places }) => places);
  };
}

const wordsOf = (text) =>
  (text.toLowerCase().match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+|[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word)
      ? (word.match(/.(?=(.))/gu)?.map((_, at) => word.slice(at, at + 2)) ?? [word])
      : [word],
  );

function countWords(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
