import type { LoreTest } from '../../../../contract/lorebook-test.ts';

export interface LoreTrialInput {
  readonly bookId: string;
}

export interface LoreTrialContext extends LoreTrialInput {
  /** What was typed: a message per line, the newest last. */
  readonly text: string;
  /** The latest result, also while a newer one is awaited; null for none. */
  readonly result: LoreTest | null;
}

/** What a book is tested with. */
export type LoreSample = Omit<LoreTrialContext, 'result'>;

export type LoreTrialEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'trial.change'; readonly text: string }
  /** The entries or the settings of the book have changed. */
  | { readonly type: 'book.changed' };

export type LoreTrialTag = 'failed';
