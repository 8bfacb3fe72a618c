import { HostError } from '../../model-host/host-error.ts';
import type { Chunk } from '../../model-host/chat/read-chunk.ts';
import type { CompanionFailure } from '../companion.ts';
import type { SpokenText } from '../spoken/spoken-text.ts';

/** Output of a model other than the answer's text, which explains a missing answer. */
export class Unspoken {
  #isDeclined = false;
  #hasThought = false;

  add({ isRefusal, isThinking }: Chunk): void {
    this.#isDeclined ||= isRefusal;
    this.#hasThought ||= isThinking;
  }

  /** Returns why an answer that has ended, perhaps with an error, is none; null where this is not the reason. */
  explain(spoken: Pick<SpokenText, 'hasText' | 'hasNote'>, error?: unknown): CompanionFailure | null {
    if (error !== undefined && !isFull(error)) {
      return null;
    }
    if (this.#isDeclined) {
      return 'declined';
    }
    return !spoken.hasText && (this.#hasThought || spoken.hasNote) ? 'thoughts' : null;
  }
}

/** Whether an answer ended with this error because it has its maximum length. */
export const isFull = (error: unknown): boolean =>
  error instanceof HostError && error.kind === 'truncated' && /length|max/i.test(error.words ?? '');
