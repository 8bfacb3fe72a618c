import { cutText } from '../../../contract/letters.ts';
import type { ModelFrame, StreamFrame } from '../../../contract/rooms/chat.ts';
import { maxReplyLength } from '../../../contract/limits.ts';
import type { RemovedPart } from '../../../contract/replies/reply-prompt.ts';
import type { ReplyCause, ReplyProblem } from '../../../contract/rooms/room.ts';
import type { PromptRecord } from '../../companions/companion.ts';
import type { LoreEffect } from '../../companions/lore/scene.ts';
import type { Frame } from '../transcript/frames.ts';
import type { OpenedReply } from './open-reply.ts';

/**
 * Receives a reply frame by frame; `done` or `error` is the last frame. Null sends the reader away: the reply continues on
 * another node. Must neither throw nor block.
 */
export type ReplyReader = (frame: StreamFrame | null) => void;

/** How a reply ended. `cut`: it was interrupted. */
export interface Ending {
  readonly kind: 'done' | 'stopped' | 'cut';
  /** The companion's memory for the next reply; null leaves it unchanged. */
  readonly memory: string | null;
  /** Why it was cut. */
  readonly problem?: ReplyProblem | ReplyCause;
  /** The companion did not understand the message, and says so. */
  readonly isMisunderstood?: boolean;
  /** The reply is as long as it may be, and could go on. */
  readonly isContinuable?: boolean;
}

/** The part of one reply that the next commit stores. */
export interface Work {
  readonly reply: LiveReply;
  /** The new piece of text; null when only the ending is stored. */
  readonly frame: Frame | null;
  readonly ending: Ending | null;
  /** The complete text, including this piece. */
  readonly text: string;
  /** Whether the companion began to think, which is not stored yet. */
  readonly thinks: boolean;
}

export type ModelNews = Omit<ModelFrame, 'type' | 'replyId'>;

/** Whether it is over with the first text. */
const isDoing = ({ state }: ModelNews): boolean => state === 'loading' || state === 'reading';

/** A model that reads for so long is said to read, in milliseconds. */
const longReading = 3000;

/** At the limit there must be space for what may still belong to the last letter: most have no more UTF-16 units. */
const longestLetter = 16;
/** A flag, an emoji or a letter with accents of which there may be more in the next piece. */
const mayContinue = /[\p{RI}\p{Extended_Pictographic}\p{M}\p{EMod}\u200D]$/u;

/**
 * A reply that this process writes. It collects the companion's pieces until the scheduler flushes them, and sends its
 * readers only stored text. Everything except pieces that no reader has seen is also in the database.
 */
export class LiveReply {
  readonly opened: OpenedReply;
  /** Aborted when the companion's output is no longer needed. */
  readonly companion = new AbortController();
  /** Resolves when the ending is stored, or when the reply was deleted or left to another node. */
  readonly finished: Promise<void>;

  /** The record of its prompt, as far as that is known. */
  prompt: PromptRecord | null = null;
  /** The message with which the recent ones in the next prompt begin; see `PromptRecord`. Undefined where that stays the same. */
  recentFrom: string | null | undefined = undefined;
  /** The parts of it that were not shown. */
  removed: readonly RemovedPart[] = [];
  /** Which entries of the lorebook begin to have an effect with it. */
  effects: readonly LoreEffect[] = [];

  readonly #schedule: () => void;
  readonly #readers = new Set<ReplyReader>();
  readonly #shown: Frame[];
  #shownText: string;
  #pending = '';
  /** The length of the piece whose commit was started but not confirmed: it may already be stored. */
  #attempted = 0;
  #ending: Ending | null = null;
  /** Whether the companion thinks before its first text: not yet, to be stored, or stored. */
  #thinking: 'no' | 'new' | 'stored' = 'no';
  /** What of the model was shown, without what it did before. */
  #news: readonly ModelNews[] = [];
  #reading: NodeJS.Timeout | undefined;
  /** Whether what was shown was not the mate's: its text replaces that at the end. */
  #isReplaced = false;
  #resolveFinished: () => void = () => undefined;

  /** `schedule` is called whenever there is something to store. */
  constructor(opened: OpenedReply, schedule: () => void) {
    const { replyId, begun, frames = begun === '' ? [] : [{ replyId, seq: 1, text: begun }] } = opened;
    this.opened = opened;
    this.#shown = [...frames];
    this.#shownText = frames.map((frame) => frame.text).join('');
    this.#schedule = schedule;
    this.finished = new Promise((resolve) => {
      this.#resolveFinished = resolve;
    });
  }

  /** The number of the first frame with new text: the frame before it has what a continued reply begins with. */
  get firstSeq(): number {
    return this.opened.begun === '' ? 1 : 2;
  }

  /** The text that is stored. */
  get shownText(): string {
    return this.#shownText;
  }

  /** Whether anybody receives the reply from this node. */
  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  /** The number of characters that are not stored yet. */
  get unstored(): number {
    return this.#pending.length;
  }

  /** Appends a piece of the companion's output. Returns false when no more is accepted. */
  add(piece: string): boolean {
    if (this.#ending !== null) {
      return false;
    }
    const shown = this.#isReplaced ? this.opened.begun.length : this.#shownText.length;
    const remaining = maxReplyLength - shown;
    const text = storable(this.#pending + piece);
    const isUncertain =
      remaining - text.length < longestLetter && text.length <= remaining && mayContinue.test(text);
    this.#pending = cutText(text, isUncertain ? text.length - 1 : remaining);
    this.#schedule();
    return text.length < remaining && !isUncertain;
  }

  /** The companion thinks before it says something. Only the first call counts. */
  think(): void {
    if (this.#thinking === 'no' && this.#ending === null && this.#isWithoutText) {
      this.#thinking = 'new';
      this.#schedule();
    }
  }

  /** Tells those who read the reply of its model. What it does is of interest while there is no text, and reading only where it takes long. */
  tell(news: ModelNews): void {
    clearTimeout(this.#reading);
    if (news.state === 'reading') {
      this.#reading = setTimeout(() => this.#show(news), longReading).unref();
    } else {
      this.#show(news);
    }
  }

  /**
   * Takes back what the companion said in this run. Readers keep what they have seen until the end, which brings the
   * complete reply.
   */
  restart(): void {
    this.#isReplaced ||= this.#attempted > 0 || !this.#isWithoutText;
    this.#pending = '';
  }

  /** Ends the reply. Only the first call counts. */
  end(ending: Ending): void {
    if (this.#ending !== null) {
      return;
    }
    this.#ending = {
      ...ending,
      memory: ending.memory === null ? null : withoutHalf(storable(ending.memory)),
    };
    this.#pending = withoutHalf(this.#pending);
    this.companion.abort();
    clearTimeout(this.#reading);
    this.#schedule();
  }

  /** Returns what to store now; null when there is nothing. Work not confirmed by `stored` is returned again. */
  work(): Work | null {
    if (this.#isReplaced) {
      return this.#replacement();
    }
    const piece = this.#nextPiece();
    const thinks = this.#thinking === 'new' && piece === '' && this.#ending === null;
    if (piece === '' && this.#ending === null && !thinks) {
      return null;
    }
    const seq = this.#shown.length + 1;
    this.#attempted = piece.length;
    return {
      reply: this,
      frame: piece === '' ? null : { replyId: this.opened.replyId, seq, text: piece },
      ending: this.#ending,
      text: this.#shownText + piece,
      thinks,
    };
  }

  /** Confirms that the work is stored: sends its piece to the readers. */
  stored(work: Work): void {
    if (work.thinks) {
      this.#thinking = 'stored';
      this.#emit(this.#toThinking());
    }
    if (work.frame === null) {
      return;
    }
    // The pending text of a replaced reply came after this frame.
    this.#pending = this.#isReplaced ? this.#pending : this.#pending.slice(work.frame.text.length);
    this.#attempted = 0;
    this.#shownText = work.text;
    this.#shown.push(work.frame);
    this.#emit(toDelta(work.frame));
  }

  /** Ends the work on the reply, when its ending is stored or another node writes it: sends `last` to the readers. */
  ended(last: StreamFrame | null): void {
    this.#emit(last);
    this.#readers.clear();
    this.#resolveFinished();
  }

  /** Sends a reader the frames after `after`, then all further ones. Returns a function that unsubscribes. */
  follow(after: number, reader: ReplyReader): () => void {
    for (const frame of this.#shown.slice(after)) {
      reader(toDelta(frame));
    }
    for (const news of this.#news) {
      if (!isDoing(news) || this.#isWithoutText) {
        reader(this.#toModel(news));
      }
    }
    if (this.#thinking === 'stored' && this.#isWithoutText) {
      reader(this.#toThinking());
    }
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  get #isWithoutText(): boolean {
    return this.#shown.length < this.firstSeq;
  }

  #toThinking(): StreamFrame {
    return { type: 'thinking', replyId: this.opened.replyId };
  }

  #toModel(news: ModelNews): StreamFrame {
    return { type: 'model', replyId: this.opened.replyId, ...news };
  }

  #show(news: ModelNews): void {
    if (this.#ending !== null || (isDoing(news) && !this.#isWithoutText)) {
      return;
    }
    this.#news = [...this.#news.filter((one) => !(isDoing(one) && isDoing(news))), news];
    this.#emit(this.#toModel(news));
  }

  /** A replaced reply is stored once, at its end. */
  #replacement(): Work | null {
    const text = this.opened.begun + this.#pending;
    return this.#ending === null
      ? null
      : { reply: this, frame: null, ending: this.#ending, text, thinks: false };
  }

  /** A frame whose commit was started is stored unchanged or not at all: other nodes may have sent it. */
  #nextPiece(): string {
    if (this.#ending !== null) {
      return this.#pending;
    }
    return this.#attempted > 0 ? this.#pending.slice(0, this.#attempted) : withoutHalf(this.#pending);
  }

  #emit(frame: StreamFrame | null): void {
    for (const reader of this.#readers) {
      reader(frame);
    }
  }
}

export const toDelta = ({ replyId, seq, text }: Frame): StreamFrame => ({
  type: 'delta',
  replyId,
  seq,
  text,
});

/** Without NUL, which PostgreSQL refuses, and without halves of surrogate pairs, except for one whose other half may follow. */
const storable = (text: string): string => text.replaceAll(/\0|[\uDC00-\uDFFF]|[\uD800-\uDBFF](?!$)/gu, '');

/** A surrogate pair may be split between two pieces: the first half waits for the second. */
const withoutHalf = (text: string): string => {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
};
