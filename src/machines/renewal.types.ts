export interface RenewalInput {
  readonly roomId: string;
}

export type RenewalEvent =
  | { readonly type: 'page.shown' }
  | { readonly type: 'connection.restored' }
  /** Nothing is being said: the room may be read anew. */
  | { readonly type: 'renewal.request' };

/** What brought the page back. */
export interface Returned {
  readonly by: 'page.shown' | 'connection.restored';
}
