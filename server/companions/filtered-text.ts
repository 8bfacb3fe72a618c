import { asksWhatItIs, disclosesItself, disclosureFor } from '../domain/safety/ai-honesty.ts';
import { StemScanner } from '../domain/safety/stem-scanner.ts';
import type { CompanionRequest } from './companion.ts';
import { createJudges, openAutomatons, stemKind, type Judge } from './output-judges.ts';
import { findSentenceEnd } from './sentence-end.ts';

/** How much of the text before a sentence is judged with it, in UTF-16 units: up to the sentence that begins there. */
const readAgain = 600;

/** How far behind a sentence with a sexual stem others are judged as well; more than `isSexualAboutMinors` reaches. */
const nearness = 250;

/**
 * The text of one reply, of which nothing wrong is shown. A sentence with a stem is held back from the stem on, and
 * judged at its end. What is found does not depend on how the text was cut into pieces. Places are UTF-16 units of the
 * reply.
 */
export class FilteredText {
  /** The text was wrong and has been replaced: nothing more of it is shown. */
  isCut = false;

  readonly #request: CompanionRequest;
  readonly #judges: readonly Judge[];
  readonly #scanner = new StemScanner(openAutomatons());
  #said = '';
  /** The end of what was said: what may be judged again, and what was not shown yet. */
  #text = '';
  #textAt = 0;
  /** Where the sentences of that text begin; the last one is under way. */
  #starts: readonly number[] = [0];
  #scannedTo = 0;
  #shownTo = 0;
  #nearTo = 0;

  constructor(request: CompanionRequest) {
    this.#request = request;
    this.#judges = createJudges(request);
  }

  /** Takes a piece and returns what can be shown by now. */
  add(piece: string): string {
    this.#said += piece;
    this.#text += piece;
    let shown = '';
    for (let end = this.#findEnd(); end !== null && !this.isCut; end = this.#findEnd()) {
      shown += this.#endSentence(end);
    }
    return this.isCut ? shown : shown + this.#showUpTo(this.#textAt + this.#text.length);
  }

  /** Returns what is left to show when no more text comes. */
  end(): string {
    if (this.isCut) {
      return '';
    }
    const end = this.#textAt + this.#text.length;
    const shown = this.#endSentence(end);
    return this.isCut ? shown : shown + this.#show(end);
  }

  /** What has to be said behind the text, or ''. */
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

  /** Behind what is sexual a sentence can be wrong by whom it is about, which no stem tells. */
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

  /** Returns what may be shown by now of the text up to its end: of a sentence to be judged nothing more. */
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

/** The replacement of a sentence that people have begun to read is a new paragraph. */
const separatorBehind = (shown: string): string => {
  if (/(?:^|[.!?…。！？؟\n]["'”’»)*_\]]{0,4})\s*$/.test(shown)) {
    return /\S$/.test(shown) ? ' ' : '';
  }
  return '\n\n';
};
