/** A trial chat that can be added to the account of the user. */
export interface TrialOffer {
  readonly mateId: string;
  /** The mate's. */
  readonly name: string;
}

/** What the browser has stored. */
export type TrialReport =
  | { readonly type: 'trial.found'; readonly trial: TrialOffer }
  | { readonly type: 'trial.missing' };

export interface TrialOfferContext {
  /** The chat that is offered, or was last. */
  readonly trial: TrialOffer | null;
}

export type TrialOfferEvent =
  | TrialReport
  /** Adds the chat to the account, and opens it there. */
  | { readonly type: 'offer.accept' }
  | { readonly type: 'offer.dismiss' };
