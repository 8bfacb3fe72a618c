export interface PaneInput {
  /** Whether it is shown since the start, as the user left it. */
  readonly isShown: boolean;
}

export type PaneEvent =
  | { readonly type: 'pane.show' }
  | { readonly type: 'pane.hide' }
  /** What it shows has changed. */
  | { readonly type: 'content.refresh' }
  /** The window has room for the pane. */
  | { readonly type: 'width.sufficient' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.error.actor.content'; readonly error: unknown };

/** `shown`: the user wants it; `crashed`: it cannot be shown until it is loaded again. */
export type PaneTag = 'shown' | 'crashed';
