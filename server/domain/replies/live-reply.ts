import type { StreamFrame } from '../../../contract/chat.ts';
import type { Frame } from './frames.ts';
import type { OpenedReply } from './open-reply.ts';

/** Hears of a reply frame by frame; `done` or `error` is the last that it hears. Must neither throw nor wait. */
export type ReplyReader = (frame: StreamFrame) => void;

/** How a reply came to its end. `cut`: it was not meant to end there. */
export interface Ending {
  readonly kind: 'done' | 'stopped' | 'cut';
  /** What the companion wants to know next time; null keeps what it knew. */
  readonly memory: string | null;
}

/** What the next commit stores of one reply. */
export interface Work {
  readonly reply: LiveReply;
  /** The new piece of text; null when there is only an end to store. */
  readonly frame: Frame | null;
  readonly ending: Ending | null;
  /** All of the text, this piece included. */
  readonly text: string;
}

/** No reply grows beyond this many UTF-16 units; it ends there. */
export const replyLimit = 32_000;

/**
 * A reply that this process writes. It gathers the companion's pieces until the scheduler flushes them, and shows its readers
 * nothing that is not stored. What it holds is also in the database, but for pieces that nobody saw yet.
 */
export class LiveReply {
  readonly opened: OpenedReply;
  /** Aborted when the companion's words are not wanted any more. */
  readonly companion = new AbortController();
  /** Resolves when the end is stored, or when the reply is gone. */
  readonly finished: Promise<void>;

  readonly #schedule: () => void;
  readonly #readers = new Set<ReplyReader>();
  readonly #shown: Frame[] = [];
  #shownText = '';
  #pending = '';
  /** The length of the piece whose commit was begun and not confirmed: it may be stored already. */
  #attempted = 0;
  #ending: Ending | null = null;
  #resolveFinished: () => void = () => undefined;

  /** `schedule` is called whenever there is something to store. */
  constructor(opened: OpenedReply, schedule: () => void) {
    this.opened = opened;
    this.#schedule = schedule;
    this.finished = new Promise((resolve) => {
      this.#resolveFinished = resolve;
    });
  }

  /** Takes a piece of the companion's words. False when no more are wanted. */
  add(piece: string): boolean {
    if (this.#ending !== null) {
      return false;
    }
    const room = replyLimit - this.#shownText.length - this.#pending.length;
    this.#pending += storable(piece).slice(0, room);
    this.#schedule();
    return room > piece.length;
  }

  /** The first ending stands. */
  end(ending: Ending): void {
    if (this.#ending !== null) {
      return;
    }
    this.#ending = { ...ending, memory: ending.memory === null ? null : storable(ending.memory) };
    this.companion.abort();
    this.#schedule();
  }

  /** What is to be stored now; null when there is nothing. What is not told to be `stored` is told again. */
  work(): Work | null {
    const piece = this.#nextPiece();
    if (piece === '' && this.#ending === null) {
      return null;
    }
    const seq = this.#shown.length + 1;
    this.#attempted = piece.length;
    return {
      reply: this,
      frame: piece === '' ? null : { replyId: this.opened.replyId, seq, text: piece },
      ending: this.#ending,
      text: this.#shownText + piece,
    };
  }

  /** The work is durable: its piece is shown. */
  stored(work: Work): void {
    if (work.frame === null) {
      return;
    }
    this.#pending = this.#pending.slice(work.frame.text.length);
    this.#attempted = 0;
    this.#shownText = work.text;
    this.#shown.push(work.frame);
    this.#emit(toDelta(work.frame));
  }

  /** The end is durable: readers hear of it. */
  ended(last: StreamFrame): void {
    this.#emit(last);
    this.#readers.clear();
    this.#resolveFinished();
  }

  /** Gives a reader what it has not seen yet, and then whatever comes. Returns the way to leave. */
  follow(after: number, reader: ReplyReader): () => void {
    for (const frame of this.#shown.slice(after)) {
      reader(toDelta(frame));
    }
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** A frame that was begun is stored as it is, or not at all: other nodes may have shown it. */
  #nextPiece(): string {
    if (this.#ending !== null) {
      return wellFormed(this.#pending);
    }
    return wellFormed(
      this.#attempted > 0 ? this.#pending.slice(0, this.#attempted) : withoutHalf(this.#pending),
    );
  }

  #emit(frame: StreamFrame): void {
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

/** PostgreSQL's text holds every character but this one. */
const storable = (text: string): string => text.replaceAll('\0', '');

/** A character of two halves may arrive in two pieces: the first half waits for the second. */
const withoutHalf = (text: string): string => {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
};

/** Half a character that stays alone cannot be written as UTF-8. The length does not change. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
