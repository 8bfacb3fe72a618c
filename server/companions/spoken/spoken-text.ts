import { cutText } from '../../../contract/letters.ts';
import type { RemovedPart } from '../../../contract/reply-prompt.ts';
import { joinOf } from './join.ts';
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
  /** Called when the answer ended in a loop: what is returned next replaces everything that was returned so far. */
  readonly onLoop: () => void;
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
  /** How many parts were told to be removed. */
  #told = 0;

  constructor(options: SpokenTextOptions) {
    this.#options = options;
    this.#notes = new NoteFilter(this.#restart, options.beginsInNote === true);
    this.#speakers = this.#newSpeakers();
  }

  /** Whether nothing more of the answer counts. */
  get isOver(): boolean {
    return this.#loop !== null || this.#notes.isOver || this.#speakers.isOver;
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
    const shown = this.#show(this.#speakers.add(text));
    this.#tellRemoved(this.#told);
    return shown;
  }

  /** Returns what was held back at the end. An answer that was cut keeps its last space, for its continuation. */
  end(isCut: boolean): string {
    const text = this.#speakers.add(this.#notes.end(isCut));
    const shown = this.#show(text + this.#speakers.end());
    this.#tellRemoved(0);
    return isCut && this.#hasText && !this.isOver ? shown + this.#blanks : shown;
  }

  #show(text: string): string {
    if (this.#loop !== null) {
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
    const repetition = this.#repetition.add(shown);
    if (repetition === null) return shown;
    this.#loop = repetition.loop.trim();
    this.#options.onLoop();
    return repetition.kept;
  }

  /** Tells what was removed where that is another number of parts than this. */
  #tellRemoved(told: number): void {
    const removed = [
      ...this.#speakers.removed,
      ...(this.#loop === null ? [] : [{ reason: 'loop', text: this.#loop } as const]),
    ];
    if (removed.length !== told) {
      this.#told = removed.length;
      this.#options.onRemoved?.(
        removed.map(({ reason, text = '' }) => ({ reason, text: beginningOf(text) })),
      );
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
    this.#blanks = '';
    this.#hasText = false;
    this.#options.onRestart();
  };

  #newSpeakers(): SpeakerFilter {
    const { speakers, begun } = this.#options;
    return new SpeakerFilter(speakers, begun !== '');
  }
}

const beginningOf = (text: string): string =>
  text.length > longestRemoved ? `${cutText(text, longestRemoved)}…` : text;
