/** How much this browser has used the page, and whether the offer was answered. */
export interface InstallOfferInput {
  /** Counted from 1. */
  readonly visit: number;
  readonly isAnswered: boolean;
}

export interface InstallOfferContext extends InstallOfferInput {
  /** How many replies have ended in this visit. */
  readonly turns: number;
}

/** A reply has ended. */
export interface TurnEnded {
  readonly type: 'turn.ended';
}

/** What the browser reports. */
export type PromptReport =
  /** The browser can ask the user to install the app. */
  | { readonly type: 'installation.offered' }
  /** The app is installed, or the page is shown as one. */
  | { readonly type: 'app.installed' };

export type InstallOfferEvent =
  | TurnEnded
  | PromptReport
  | { readonly type: 'installation.request' }
  | { readonly type: 'offer.dismiss' };
