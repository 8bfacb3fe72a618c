import { assign, sendTo, setup, spawnChild, stopChild, type AnyActorLogic, type SnapshotFrom } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';

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
  | 'signInLink'
  | 'followList'
  | 'collection'
  | 'forYou'
  | 'chatDetail'
  | 'mates'
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
  | 'look'
  | 'security'
  | 'data'
  | 'app'
  | 'sessions'
  | 'userSubscription'
  | 'notFound';

/** The content of a route: its screen, the layout around it, and whether it requires signing in. */
export interface RouteMatch {
  readonly screen: ScreenId;
  readonly header: boolean;
  readonly footer: boolean;
  readonly signIn: boolean;
  /** The screen stays when only the query changes, and receives `query.changed`. */
  readonly live?: true;
}

/** The cause of the navigation: `start` the page load, `user` a link, `history` back, forward or a reload. */
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

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    tags: {} as 'loading' | 'slow' | 'signInRequired' | 'failed',
  },
  actors: {
    addressBar: notProvidedCallback<AddressCommand>('addressBar'),
    loadScreen: notProvidedPromise<LoadOutcome, { screen: ScreenId }>('loadScreen'),
    /** A placeholder: `openScreen` spawns the machine of the screen that was loaded. */
    screen: notProvidedPromise<void>('screen') as AnyActorLogic,
  },
  guards: {
    hasHistory: ({ context }) => context.movesBy === 'history',
    isSignInRequired: ({ context }) => context.route.signIn && !context.signedIn,
    isSameScreen: ({ context }, { place, route }: Arrival) =>
      context.route.screen === route.screen && context.place.search === place.search,
    isLiveQuery: ({ context }, place: Place) =>
      context.route.live === true && context.place.path === place.path,
    isLoaded: (_, outcome: LoadOutcome) => outcome === 'loaded',
    canReload: ({ context }) => !context.reloaded,
    isByLink: ({ context }) => context.by === 'user',
  },
  actions: {
    setLocation: assign((_, { place, route, by }: Arrival) => ({ place, route, by, failure: null })),
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ signedIn: false }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    markReloaded: assign({ reloaded: true }),
    forgetReloaded: assign({ reloaded: false }),
    disableHistoryApi: assign({ movesBy: 'loading' }),
    loadPage: (_, _params: { to: string }) => {},
    setTitle: (_, _params: { screen: ScreenId }) => {},
    openScreen: spawnChild('screen', { id: 'screen', systemId: 'screen' }),
    closeScreen: stopChild('screen'),
    sendToScreen: (_, _params: { search: string }) => {},
    openSignIn: () => {},
    scrollToTop: () => {},
    restoreScroll: () => {},
    focusScreen: () => {},
    persistReload: () => {},
    clearReload: () => {},
    reloadPage: () => {},
  },
  delays: { slowAfter: 15_000, reloadGrace: 5000, reloadedRecently: 60_000 },
}).createMachine({
  id: 'navigation',
  description: 'Maps the URL to a screen. The URL is the single source of truth.',
  context: ({ input }) => ({ ...input, by: 'start', failure: null, movesBy: 'history' }),
  invoke: {
    id: 'addressBar',
    src: 'addressBar',
    onError: {
      description: 'The History API failed: every link loads a page from now on.',
      actions: 'disableHistoryApi',
    },
  },
  initial: 'resolving',
  on: {
    'link.follow': [
      {
        guard: 'hasHistory',
        actions: sendTo('addressBar', ({ event }) => ({
          type: 'go',
          to: event.to,
          replace: event.replace ?? false,
        })),
      },
      { actions: { type: 'loadPage', params: ({ event }) => ({ to: event.to }) } },
    ],
    'location.changed': {
      target: '.resolving',
      actions: { type: 'setLocation', params: ({ event }) => event },
    },
    'code.outdated': {
      description:
        'A deployment removed code that loads late. Drafts are stored; the new page knows its name.',
      guard: 'canReload',
      actions: ['persistReload', 'markReloaded', 'reloadPage'],
    },
    'session.started': { actions: 'markSignedIn' },
    'session.expired': {
      description: 'The screen stays: the sign-in panel opens over it.',
      actions: 'markSignedOut',
    },
    'session.ended': {
      description: 'What is loading or has failed must not open for a visitor either.',
      target: '.resolving',
      actions: ['markSignedOut', 'clearFailure'],
    },
  },
  states: {
    resolving: {
      entry: [
        'closeScreen',
        { type: 'setTitle', params: ({ context }) => ({ screen: context.route.screen }) },
      ],
      always: [{ guard: 'isSignInRequired', target: 'signInRequired' }, { target: 'loading' }],
    },
    loading: {
      tags: 'loading',
      initial: 'pending',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => ({ screen: context.route.screen }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'active',
          },
          {
            description: 'A deployment removed the code: the new page knows its new name.',
            guard: 'canReload',
            target: 'reloading',
          },
          { target: 'failed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      on: {
        'load.retry': { target: 'loading', reenter: true },
        'session.expired': { target: 'resolving', actions: 'markSignedOut' },
      },
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
    active: {
      entry: ['clearReload', 'openScreen'],
      initial: 'deciding',
      on: {
        'location.changed': [
          {
            description:
              'A link to the current URL, or from the chat of a mate to the page that a visitor sees there.',
            guard: { type: 'isSameScreen', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'setLocation', params: ({ event }) => event },
          },
          {
            description: 'The screen writes what the user types into the URL, and stays while that changes.',
            guard: { type: 'isLiveQuery', params: ({ event }) => event.place },
            actions: [
              { type: 'setLocation', params: ({ event }) => event },
              { type: 'sendToScreen', params: ({ event }) => ({ search: event.place.search }) },
            ],
          },
          { target: 'resolving', actions: { type: 'setLocation', params: ({ event }) => event } },
        ],
        'xstate.error.actor.screen': {
          target: 'failed',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'closeScreen'],
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isByLink', target: 'idle', actions: ['scrollToTop', 'focusScreen'] },
            { target: 'idle', actions: 'restoreScroll' },
          ],
        },
        idle: {},
      },
      after: {
        reloadedRecently: {
          description: 'Another deployment may follow while the page is open.',
          actions: 'forgetReloaded',
        },
      },
    },
    signInRequired: {
      description: 'The URL stays, so that the reload after signing in returns to it.',
      tags: 'signInRequired',
      entry: 'openSignIn',
      on: { 'session.started': { target: 'resolving', actions: 'markSignedIn' } },
    },
    failed: {
      tags: 'failed',
      on: {
        'load.retry': { target: 'loading', actions: 'clearFailure' },
        'session.expired': { target: 'resolving', actions: ['markSignedOut', 'clearFailure'] },
      },
    },
    reloading: {
      tags: 'loading',
      entry: ['persistReload', 'markReloaded', 'reloadPage'],
      after: { reloadGrace: 'failed' },
    },
  },
});

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** The conversation that the URL names; null on other screens. */
export const selectOpenRoomId = ({ context: { place, route } }: Snapshot): string | null =>
  route.screen === 'chatDetail' ? new URLSearchParams(place.search).get('roomId') : null;

/** The conversation that the user left for the shop; null without one. */
export const selectLeftRoomId = ({ context: { place } }: Snapshot): string | null =>
  new URLSearchParams(place.search).get('roomId');
