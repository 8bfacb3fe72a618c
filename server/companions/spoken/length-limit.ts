import { cutText } from '../../../contract/letters.ts';
import { firstWholeEnd, lastWholeEnd } from '../output/sentence-end.ts';

/** A sentence may end so far behind the limit, as a share of it. */
const slack = 0.25;

/** What letters of these scripts count, by how much longer the same text is in an alphabet. */
const weights = [
  { script: /\p{sc=Han}/u, weight: 3 },
  { script: /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u, weight: 2 },
] as const;

const weightOf = (letter: string): number =>
  letter < '\u1100' ? 1 : (weights.find(({ script }) => script.test(letter))?.weight ?? 1);

/** A text with what is taken off its end. */
export interface LengthParts {
  readonly kept: string;
  readonly rest: string;
}

/** Ends a growing text behind a whole sentence when it is as long as a reply may be. How it was split into pieces does not matter. */
export class LengthLimit {
  readonly #limit: number;
  readonly #begun: string;
  #text: string;
  #length = 0;
  /** The places in the text where it has the limit, and where it has all of the slack. */
  #softEnd = Infinity;
  #hardEnd = Infinity;

  /** `limit` counts letters of an alphabet, without those of `begun`, which the text continues. */
  constructor(limit: number, begun: string) {
    this.#limit = limit;
    this.#begun = begun;
    this.#text = begun;
  }

  /** Appends a piece. Returns the text without what exceeds the limit, in two parts; null where there is more space. */
  add(piece: string): LengthParts | null {
    this.#count(piece);
    if (this.#softEnd === Infinity) return null;
    const first = firstWholeEnd(this.#text, this.#softEnd, this.#hardEnd);
    if (first !== null) return this.#split(first);
    if (this.#hardEnd === Infinity) return null;
    const whole = lastWholeEnd(this.#text.slice(0, this.#hardEnd), this.#begun.length + 1, this.#hardEnd);
    return this.#split(whole ?? cutText(this.#text, this.#hardEnd).length);
  }

  /** Returns the text, which another limit cut, without a last sentence that is not whole; null where it has no other. */
  end(): LengthParts | null {
    const whole = lastWholeEnd(this.#text, this.#begun.length + 1, this.#text.length);
    return whole === null ? null : this.#split(whole);
  }

  #count(piece: string): void {
    for (const letter of piece) {
      this.#text += letter;
      this.#length += weightOf(letter);
      if (this.#length >= this.#limit) this.#softEnd = Math.min(this.#softEnd, this.#text.length);
      if (this.#length >= this.#limit * (1 + slack))
        this.#hardEnd = Math.min(this.#hardEnd, this.#text.length);
    }
  }

  #split(end: number): LengthParts {
    const from = this.#begun.length;
    return { kept: this.#text.slice(from, Math.max(from, end)), rest: this.#text.slice(end) };
  }
}
