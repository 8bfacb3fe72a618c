import { lastWholeEnd } from '../output/sentence-end.ts';

/** The end of a text in which a loop is looked for, in UTF-16 units: longer than a chorus that is sung twice. */
const windowLength = 1200;
/**
 * A loop says nothing new, however it varies: so few of its runs of six letters, 7 %, are new to the text. Talk has 57 % at least, a song that
 * repeats all verses before, like “The Twelve Days of Christmas”, 8 %.
 */
const runLength = 6;
const minNew = 84;

/** Parts of this length that occur so often in the window are what is repeated. */
const partLength = 16;
const minTimes = 3;

/** Notices that a growing text does nothing but repeat itself, with variations too. */
export class RepetitionDetector {
  #text = '';
  /** How many runs were read. */
  #read = 0;
  readonly #runs = new Set<string>();
  /** Where runs are that the text did not have before. */
  readonly #newRuns: number[] = [];

  /** Appends a piece. Returns the text in two parts, the second of which is a loop; null where it ends in none. */
  add(piece: string): { readonly kept: string; readonly loop: string } | null {
    this.#text += piece;
    for (; this.#read + runLength <= this.#text.length; this.#read += 1) {
      const run = this.#text.slice(this.#read, this.#read + runLength);
      if (!this.#runs.has(run)) {
        this.#runs.add(run);
        this.#newRuns.push(this.#read);
      }
      if (this.#isLoop()) {
        const kept = withoutLoop(this.#text);
        return { kept, loop: this.#text.slice(kept.length) };
      }
    }
    return null;
  }

  #isLoop(): boolean {
    const start = this.#read - windowLength;
    return start >= 0 && (this.#newRuns.at(-minNew) ?? -1) < start;
  }
}

/** Cuts a text that ends in a loop before something of the loop is said for the second time, at the end of a sentence where there is one. */
const withoutLoop = (text: string): string => {
  const counts = new Map<string, number>();
  for (const part of partsOf(text.slice(-windowLength))) counts.set(part, (counts.get(part) ?? 0) + 1);
  const seen = new Set<string>();
  const second = partsOf(text).findIndex((part) => {
    const isSecond = (counts.get(part) ?? 0) >= minTimes && seen.has(part);
    seen.add(part);
    return isSecond;
  });
  const before = text.slice(0, Math.max(0, second));
  return before.slice(0, lastWholeEnd(before, 1, before.length) ?? before.length).trimEnd();
};

const partsOf = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - partLength + 1) }, (_, at) =>
    text.slice(at, at + partLength),
  );
