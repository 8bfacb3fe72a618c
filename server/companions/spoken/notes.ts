import { callBeginning, callClosing, callOpening, longestClosing } from './calls.ts';
import { CodeTracker } from './code-tracker.ts';

/** The names of notes that a model writes to itself, in the spellings of the models that do: between tags of these names. */
const noteName =
  '(?:[a-z]+:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?|reflect(?:ion)?|analysis|scratchpad|(?:inner|internal)_(?:monologue|thoughts?))';

/** The marks of a prompt's template, in groups: a call begins, a note begins, a note ends, a header begins, any other mark. */
const mark = new RegExp(
  [
    `(${callOpening})`,
    `(<\\|?(?:begin_of_|start_(?:of_)?)?${noteName}(?:\\s[^<>\\n]{0,60})?\\|?>|\\[(?:THINK(?:ING)?|REASONING)\\]|◁think▷|<unused94>)`,
    `(<\\|?\\/${noteName}\\s{0,3}\\|?>|<\\|?end_(?:of_)?${noteName}\\|?>|\\[\\/(?:THINK(?:ING)?|REASONING)\\]|◁\\/think▷|<unused95>|assistantfinal)`,
    '(<\\|(?:channel|start|im_start|start_header_id)\\|>|<start_of_turn>)',
    '(<[|｜][^<>|｜\\n]{1,40}[|｜]>|<\\/?(?:eos|eot|eom|eod|bos|pad|unk)>|<\\/tool_?calls?>|<\\/s>|<(?:start|end)_of_(?:turn|text)>|\\[\\/?INST\\]|<<\\/?SYS>>|<s>)',
  ].join('|'),
  'giu',
);

/** The beginning of the answer where the marks of a template with channels were lost. */
const lostMark = 'assistantfinal';
const lostBeginnings = Array.from(lostMark, (_, at) => lostMark.slice(0, at + 1)).toReversed();

/** The beginnings that may still become a mark. */
const beginning = new RegExp(
  `(?:${lostBeginnings.join('|')}|${callBeginning}|<[^<>\\n]{0,80}|<<[^<>\\n]{0,10}|\\[\\/?[A-Z]{0,9}|◁\\/?[a-z]{0,5})$`,
  'u',
);

/** Who speaks, and on which channel, is no longer than this. */
const longestHeader = 60;

/**
 * Takes a model's private notes, its calls of tools and the marks of its template out of an answer, piece by piece. A mark in code
 * is text. A mark behind text ends the answer. Where only the end of the notes is marked, all before it was a note.
 */
export class NoteFilter {
  /** Whether nothing more of the answer counts. */
  isOver = false;
  /** Whether the model writes to itself now. */
  isInNote = false;
  /** Whether anything was a note. */
  hasNote = false;

  readonly #code = new CodeTracker();
  readonly #onRestart: () => void;
  /** The text that may be a note whose beginning is not marked; null where that is not assumed. */
  #unmarked: string | null = null;
  #held = '';
  /** How the call ends that the model writes now; null outside. */
  #call: RegExp | null = null;
  /** The text after a mark that begins a turn; null outside. */
  #header: string | null = null;
  #hasText = false;
  #isStruck = false;

  /**
   * `onRestart` is called when everything that `add` has returned was a note. `beginsInNote`: the answer is held back until
   * the mark that ends a note.
   */
  constructor(onRestart: () => void, beginsInNote: boolean) {
    this.#onRestart = onRestart;
    this.isInNote = beginsInNote;
    this.#unmarked = beginsInNote ? '' : null;
  }

  /** Whether the answer is held back and no mark has ended a note. */
  get isUnmarked(): boolean {
    return this.#unmarked !== null;
  }

  /** Appends a piece and returns the text that is none of these. */
  add(piece: string): string {
    this.#held += piece;
    let shown = '';
    while (!this.isOver && this.#skipCall()) {
      mark.lastIndex = 0;
      const found = mark.exec(this.#held);
      if (found === null) {
        break;
      }
      const before = this.#held.slice(0, found.index);
      const isText = this.#isText(before, found[0]);
      const end = found.index + (isText ? 1 : found[0].length);
      const kept = this.#take(this.#held.slice(0, isText ? end : found.index));
      this.#held = this.#held.slice(end);
      const isRestarted = !isText && this.#apply(found);
      shown = isRestarted ? '' : shown + kept;
    }
    if (this.isOver || this.#call !== null) {
      return shown;
    }
    const open = this.#held.search(beginning);
    const to = open === -1 || this.#isText(this.#held.slice(0, open)) ? this.#held.length : open;
    const kept = this.#take(this.#held.slice(0, to));
    this.#held = this.#held.slice(to);
    return shown + kept;
  }

  /** Returns what was held back at the end of the answer. What is cut before the end of a note is a note. */
  end(isCut: boolean): string {
    const rest = this.#held;
    this.#held = '';
    const shown = this.isOver || this.#call !== null ? '' : this.#take(rest);
    return isCut ? shown : shown + (this.#unmarked ?? '');
  }

  /** Whether a mark behind `before` is text. */
  #isText(before: string, whole = ''): boolean {
    if (this.isInNote || this.#header !== null) {
      return false;
    }
    if (/^\[\/?[a-z]/.test(whole) || this.#isStrike(before, whole)) {
      return true;
    }
    const code = this.#code.copy();
    code.add(before);
    return code.isInCode;
  }

  /** Skips what was held back of a call. Returns whether the call has ended, or there is none. */
  #skipCall(): boolean {
    if (this.#call === null) {
      return true;
    }
    const end = this.#call.exec(this.#held);
    this.#held =
      end === null ? this.#held.slice(-longestClosing) : this.#held.slice(end.index + end[0].length);
    this.#call = end === null ? this.#call : null;
    return end !== null;
  }

  /** Struck text has the mark that some templates begin and end with. */
  #isStrike(before: string, whole: string): boolean {
    const hasText = this.#hasText || before.trim() !== '';
    const isStrike = (whole === '<s>' && hasText) || (whole === '</s>' && this.#isStruck);
    this.#isStruck = isStrike ? whole === '<s>' : this.#isStruck;
    return isStrike;
  }

  /** Returns the part of the text that is spoken. */
  #take(text: string): string {
    if (this.#header !== null) {
      return this.#readHeader(text);
    }
    if (this.isInNote) {
      this.#unmarked = this.#unmarked === null ? null : this.#unmarked + text;
      return '';
    }
    this.#code.add(text);
    this.#hasText ||= text.trim() !== '';
    return text;
  }

  /** A header ends with its line. Without one it is text that follows a mark by chance. */
  #readHeader(text: string): string {
    const header = (this.#header ?? '') + text;
    const end = header.indexOf('\n');
    if (end === -1 && header.length <= longestHeader) {
      this.#header = header;
      return '';
    }
    this.#endHeader(end === -1 ? '' : header.slice(0, end));
    return this.isOver ? '' : this.#take(end === -1 ? header : header.slice(end + 1));
  }

  #endHeader(header: string): void {
    this.#header = null;
    const words = header.trim().toLowerCase();
    if (/^(?:user|human|system|tool)\b/.test(words)) {
      this.isOver = true;
    }
    this.isInNote = /\b(?:analysis|commentary|thought)\b/.test(words) && !words.includes('final');
  }

  /** Returns whether all text so far was a note. */
  #apply([whole, calls, opens, closes, heads]: RegExpExecArray): boolean {
    if (calls !== undefined) {
      // A note may mention a call.
      this.#call = this.isInNote ? null : callClosing(calls);
      this.#header = null;
    } else if (opens !== undefined) {
      this.isInNote = true;
      this.hasNote = true;
      this.#unmarked = null;
    } else if (closes !== undefined) {
      return this.#close();
    } else if (heads !== undefined) {
      this.#open(whole);
    } else {
      this.#pass(whole);
    }
    return false;
  }

  #close(): boolean {
    const wasText = !this.isInNote && this.#hasText;
    this.hasNote = true;
    this.isInNote = false;
    this.#unmarked = null;
    if (wasText) {
      this.#hasText = false;
      this.#onRestart();
    }
    return wasText;
  }

  /** A turn or a channel begins: after text only a channel can follow. */
  #open(whole: string): void {
    if (this.#hasText && whole !== '<|channel|>') {
      this.isOver = true;
      return;
    }
    this.isInNote = false;
    this.#unmarked = null;
    this.#header = '';
  }

  #pass(whole: string): void {
    if (this.#header !== null && /constrain/.test(whole)) {
      return;
    }
    if (this.#header !== null && /message|end_header/.test(whole)) {
      this.#endHeader(this.#header);
      return;
    }
    if (this.isInNote) {
      return;
    }
    this.#header = null;
    this.isOver = this.#hasText;
  }
}
