import type { HostFailure } from '../host-error.ts';

/** How long a host may take. In milliseconds. */
export interface Waits {
  /** Until something arrives before the first text; each sign of life begins it again. */
  readonly first: number;
  /** Between two pieces of text. */
  readonly stall: number;
  /** For one answer, signs of life or not. */
  readonly total: number;
}

/** After its finish reason an answer is complete: how long an end mark may still take. In milliseconds. */
const endGrace = 3000;

/** Aborts its signal when the outer one is aborted, when a wait is over, and at the end. */
export class Watch {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal;
  readonly #waits: Waits;
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout;
  #hasText = false;
  #isFinished = false;
  #reason: HostFailure | 'ended' | null = null;

  constructor(waits: Waits, outer: AbortSignal) {
    this.#waits = waits;
    this.#outer = outer;
    this.#silence = setTimeout(this.#expire, waits.first);
    this.#total = setTimeout(this.#expire, waits.total);
    outer.addEventListener('abort', this.#cancel, { once: true });
    if (outer.aborted) {
      this.#cancel();
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why it was aborted: `ended` when the answer was complete. Null when it was not. */
  get reason(): HostFailure | 'ended' | null {
    return this.#reason;
  }

  /** The host showed that it is there. A complete answer does not wait for that. */
  readonly touch = (): void => {
    if (!this.#isFinished) {
      this.#silence.refresh();
    }
  };

  /** Text arrived: from now on the shorter wait counts. */
  wrote(): void {
    if (!this.#hasText) {
      this.#hasText = true;
      this.#restart(this.#waits.stall);
    }
  }

  /** The answer has its finish reason. */
  finished(): void {
    if (!this.#isFinished) {
      this.#isFinished = true;
      this.#restart(Math.min(endGrace, this.#waits.stall));
    }
  }

  /** A reader that leaves early must not leave the connection open behind it. */
  close(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#total);
    this.#outer.removeEventListener('abort', this.#cancel);
    this.#controller.abort();
  }

  #restart(wait: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#expire, wait);
  }

  readonly #cancel = (): void => this.#stop('cancelled');

  readonly #expire = (): void => {
    if (this.#isFinished) {
      this.#stop('ended');
    } else {
      this.#stop(this.#hasText ? 'stalled' : 'slow');
    }
  };

  #stop(reason: HostFailure | 'ended'): void {
    this.#reason ??= reason;
    this.#controller.abort();
  }
}
