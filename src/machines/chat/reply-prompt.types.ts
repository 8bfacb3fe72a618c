import type { ReplyPrompt } from '../../../contract/reply-prompt.ts';

export interface ReplyPromptContext {
  /** The reply; '' for none. */
  readonly messageId: string;
  /** What it was written from; null until that is loaded, and where it is not recorded. */
  readonly prompt: ReplyPrompt | null;
}

export type ReplyPromptEvent =
  | { readonly type: 'prompt.open'; readonly messageId: string }
  | { readonly type: 'prompt.close' }
  | { readonly type: 'load.retry' };
