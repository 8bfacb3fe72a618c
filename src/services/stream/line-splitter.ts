/** Cuts text into lines; see `createLineFeeder`. */
export interface LineFeeder {
  readonly push: (text: string) => void;
  /** Passes on the last line when the text ended without a line end. */
  readonly end: () => void;
}

/**
 * Passes on each line as soon as it is complete. A line ends with LF, CR or CRLF and with nothing else: U+2028 is
 * part of a text. A CR ends its line at once; the LF that may follow in a later piece belongs to it.
 *
 * Pieces of a long line are joined once, when the line is complete, so the time grows with the text and not with the
 * number of pieces.
 */
export const createLineFeeder = (
  onLine: (line: string) => void,
  onRest: (line: string) => void = onLine,
): LineFeeder => {
  let pieces: string[] = [];
  let endedWithCr = false;

  const takeLine = (last: string): string => {
    if (pieces.length === 0) return last;
    const line = pieces.join('') + last;
    pieces = [];
    return line;
  };

  const push = (text: string): void => {
    if (text === '') return;
    const lineEnd = /\r\n|\r|\n/g;
    let start = endedWithCr && text.startsWith('\n') ? 1 : 0;
    lineEnd.lastIndex = start;
    for (let found = lineEnd.exec(text); found !== null; found = lineEnd.exec(text)) {
      onLine(takeLine(text.slice(start, found.index)));
      start = lineEnd.lastIndex;
    }
    if (start < text.length) pieces.push(text.slice(start));
    endedWithCr = text.endsWith('\r');
  };

  const end = (): void => {
    const rest = takeLine('');
    if (rest !== '') onRest(rest);
  };

  return { push, end };
};
