import { asksWhatItIs, disclosesItself } from '../../text-safety/output/ai-honesty.ts';
import { ShownText } from '../../text-safety/as-shown.ts';
import { linesFor } from '../../text-safety/output/conversation-language.ts';
import { StemScanner } from '../../text-safety/stems/stem-scanner.ts';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { CompanionRequest } from '../companion.ts';
import {
  createGoodbyeJudge,
  createJudges,
  openAutomatons,
  stemKind,
  talkOf,
  type Judge,
} from './output-judges.ts';
import { findSentenceEnd } from './sentence-end.ts';

/** How much text before a sentence is judged with it, in UTF-16 units, to the start of a sentence. */
const readAgain = 600;

/** The maximum number of sentences that are judged again, which bounds the work for a text of very short ones. */
const sentencesAgain = 40;

/** How far after a sentence with a sexual stem others are judged too; more than `isSexualAboutMinors` covers. */
const nearness = 250;

/**
 * The text of one reply without its violations. A sentence with a stem is withheld from the stem on, and judged at its
 * end; every sentence is if the person asks what the mate is, or says goodbye. What asks a person to stay who leaves is left
 * out, unless the reply has nothing else: that one is shown, with a goodbye behind it. The result does not depend on how the text was split into pieces. Positions are UTF-16 units of the reply as the
 * page shows it, without marks; those of the reply as it was written are called source positions.
 */
export class FilteredText {
  /** Whether a violation was replaced: no further text is shown. */
  isCut = false;
  /** Whether a sentence was left out. */
  isShortened = false;

  /** The sentences left out because they hold the person back, and the text that was cut. */
  readonly #pleas: string[] = [];
  #cutPart: RemovedPart | null = null;

  readonly #request: CompanionRequest;
  readonly #judges: readonly Judge[];
  readonly #holdsBack: ((sentence: string) => boolean) | null;
  readonly #readsEverySentence: boolean;
  readonly #scanner = new StemScanner(openAutomatons());
  /** The end of the text: what may be judged again, and what is not shown yet. */
  readonly #shown = new ShownText();
  #said: string;
  #textAt = 0;
  /** The starts of that text's sentences; the last one is incomplete. */
  #starts: readonly number[] = [0];
  #scannedTo = 0;
  #nearTo = 0;
  /** A source position, and the source from there on. */
  #passedTo: number;
  #waiting = '';
  #hasPassedWords: boolean;

  constructor(request: CompanionRequest) {
    const { begun = '' } = request;
    this.#request = request;
    this.#judges = createJudges(request);
    this.#holdsBack = createGoodbyeJudge(request);
    this.#readsEverySentence = this.#holdsBack !== null || this.#judges.some(({ kind }) => kind === null);
    this.#said = begun;
    this.#shown.write(begun);
    this.#passedTo = begun.length;
    this.#hasPassedWords = hasWords(begun);
  }

  /** Appends a piece and returns the text that can be shown now. */
  add(piece: string): string {
    this.#said += piece;
    this.#waiting += piece;
    this.#shown.write(piece);
    const passed = this.#endSentences();
    return this.isCut ? passed : passed + this.#passUpTo(this.#end());
  }

  /** Returns the text to show at the end of the reply. */
  end(): string {
    if (this.isCut) {
      return '';
    }
    this.#shown.end();
    const passed = this.#endSentences();
    const last = this.isCut ? '' : this.#endSentence(this.#end());
    return this.isCut ? passed + last : passed + last + this.#passSource(this.#said.length) + this.#goodbye();
  }

  /** Returns the text to append, or ''. */
  neededDisclosure(): string {
    const { message } = this.#request;
    return this.isCut || !asksWhatItIs(message) || disclosesItself(this.#said)
      ? ''
      : (/\S$/.test(this.#said) ? ' ' : '') + linesFor(talkOf(this.#request, this.#said)).disclosure;
  }

  /** A reply is never replaced as a whole for what it says to a person who leaves. */
  #goodbye(): string {
    return this.isShortened && !this.#hasPassedWords
      ? `${this.#pleas.join('').trimEnd()} ${linesFor(talkOf(this.#request, '')).goodbye}`
      : '';
  }

  /** Pleas count as removed once something else is shown. */
  #reportRemoved(): void {
    this.#request.onRemoved?.([
      ...this.#pleas.map((plea): RemovedPart => ({ reason: 'plea', text: plea.trim() })),
      ...(this.#cutPart === null ? [] : [this.#cutPart]),
    ]);
  }

  #endSentences(): string {
    let passed = '';
    for (let end = this.#findEnd(); end !== null && !this.isCut; end = this.#findEnd()) {
      passed += this.#endSentence(end);
    }
    return passed;
  }

  #findEnd(): number | null {
    const end = findSentenceEnd(
      this.#shown.text,
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
    const text = this.#shown.text.slice(0, end - this.#textAt);
    const sentence = text.slice(this.#sentenceAt() - this.#textAt);
    const judge = this.#judges.find(({ kind, isWrong }) =>
      kind === null ? isWrong(sentence) : (kind & matched) !== 0 && isWrong(text),
    );
    if (judge !== undefined) {
      return this.#cut(judge, text, end);
    }
    if (this.#holdsBack?.(sentence) === true) {
      this.#pleas.push(this.#takeSource(this.#sourceOf(end)));
      this.isShortened = true;
      if (this.#hasPassedWords) {
        this.#reportRemoved();
      }
    }
    if ((stems & stemKind.sexual) !== 0) {
      this.#nearTo = end + nearness;
    }
    this.#scanner.settle();
    this.#starts = [...this.#starts, end];
    const passed = this.#passUpTo(end);
    const far = this.#starts.findLast((start) => start <= end - readAgain) ?? 0;
    this.#forgetBefore(Math.max(far, this.#starts.at(-sentencesAgain) ?? 0));
    return passed;
  }

  #forgetBefore(place: number): void {
    if (place > this.#textAt) {
      this.#starts = this.#starts.filter((start) => start >= place);
      this.#shown.forgetBefore(place - this.#textAt);
      this.#textAt = place;
    }
  }

  #cut(judge: Judge, text: string, end: number): string {
    const sentence = this.#sentenceAt();
    const start = judge.cutsAtBeginning
      ? (this.#starts.findLast((at) => judge.isWrong(text.slice(at - this.#textAt))) ?? sentence)
      : sentence;
    this.isCut = true;
    const passed = this.#passSource(this.#sourceOf(start));
    const before = this.#said.slice(Math.max(0, this.#passedTo - readAgain), this.#passedTo);
    const said = this.#said.slice(0, this.#sourceOf(end));
    const removed = this.#takeSource(said.length).trim();
    this.#cutPart = { reason: judge.reason, ...(judge.reason === 'human' ? { text: removed } : {}) };
    this.#reportRemoved();
    return passed + separatorBehind(before) + judge.replacement(said);
  }

  /** After a sexual sentence, another one can be a violation by its subject, which no stem indicates. */
  #nearBy(): number {
    return this.#sentenceAt() < this.#nearTo ? stemKind.sexual : 0;
  }

  #sentenceAt(): number {
    return this.#starts.at(-1) ?? 0;
  }

  #end(): number {
    return this.#textAt + this.#shown.text.length;
  }

  #sourceOf(place: number): number {
    return this.#shown.sourceOf(place - this.#textAt);
  }

  #scan(end: number): void {
    if (end > this.#scannedTo) {
      this.#scanner.add(this.#shown.text.slice(this.#scannedTo - this.#textAt, end - this.#textAt));
      this.#scannedTo = end;
    }
  }

  /** Returns the text that may be shown now, up to its end, without a sentence that is still to be judged. */
  #passUpTo(end: number): string {
    this.#scan(end);
    const { matched, heldFrom } = this.#scanner.look();
    const isHeld = this.#readsEverySentence || (matched | this.#nearBy()) !== 0;
    const to = isHeld ? Math.min(heldFrom, this.#sentenceAt()) : heldFrom;
    const passed = this.#passSource(this.#sourceOf(Math.max(to, end - readAgain, this.#textAt)));
    const [closing = ''] = to === this.#end() ? (closingMarks.exec(this.#waiting) ?? []) : [];
    return passed + this.#passSource(this.#passedTo + closing.length);
  }

  #passSource(to: number): string {
    const passed = this.#takeSource(to);
    if (!this.#hasPassedWords && hasWords(passed)) {
      this.#hasPassedWords = true;
      if (this.isShortened) {
        this.#reportRemoved();
      }
    }
    return passed;
  }

  /** Returns what of the source before this place has not been taken yet. */
  #takeSource(to: number): string {
    const length = Math.max(0, to - this.#passedTo);
    const passed = this.#waiting.slice(0, length);
    this.#waiting = this.#waiting.slice(length);
    this.#passedTo += length;
    return passed;
  }
}

/** Marks that close, since a blank follows them. */
const closingMarks = /^[*_~]{0,3}[ \t]+/;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The replacement of a partly shown sentence starts a new paragraph. */
const separatorBehind = (shown: string): string => {
  const said = shown.trimEnd();
  const isEnded = /(?:^|[.!?…。！？؟\n]["'”’»)*_\]]{0,4})$/.test(said);
  if (isEnded || shown.includes('\n', said.length)) {
    return said === shown && said !== '' ? ' ' : '';
  }
  return '\n\n';
};
