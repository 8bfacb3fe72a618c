/** What somebody wrote that is on this device only. */
export interface KeptWords {
  readonly userId: string;
  /** Drafts, unsent messages and mates that are not saved, together. */
  readonly count: number;
}

export type LogoutConfirmationContext = KeptWords;

export type LogoutConfirmationEvent =
  | { readonly type: 'parting.request' }
  | { readonly type: 'parting.cancel' }
  | { readonly type: 'words.keep' }
  | { readonly type: 'words.remove' }
  | { readonly type: 'session.began' }
  /** The session is over: here, in another tab, or because the server does not know it any more. */
  | { readonly type: 'session.ended' };
