import { cutText } from '../../../contract/letters.ts';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import { joinOf } from './join.ts';
import { LengthLimit, type LengthParts } from './length-limit.ts';
import { NoteFilter } from './notes.ts';
import { RepetitionDetector } from './repetition.ts';
import { SpeakerFilter, type Speakers } from './speakers.ts';

export interface SpokenTextOptions {
  readonly speakers: Speakers;
  /** The text that the answer continues; '' for a new one. */
  readonly begun: string;
  /** Whether this model is known to mark only the end of its notes. */
  readonly beginsInNote?: boolean;
  /** Called when everything that was returned so far was a note. */
  readonly onRestart: () => void;
  /** Called when the end of the answer is taken back: what is returned next replaces everything that was returned so far. */
  readonly onReplace: () => void;
  /** The most that is shown, as `LengthLimit` counts; absent for all. */
  readonly limit?: number;
  /** Called with all that was taken out of the mate's words so far, whenever that changes. */
  readonly onRemoved?: ((removed: readonly RemovedPart[]) => void) | undefined;
}

/** Of a text that was taken out so much is told, in UTF-16 units. */
const longestRemoved = 300;

/**
 * The mate's words in a model's answer, piece by piece: without the model's notes, the marks of its template, names before lines, the
 * person's lines, repetition without end, and blank lines around it. The result does not depend on how the answer was split into pieces.
 */
export class SpokenText {
  readonly #options: SpokenTextOptions;
  readonly #notes: NoteFilter;
  #speakers: SpeakerFilter;
  #repetition = new RepetitionDetector();
  /** Blanks that are shown only when text follows. */
  #blanks = '';
  #hasText = false;
  /** In which the answer ended; null for none. */
  #loop: string | null = null;
  #length: LengthLimit;
  /** How much was returned, in UTF-16 units. */
  #returned = 0;
  /** What was taken off its end, because it is as long as it may be; null where it is not. */
  #excess: string | null = null;
  /** How many parts were reported to be removed. */
  #reportedCount = 0;

  constructor(options: SpokenTextOptions) {
    this.#options = options;
    this.#notes = new NoteFilter(this.#restart, options.beginsInNote === true);
    this.#speakers = this.#newSpeakers();
    this.#length = this.#newLength();
  }

  /** Whether nothing more of the answer counts. */
  get isOver(): boolean {
    return this.#loop !== null || this.#notes.isOver || this.#speakers.isOver;
  }

  /** Whether the answer has its greatest length. Only a mark that makes all of it a note still counts: it takes that back. */
  get isFull(): boolean {
    return this.#excess !== null;
  }

  /** Whether the model writes to itself, and the mate has not said anything yet. */
  get isThinking(): boolean {
    return this.#notes.isInNote && !this.#hasText;
  }

  /** Whether any of it was a note. */
  get hasNote(): boolean {
    return this.#notes.hasNote;
  }

  get hasText(): boolean {
    return this.#hasText;
  }

  /** Whether no mark has ended a note of an answer that begins in one. */
  get isUnmarked(): boolean {
    return this.#notes.isUnmarked;
  }

  /** Appends a piece of the answer and returns what can be shown now. */
  add(piece: string): string {
    // Both may be replaced by a restart while the notes are read.
    const text = this.#notes.add(piece);
    const shown = this.isFull ? '' : this.#show(this.#speakers.add(text));
    this.#reportRemoved(false);
    return shown;
  }

  /** Returns what was held back at the end. An answer that was cut keeps its last space, for its continuation. */
  end(isCut: boolean): string {
    const shown = this.#endText(isCut);
    this.#reportRemoved(true);
    return isCut && this.#hasText && !this.#hasEnded ? shown + this.#blanks : shown;
  }

  /** The same for an answer that its host ended for its length: it ends behind its last whole sentence, if it has one. */
  endFull(): string {
    const shown = this.#endText(true);
    const last = this.#hasEnded ? shown : this.#endOpen(shown);
    this.#reportRemoved(true);
    return last;
  }

  get #hasEnded(): boolean {
    return this.isFull || this.isOver;
  }

  #endOpen(last: string): string {
    const parts = this.#length.end();
    if (parts !== null) return this.#endAt(parts, last);
    this.#excess = '';
    return last + this.#blanks;
  }

  #endText(isCut: boolean): string {
    if (this.isFull) return '';
    const text = this.#speakers.add(this.#notes.end(isCut));
    return this.#show(text + this.#speakers.end());
  }

  #show(text: string): string {
    if (this.#loop !== null || this.isFull) {
      return '';
    }
    const all = this.#blanks + text;
    const said = all.trimEnd();
    if (said === '') {
      this.#blanks = all;
      return '';
    }
    this.#blanks = all.slice(said.length);
    const shown = this.#hasText ? said : this.#begin(said);
    this.#hasText = true;
    this.#returned += shown.length;
    const repetition = this.#repetition.add(shown);
    if (repetition !== null) {
      this.#loop = repetition.loop.trim();
      this.#options.onReplace();
      return repetition.kept;
    }
    const parts = this.#length.add(shown);
    return parts === null ? shown : this.#endAt(parts, shown);
  }

  /** Ends the answer with what is kept of it. Returns that in place of its last piece. */
  #endAt({ kept, rest }: LengthParts, last: string): string {
    this.#excess = rest.trim();
    const before = this.#returned - last.length;
    if (kept.length >= before) return kept.slice(before);
    this.#options.onReplace();
    return kept;
  }

  /** Reports what was removed where that is another number of parts, and at the end, when the parts are whole. */
  #reportRemoved(isEnd: boolean): void {
    const removed = [
      ...this.#speakers.removed,
      ...(this.#loop === null ? [] : [{ reason: 'loop', text: this.#loop } as const]),
      ...(this.#excess === null ? [] : [{ reason: 'length', text: this.#excess } as const]),
    ];
    if (removed.length !== this.#reportedCount || (isEnd && removed.length > 0)) {
      this.#reportedCount = removed.length;
      this.#options.onRemoved?.(removed.map(toReported));
    }
  }

  /** Models like to begin with an empty line. */
  #begin(said: string): string {
    const { begun } = this.#options;
    return begun === '' ? said.trimStart() : joinOf(begun, said) + said;
  }

  readonly #restart = (): void => {
    this.#speakers = this.#newSpeakers();
    this.#repetition = new RepetitionDetector();
    this.#length = this.#newLength();
    this.#loop = null;
    this.#excess = null;
    this.#returned = 0;
    this.#blanks = '';
    this.#hasText = false;
    this.#options.onRestart();
  };

  #newLength(): LengthLimit {
    const { limit = Infinity, begun } = this.#options;
    return new LengthLimit(limit, begun);
  }

  #newSpeakers(): SpeakerFilter {
    const { speakers, begun } = this.#options;
    return new SpeakerFilter(speakers, begun !== '');
  }
}

const toReported = ({ reason, text = '' }: RemovedPart): RemovedPart => ({
  reason,
  ...(text === '' ? {} : { text: text.length > longestRemoved ? `${cutText(text, longestRemoved)}…` : text }),
});
