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
  | 'trial'
  | 'favorite'
  | 'recentChats'
  | 'privacyNotice'
  | 'termsOfUse'
  | 'support'
  | 'faq'
  | 'communityGuidelines'
  | 'safety'
  | 'verifyEmailAddress'
  | 'passwordReset'
  | 'emailLink'
  | 'followList'
  | 'collection'
  | 'forYou'
  | 'chatDetail'
  | 'generate'
  | 'search'
  | 'mine'
  | 'category'
  | 'singlePackage'
  | 'subscription'
  | 'chatProfile'
  | 'lorebooks'
  | 'lorebook'
  | 'memory'
  | 'imports'
  | 'profile'
  | 'sessions'
  | 'userSubscription'
  | 'notFound';

/** What a route shows: its screen, the layout around it, and whether it requires signing in. */
export interface RouteMatch {
  readonly screen: ScreenId;
  readonly header: boolean;
  readonly footer: boolean;
  readonly signIn: boolean;
  /** The screen stays when only the query changes, and receives `query.changed`. */
  readonly live?: true;
  /** The page that a visitor sees at a place for users: it offers an account when it opens. */
  readonly offersAccount?: true;
}

/** What caused the navigation: `start` the page load, `user` a link, `history` back, forward or a reload. */
export type ArrivedBy = 'start' | 'user' | 'history';

export interface Arrival {
  readonly place: Place;
  readonly route: RouteMatch;
  readonly by: ArrivedBy;
}

/** A command to the address bar. */
export interface AddressCommand {
  readonly type: 'go';
  readonly to: string;
  readonly replace: boolean;
}

/** `outdated`: the server answers but no longer has the code, as after a deployment. */
export type LoadOutcome = 'loaded' | 'outdated';

export interface NavigationInput {
  readonly place: Place;
  readonly route: RouteMatch;
  readonly signedIn: boolean;
  /** Whether the page was already reloaded because the code of a screen was missing. */
  readonly reloaded: boolean;
}

export interface NavigationContext {
  readonly place: Place;
  readonly route: RouteMatch;
  readonly by: ArrivedBy;
  readonly signedIn: boolean;
  readonly reloaded: boolean;
  readonly failure: Failure | null;
  /** Whether links use the History API, or load another page. */
  readonly movesBy: 'history' | 'loading';
}

export type NavigationEvent =
  | ({ readonly type: 'location.changed' } & Arrival)
  | { readonly type: 'link.follow'; readonly to: string; readonly replace?: boolean }
  | { readonly type: 'load.retry' }
  /** Code that somebody waits for was removed by a deployment. */
  | { readonly type: 'code.outdated' }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'xstate.error.actor.screen'; readonly error: unknown };
