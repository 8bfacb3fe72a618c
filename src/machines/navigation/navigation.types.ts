import type { Failure } from '../shared/failure.ts';

/** Where the user is: the path, and the query without its '?'. */
export interface Place {
  readonly path: string;
  readonly search: string;
}

/** Every row of the route table has a screen of its own name. */
export type ScreenId =
  | 'discover'
  | 'detail'
  | 'favorite'
  | 'recentChats'
  | 'privacyNotice'
  | 'termsOfUse'
  | 'support'
  | 'faq'
  | 'communityGuidelines'
  | 'safety'
  | 'verifyEmailAddress'
  | 'followList'
  | 'forYou'
  | 'chatDetail'
  | 'generate'
  | 'search'
  | 'mine'
  | 'category'
  | 'singlePackage'
  | 'subscription'
  | 'chatProfile'
  | 'profile'
  | 'userSubscription'
  | 'notFound';

/** What a place means: its screen, what surrounds it, and whether it is for signed-in users. */
export interface RouteMatch {
  readonly screen: ScreenId;
  readonly header: boolean;
  readonly footer: boolean;
  readonly signIn: boolean;
  /** The screen goes on when only the query changes: it hears of it as `query.changed`. */
  readonly live?: true;
}

/** How the user came: `start` with the page, `user` by a link, `history` with back, forward or a reload. */
export type ArrivedBy = 'start' | 'user' | 'history';

export interface Arrival {
  readonly place: Place;
  readonly route: RouteMatch;
  readonly by: ArrivedBy;
}

/** What the address bar is asked to do. */
export interface AddressCommand {
  readonly type: 'go';
  readonly to: string;
  readonly replace: boolean;
}

/** `gone`: the server is there but no longer has the code, as after a deployment. */
export type LoadOutcome = 'loaded' | 'gone';

export interface NavigationInput {
  readonly place: Place;
  readonly route: RouteMatch;
  readonly signedIn: boolean;
  /** The page was already reloaded once because the code of a screen was gone. */
  readonly reloaded: boolean;
}

export interface NavigationContext {
  readonly place: Place;
  readonly route: RouteMatch;
  readonly by: ArrivedBy;
  readonly signedIn: boolean;
  readonly reloaded: boolean;
  readonly failure: Failure | null;
  /** Whether links change the address of this page, or load another. */
  readonly movesBy: 'history' | 'loading';
}

export type NavigationEvent =
  | ({ readonly type: 'location.changed' } & Arrival)
  | { readonly type: 'link.follow'; readonly to: string; readonly replace?: boolean }
  | { readonly type: 'load.retry' }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'xstate.error.actor.screen'; readonly error: unknown };
