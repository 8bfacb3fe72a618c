import { asksWhatItIs, disclosesItself, disclosureFor } from '../domain/safety/ai-honesty.ts';
import { StemScanner } from '../domain/safety/stem-scanner.ts';
import type { CompanionRequest } from './companion.ts';
import { createJudges, openAutomatons, stemKind, type Judge } from './output-judges.ts';
import { findSentenceEnd } from './sentence-end.ts';

/** How much text before a sentence is judged with it, in UTF-16 units, to the start of a sentence. */
const readAgain = 600;

/** How far after a sentence with a sexual stem others are judged too; more than `isSexualAboutMinors` covers. */
const nearness = 250;

/**
 * The text of one reply without its violations. A sentence with a stem is withheld from the stem on, and judged at its
 * end. The result does not depend on how the text was split into pieces. Positions are UTF-16 units of the reply.
 */
export class FilteredText {
  /** Whether a violation was replaced: no further text is shown. */
  isCut = false;

  readonly #request: CompanionRequest;
  readonly #judges: readonly Judge[];
  readonly #scanner = new StemScanner(openAutomatons());
  #said: string;
  /** The end of the text: what may be judged again, and what is not shown yet. */
  #text: string;
  #textAt = 0;
  /** The starts of that text's sentences; the last one is incomplete. */
  #starts: readonly number[] = [0];
  #scannedTo = 0;
  #shownTo: number;
  #nearTo = 0;

  constructor(request: CompanionRequest) {
    const { begun = '' } = request;
    this.#request = request;
    this.#judges = createJudges(request);
    this.#said = begun;
    this.#text = begun;
    this.#shownTo = begun.length;
  }

  /** Appends a piece and returns the text that can be shown now. */
  add(piece: string): string {
    this.#said += piece;
    this.#text += piece;
    let shown = '';
    for (let end = this.#findEnd(); end !== null && !this.isCut; end = this.#findEnd()) {
      shown += this.#endSentence(end);
    }
    return this.isCut ? shown : shown + this.#showUpTo(this.#textAt + this.#text.length);
  }

  /** Returns the text to show at the end of the reply. */
  end(): string {
    if (this.isCut) {
      return '';
    }
    const end = this.#textAt + this.#text.length;
    const shown = this.#endSentence(end);
    return this.isCut ? shown : shown + this.#show(end);
  }

  /** Returns the text to append, or ''. */
  neededDisclosure(): string {
    const { message } = this.#request;
    return this.isCut || !asksWhatItIs(message) || disclosesItself(this.#said)
      ? ''
      : (/\S$/.test(this.#said) ? ' ' : '') + disclosureFor(message);
  }

  #findEnd(): number | null {
    const end = findSentenceEnd(
      this.#text,
      this.#sentenceAt() - this.#textAt,
      this.#scannedTo - this.#textAt,
    );
    return end === null ? null : end + this.#textAt;
  }

  /** Judges the sentence if it has a stem, and begins the next one. */
  #endSentence(end: number): string {
    this.#scan(end);
    const stems = this.#scanner.lookAtEnd().matched;
    const matched = stems | this.#nearBy();
    const text = this.#text.slice(0, end - this.#textAt);
    const judge = this.#judges.find(({ kind, isWrong }) => (kind & matched) !== 0 && isWrong(text));
    if (judge !== undefined) {
      return this.#cut(judge, text, end);
    }
    if ((stems & stemKind.sexual) !== 0) {
      this.#nearTo = end + nearness;
    }
    this.#scanner.settle();
    this.#starts = [...this.#starts, end];
    const shown = this.#showUpTo(end);
    this.#forgetBefore(this.#starts.findLast((start) => start <= end - readAgain) ?? 0);
    return shown;
  }

  #forgetBefore(place: number): void {
    if (place > this.#textAt) {
      this.#starts = this.#starts.filter((start) => start >= place);
      this.#text = this.#text.slice(place - this.#textAt);
      this.#textAt = place;
    }
  }

  #cut(judge: Judge, text: string, end: number): string {
    const sentence = this.#sentenceAt();
    const start = judge.cutsAtBeginning
      ? (this.#starts.findLast((at) => judge.isWrong(text.slice(at - this.#textAt))) ?? sentence)
      : sentence;
    const before = text.slice(0, Math.max(start, this.#shownTo) - this.#textAt);
    this.isCut = true;
    return this.#show(start) + separatorBehind(before) + judge.replacement(this.#said.slice(0, end));
  }

  /** After a sexual sentence, another one can be a violation by its subject, which no stem indicates. */
  #nearBy(): number {
    return this.#sentenceAt() < this.#nearTo ? stemKind.sexual : 0;
  }

  #sentenceAt(): number {
    return this.#starts.at(-1) ?? 0;
  }

  #scan(end: number): void {
    if (end > this.#scannedTo) {
      this.#scanner.add(this.#text.slice(this.#scannedTo - this.#textAt, end - this.#textAt));
      this.#scannedTo = end;
    }
  }

  /** Returns the text that may be shown now, up to its end, without a sentence that is still to be judged. */
  #showUpTo(end: number): string {
    this.#scan(end);
    const { matched, heldFrom } = this.#scanner.look();
    const isHeld = (matched | this.#nearBy()) !== 0;
    const to = isHeld ? Math.min(heldFrom, this.#sentenceAt()) : heldFrom;
    return this.#show(Math.max(to, end - readAgain));
  }

  #show(to: number): string {
    const from = this.#shownTo - this.#textAt;
    this.#shownTo = Math.max(this.#shownTo, to);
    return this.#text.slice(from, this.#shownTo - this.#textAt);
  }
}

/** The replacement of a partly shown sentence starts a new paragraph. */
const separatorBehind = (shown: string): string => {
  if (/(?:^|[.!?…。！？؟\n]["'”’»)*_\]]{0,4})\s*$/.test(shown)) {
    return /\S$/.test(shown) ? ' ' : '';
  }
  return '\n\n';
};
