/** A sentence without an end is cut at the first blank behind so many UTF-16 units, or where it has `longest`. */
const long = 300;
const longest = 400;

/**
 * Where the first sentence of a text ends that begins at `start`: behind the blank after its last mark, behind a line, or
 * where it is too long. Null while more text may belong to it. Nothing up to `read` ends a sentence.
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
