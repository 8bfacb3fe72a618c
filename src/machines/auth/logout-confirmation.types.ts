/** What somebody wrote that is on this device only. */
export interface KeptWords {
  readonly userId: string;
  /** Drafts, unsent messages and mates that are not saved, together. */
  readonly count: number;
}

export type LogoutConfirmationContext = KeptWords;

export type LogoutConfirmationEvent =
  | { readonly type: 'logout.request' }
  | { readonly type: 'logout.cancel' }
  | { readonly type: 'drafts.keep' }
  | { readonly type: 'drafts.discard' }
  | { readonly type: 'session.started' }
  /** The session is over: here, in another tab, or because the server does not know it any more. */
  | { readonly type: 'session.ended' };
