export type RoomsPaneEvent =
  /** A conversation was opened, or what the list shows of one has changed. */
  | { readonly type: 'rooms.changed' }
  /** The window has room for the list. */
  | { readonly type: 'width.sufficient' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'xstate.error.actor.list'; readonly error: unknown };

/** `crashed`: the list cannot be shown until it is loaded again. */
export type RoomsPaneTag = 'crashed';
