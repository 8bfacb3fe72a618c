import { assign, sendTo, setup, spawnChild, stopChild, type AnyActorLogic } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import type {
  AddressCommand,
  Arrival,
  LoadOutcome,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  Place,
  ScreenId,
} from './navigation.types.ts';

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    input: {} as NavigationInput,
    tags: {} as 'loading' | 'slow' | 'shown' | 'barred' | 'failed',
  },
  actors: {
    addressBar: notProvidedCallback<AddressCommand>('addressBar'),
    loadScreen: notProvidedPromise<LoadOutcome, { screen: ScreenId }>('loadScreen'),
    /** Stands for whichever screen was loaded: the wiring's `openScreen` starts that one's own machine. */
    screen: notProvidedPromise<void>('screen') as AnyActorLogic,
  },
  guards: {
    hasHistory: ({ context }) => context.movesBy === 'history',
    isBarred: ({ context }) => context.route.signIn && !context.signedIn,
    isSamePlace: ({ context }, place: Place) =>
      context.place.path === place.path && context.place.search === place.search,
    isLiveQuery: ({ context }, place: Place) =>
      context.route.live === true && context.place.path === place.path,
    isLoaded: (_, outcome: LoadOutcome) => outcome === 'loaded',
    canReload: ({ context }) => !context.reloaded,
    cameByLink: ({ context }) => context.by === 'user',
  },
  actions: {
    arrive: assign((_, { place, route, by }: Arrival) => ({ place, route, by, failure: null })),
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ signedIn: false }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    markReloaded: assign({ reloaded: true }),
    disableHistoryApi: assign({ movesBy: 'loading' }),
    loadPlace: (_, _params: { to: string }) => {},
    reportError: (_, _params: { error: unknown }) => {},
    setTitle: (_, _params: { screen: ScreenId }) => {},
    openScreen: spawnChild('screen', { id: 'screen', systemId: 'screen' }),
    closeScreen: stopChild('screen'),
    sendToScreen: (_, _params: { search: string }) => {},
    askSignIn: () => {},
    scrollToTop: () => {},
    restoreScroll: () => {},
    focusScreen: () => {},
    rememberReload: () => {},
    forgetReload: () => {},
    reloadPage: () => {},
  },
  delays: { slowAfter: 15_000, reloadGrace: 5000 },
}).createMachine({
  id: 'navigation',
  description: 'From the address to the screen. The address is the only truth about where the user is.',
  context: ({ input }) => ({ ...input, by: 'start', failure: null, movesBy: 'history' }),
  invoke: {
    id: 'addressBar',
    src: 'addressBar',
    onError: {
      description: 'From now on every link loads its page, as plain links do.',
      actions: [
        'disableHistoryApi',
        { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
  initial: 'matching',
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
      { actions: { type: 'loadPlace', params: ({ event }) => ({ to: event.to }) } },
    ],
    'location.changed': {
      target: '.matching',
      actions: { type: 'arrive', params: ({ event }) => event },
    },
    'session.started': { actions: 'markSignedIn' },
    'session.expired': {
      description: 'What is on the screen stays: the panel opens over it.',
      actions: 'markSignedOut',
    },
    'session.ended': { actions: 'markSignedOut' },
  },
  states: {
    matching: {
      entry: [
        'closeScreen',
        { type: 'setTitle', params: ({ context }) => ({ screen: context.route.screen }) },
      ],
      always: [{ guard: 'isBarred', target: 'barred' }, { target: 'loading' }],
    },
    loading: {
      tags: 'loading',
      initial: 'fetching',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => ({ screen: context.route.screen }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'showing',
          },
          {
            description: 'A deployment took the code away: the new page knows the new name of it.',
            guard: 'canReload',
            target: 'reloading',
          },
          { target: 'failed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'load.retry': { target: 'loading', reenter: true } },
      states: {
        fetching: { after: { slowAfter: 'stillFetching' } },
        stillFetching: { tags: 'slow' },
      },
    },
    showing: {
      tags: 'shown',
      entry: ['forgetReload', 'openScreen'],
      initial: 'arriving',
      on: {
        'location.changed': [
          {
            description: 'A link to the place where the user is: the screen goes on as it is.',
            guard: { type: 'isSamePlace', params: ({ event }) => event.place },
            target: '.arriving',
            actions: { type: 'arrive', params: ({ event }) => event },
          },
          {
            description:
              'What somebody types there stands in the address; the screen stays while it changes.',
            guard: { type: 'isLiveQuery', params: ({ event }) => event.place },
            actions: [
              { type: 'arrive', params: ({ event }) => event },
              { type: 'sendToScreen', params: ({ event }) => ({ search: event.place.search }) },
            ],
          },
          { target: 'matching', actions: { type: 'arrive', params: ({ event }) => event } },
        ],
        'session.ended': { target: 'matching', actions: 'markSignedOut' },
        'xstate.error.actor.screen': {
          target: 'failed',
          actions: [
            { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            'closeScreen',
          ],
        },
      },
      states: {
        arriving: {
          always: [
            { guard: 'cameByLink', target: 'settled', actions: ['scrollToTop', 'focusScreen'] },
            { target: 'settled', actions: 'restoreScroll' },
          ],
        },
        settled: {},
      },
    },
    barred: {
      description: 'The address stays, so that the reload after sign-in lands here.',
      tags: 'barred',
      entry: 'askSignIn',
      on: { 'session.started': { target: 'matching', actions: 'markSignedIn' } },
    },
    failed: {
      tags: 'failed',
      on: { 'load.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    reloading: {
      tags: 'loading',
      entry: ['rememberReload', 'markReloaded', 'reloadPage'],
      after: { reloadGrace: 'failed' },
    },
  },
});
