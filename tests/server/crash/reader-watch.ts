import type { ChatMessage } from '../../../src/machines/chat/conversation.types.ts';

/** A time without an answer, in milliseconds of `performance.now()`. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

export interface ShownError {
  readonly at: number;
  readonly what: string;
}

/** Shorter pauses are not recorded, in milliseconds. */
const shortestPause = 250;

/** Records how long a reader waits for bytes of the server, and which errors the page shows. */
export class ReaderWatch {
  readonly pauses: Pause[] = [];
  readonly errors: ShownError[] = [];
  /** Since when the reader waits; null while no answer is due. */
  #waitingSince: number | null = null;
  /** The messages that are shown with an error. */
  #broken = new Set<string>();

  /** Since when the reader waits for the next byte; null while no answer is due. */
  get waitingSince(): number | null {
    return this.#waitingSince;
  }

  /** Bytes of a reply arrived. */
  readonly answer = (): void => {
    if (this.#waitingSince === null) return;
    this.#endPause(this.#waitingSince);
    this.#waitingSince = performance.now();
  };

  readonly showError = (what: unknown): void => {
    this.errors.push({ at: performance.now(), what: String(what) });
  };

  /** The page shows these messages. An answer is due while a reply or an unsent message is under way. */
  show(messages: readonly ChatMessage[], isReplying: boolean): void {
    const isWaiting =
      isReplying || messages.some(({ status }) => status === 'queued' || status === 'sending');
    if (isWaiting) this.#waitingSince ??= performance.now();
    else if (this.#waitingSince !== null) {
      this.#endPause(this.#waitingSince);
      this.#waitingSince = null;
    }
    const broken = messages.filter(isBroken);
    for (const { key, role, status, failure } of broken) {
      if (!this.#broken.has(key))
        this.showError(`${role}: ${status}, ${failure?.kind ?? ''} ${failure?.code ?? ''}`);
    }
    this.#broken = new Set(broken.map(({ key }) => key));
  }

  #endPause(from: number): void {
    const to = performance.now();
    if (to - from >= shortestPause) this.pauses.push({ from, to });
  }
}

/** Whether the page shows that the message was not sent, why it was refused, or that the reply broke off. */
const isBroken = ({ status, failure }: ChatMessage): boolean =>
  failure !== null || status === 'interrupted' || status === 'failed';
