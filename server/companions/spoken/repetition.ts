/** The end of a text in which a loop is looked for, in UTF-16 units, and how often it is looked at. */
const window = 3000;
const interval = 200;

/** So long, and so often in a row, nobody repeats themselves on purpose. */
const shortestLoop = 600;
const minTurns = 8;

/** Notices that a growing text does nothing but repeat its end. */
export class RepetitionDetector {
  #tail = '';
  #unread = 0;

  /** Returns whether the text, with this piece, ends in a loop. */
  add(piece: string): boolean {
    this.#tail = (this.#tail + piece).slice(-window);
    this.#unread += piece.length;
    if (this.#unread < interval || this.#tail.length < shortestLoop) {
      return false;
    }
    this.#unread = 0;
    return endsInLoop(this.#tail);
  }
}

/**
 * The border of each beginning of the reversed text gives its shortest period (Knuth, Morris, Pratt): one pass over the
 * window finds a loop of any length.
 */
export const endsInLoop = (text: string): boolean => {
  const borders = new Uint16Array(text.length);
  const letter = (at: number): number => text.charCodeAt(text.length - 1 - at);
  for (let at = 1; at < text.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && letter(at) !== letter(border)) {
      border = borders[border - 1] ?? 0;
    }
    border += letter(at) === letter(border) ? 1 : 0;
    borders[at] = border;
    const length = at + 1;
    if (length >= shortestLoop && (length - border) * minTurns <= length) {
      return true;
    }
  }
  return false;
};
