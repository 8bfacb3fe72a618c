import { lastWholeEnd } from '../output/sentence-end.ts';

/** The ends of a text in which a loop is looked for, in UTF-16 units: of short phrases and of paragraphs. It is looked at so often. */
const windows = [800, 2400] as const;
const interval = 200;

/** Parts of this length that occur so often, and make up so much of a window, are a loop: nobody repeats themselves like that on purpose. */
const partLength = 10;
const minTimes = 8;
const minShare = 0.75;

/** Notices that a growing text does nothing but repeat itself, with small variations too. */
export class RepetitionDetector {
  #text = '';
  #unread = 0;

  /** Appends a piece. Returns the text in two parts, the second of which is a loop; null where it ends in none. */
  add(piece: string): { readonly kept: string; readonly loop: string } | null {
    this.#text += piece;
    this.#unread += piece.length;
    if (this.#unread < interval) return null;
    this.#unread = 0;
    const repeated = windows.flatMap((window) => partsOfLoop(this.#text, window) ?? []);
    if (repeated.length === 0) return null;
    const kept = withoutLoop(this.#text, new Set(repeated));
    return { kept, loop: this.#text.slice(kept.length) };
  }
}

/** Returns the parts of which the end of a text consists; null where it is no loop. */
const partsOfLoop = (text: string, window: number): readonly string[] | null => {
  if (text.length < window) return null;
  const parts = partsOf(text.slice(-window));
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const repeated = parts.filter((part) => (counts.get(part) ?? 0) >= minTimes);
  return repeated.length >= parts.length * minShare ? repeated : null;
};

const partsOf = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - partLength + 1) }, (_, at) =>
    text.slice(at, at + partLength),
  );

/** Cuts a text before something is said for the second time, at the end of a sentence where there is one. */
const withoutLoop = (text: string, repeated: ReadonlySet<string>): string => {
  const seen = new Set<string>();
  const second = partsOf(text).findIndex((part) => {
    const isSecond = repeated.has(part) && seen.has(part);
    seen.add(part);
    return isSecond;
  });
  const before = text.slice(0, Math.max(0, second));
  return before.slice(0, lastWholeEnd(before, 1, before.length) ?? before.length).trimEnd();
};
