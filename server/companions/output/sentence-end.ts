/** A sentence without an end mark is cut after the first blank beyond `long`, or at `longest`. In UTF-16 units. */
const long = 300;
const longest = 400;

/**
 * Returns the end of the sentence that starts at `start`: after the blank behind its last mark, after a line break, or
 * where it is too long. Returns null while more text may belong to it. Text before `read` is known to contain no
 * sentence end.
 */
export const findSentenceEnd = (text: string, start: number, read: number): number | null => {
  mark.lastIndex = Math.max(start, read - markLength);
  const found = mark.exec(text);
  const marked = found === null ? Infinity : found.index + found[0].length;
  const end = text.length - start < long ? marked : Math.min(marked, forcedEnd(text, start));
  return end === Infinity ? null : end;
};

const mark = /[.!?…]["'”’»)*_\]]{0,4}\s|[\n。！？؟]/g;
const markLength = 6;

const forcedEnd = (text: string, start: number): number => {
  const blank = text.slice(start + long, start + longest).search(/\s/);
  if (blank !== -1) {
    return start + long + blank + 1;
  }
  return text.length - start < longest ? Infinity : start + longest;
};

/** The end of a sentence or a line, before the blank behind it. Some scripts have no blank there. */
const ends =
  /(?:[.!?…؟]+["'”’»)*_\]]*(?=\s)|[。！？]+["'”’»)*_\]」』）]*(?!["'”’»)*_\]」』）。！？])|(?<=\S)(?=[^\S\n]*\n))/gu;

/** Before these, in the languages of the pages, no sentence ends: titles, single letters, numbers of a list. */
const noEnd =
  /(?:^|[^\p{L}\p{M}\p{N}])(?:Mrs?|Ms|Mx|Drs?|Dra|Sra?|Srta|Prof|St|Jr|Mme|Mlle|Nr|vs|bzw|ca|[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]|\d{1,2})\.$/u;

/** A line that goes on in the next one. */
const goesOn = /[,:;，、：；–—-]$/u;

const pairs = ['“”', '「」', '『』', '()', '（）', '«»'].map((pair) => Array.from(pair));

/** Whether emphasis, quotes and code that a text begins are closed in it. */
const isClosed = (text: string): boolean => {
  const paragraph = text.slice(text.lastIndexOf('\n') + 1).replace(/^\s*[*+-]\s/u, '');
  const count = (part: string, whole = paragraph): number => whole.split(part).length - 1;
  return (
    count('```', text) % 2 === 0 &&
    ['*', '"'].every((sign) => count(sign) % 2 === 0) &&
    pairs.every(([opens = '', closes = '']) => count(opens) === count(closes))
  );
};

/** Returns the first place from `from` to `to` where a whole sentence ends, as far as that shows in what follows; null for none. */
export const firstWholeEnd = (text: string, from: number, to: number): number | null =>
  endsIn(text, from, to).find((end) => end < text.length && isWhole(text, end)) ?? null;

/** Returns the last such place; its text may end with it. */
export const lastWholeEnd = (text: string, from: number, to: number): number | null =>
  endsIn(`${text} `, from, to).findLast((end) => isWhole(text, end)) ?? null;

const isWhole = (text: string, end: number): boolean => {
  const said = text.slice(0, end);
  return !noEnd.test(said.slice(-20)) && !goesOn.test(said) && isClosed(said);
};

const endsIn = (text: string, from: number, to: number): number[] =>
  [...text.matchAll(ends)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((end) => end >= from && end <= to);
