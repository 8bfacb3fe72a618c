import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import { showToast } from '../shared/toast.ts';
import * as reducers from './favorites.reducers.ts';
import type { Change, FavoritesContext, FavoritesEvent, FavoritesInput } from './favorites.reducers.ts';

export const favoritesMachine = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    input: {} as FavoritesInput,
    tags: {} as 'failed',
  },
  actors: {
    fetchFavorites: notProvidedPromise<readonly string[]>('fetchFavorites'),
    saveChange: notProvidedPromise<boolean, Change>('saveChange'),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    hasPending: ({ context }) => context.pending.length > 0,
    isBlock: ({ context }) => reducers.firstOf(context.pending).kind === 'block',
    isSessionExpired: (_, { error }: { error: unknown }) => toFailure(error).kind === 'expired',
  },
  actions: {
    addPress: assign({ pending: ({ context }, { id }: { id: string }) => reducers.withPress(context, id) }),
    addPending: assign({
      pending: ({ context }, { change }: { change: Change }) => reducers.withChange(context, change),
    }),
    setFavorites: assign({ favorites: (_, { favorites }: { favorites: readonly string[] }) => favorites }),
    setHeart: assign({
      favorites: ({ context }, { id, isOn }: { id: string; isOn: boolean }) =>
        reducers.withHeart(context.favorites, id, isOn),
    }),
    setAnswer: assign(({ context }, { isOn }: { isOn: boolean }) => reducers.withAnswer(context, isOn)),
    dropFirst: assign({ pending: ({ context }) => context.pending.slice(1) }),
    dropAll: assign({ pending: [] }),
    clear: assign({ favorites: [], pending: [] }),
    /** Restores changes queued before a reload, as by a visitor who then signed in. */
    restorePending: assign({ pending: [] }),
    persistPending: () => {},
    openSignIn: () => {},
    showToast,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'favorites',
  description:
    'The hearts on all cards, which show a press at once; and what a visitor asks for until they have signed in.',
  context: ({ input }) => ({ ...input, favorites: [], pending: [] }),
  initial: 'deciding',
  on: {
    'favorite.toggle': { actions: [{ type: 'addPress', params: ({ event }) => event }, 'persistPending'] },
    'change.queue': { actions: [{ type: 'addPending', params: ({ event }) => event }, 'persistPending'] },
    'favorite.synced': { actions: { type: 'setHeart', params: ({ event }) => event } },
    'session.ended': { target: '.signedOut', actions: ['clear', 'persistPending'] },
  },
  states: {
    deciding: {
      entry: 'restorePending',
      always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'A change is queued until the user has signed in, also across the reload after it.',
      on: {
        'favorite.toggle': {
          actions: [{ type: 'addPress', params: ({ event }) => event }, 'persistPending', 'openSignIn'],
        },
        'change.queue': {
          actions: [{ type: 'addPending', params: ({ event }) => event }, 'persistPending', 'openSignIn'],
        },
        'session.started': 'loading',
      },
    },
    loading: {
      invoke: {
        id: 'fetchFavorites',
        src: 'fetchFavorites',
        onDone: {
          target: 'ready',
          actions: { type: 'setFavorites', params: ({ event }) => ({ favorites: event.output }) },
        },
        onError: [
          { guard: { type: 'isSessionExpired', params: ({ event }) => event }, target: 'signedOut' },
          {
            guard: 'hasPending',
            target: 'notLoaded',
            actions: [
              { type: 'showToast', params: ({ event }) => ({ key: 'favoriteNotSaved', error: event.error }) },
              'dropAll',
              'persistPending',
            ],
          },
          { target: 'notLoaded' },
        ],
      },
      after: {
        slowAfter: {
          target: 'loading',
          reenter: true,
          description: 'Fetching twice does no harm, and a lost request would leave the hearts empty.',
        },
      },
    },
    notLoaded: {
      tags: 'failed',
      description: 'The favorites could not be loaded. The next press loads them again.',
      always: { guard: 'hasPending', target: 'loading' },
      on: { 'load.retry': 'loading' },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasPending', target: 'saving' } },
        saving: {
          invoke: {
            id: 'saveChange',
            src: 'saveChange',
            input: ({ context }) => reducers.firstOf(context.pending),
            onDone: [
              {
                guard: 'isBlock',
                target: 'idle',
                description: 'Nothing else on the page shows it.',
                actions: [
                  'dropFirst',
                  'persistPending',
                  { type: 'showToast', params: { key: 'mateBlocked' } },
                ],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'setAnswer', params: ({ event }) => ({ isOn: event.output }) },
                  'persistPending',
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isSessionExpired', params: ({ event }) => event },
                target: '#favorites.signedOut',
                description: 'The sign-in panel is open; the change is sent after signing in.',
              },
              {
                target: 'idle',
                description: 'A heart returns to its previous state.',
                actions: [
                  {
                    type: 'showToast',
                    params: ({ event }) => ({ key: 'favoriteNotSaved', error: event.error }),
                  },
                  'dropFirst',
                  'persistPending',
                ],
              },
            ],
          },
          after: {
            slowAfter: {
              target: 'saving',
              reenter: true,
              description: 'The change contains the final value: sending it twice has no effect.',
            },
          },
        },
      },
    },
  },
});
