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
