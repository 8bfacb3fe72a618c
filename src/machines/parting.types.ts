/** What somebody wrote that is on this device only. */
export interface KeptWords {
  readonly userId: string;
  /** Drafts and unsent messages together. */
  readonly count: number;
}

export type PartingContext = KeptWords;

export type PartingEvent =
  | { readonly type: 'parting.request' }
  | { readonly type: 'parting.cancel' }
  | { readonly type: 'words.keep' }
  | { readonly type: 'words.remove' }
  /** The session is over, here or in another tab. */
  | { readonly type: 'session.ended' };
