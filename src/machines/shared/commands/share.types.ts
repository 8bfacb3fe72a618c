import type { DoneToastKey, ProblemToastKey } from '../toast.ts';

/** What is shared: the page at a path, or a text. */
export type SharedContent =
  | { readonly kind: 'page'; readonly title: string; readonly path: string }
  | ({ readonly kind: 'text' } & SharedText);

export interface SharedText {
  readonly text: string;
  /** Whether a machine wrote it, so that a copy is marked where its format allows it. */
  readonly isGenerated: boolean;
}

/** `passedOn`: the browser showed its own dialog, in which the user chose where it goes, or closed it. */
export type ShareOutcome = 'passedOn' | 'copied';

export interface ShareInput {
  /** What is said where the browser has no such dialog. */
  readonly copied: DoneToastKey;
  readonly notCopied: ProblemToastKey;
}

export type ShareContext = ShareInput;

export interface ShareRequest {
  readonly type: 'share.request';
  readonly content: SharedContent;
}
