import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import * as rules from './favorites.reducers.ts';
import type { FavoriteChange, FavoritesContext, FavoritesEvent, FavoritesInput } from './favorites.types.ts';

export const favoritesMachine = setup({
  types: {
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    input: {} as FavoritesInput,
  },
  actors: {
    fetchFavorites: notProvidedPromise<readonly string[]>('fetchFavorites'),
    setHeart: notProvidedPromise<boolean, FavoriteChange>('setHeart'),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    hasPending: ({ context }) => context.pending.length > 0,
    isExpiry: (_, { error }: { error: unknown }) => toFailure(error).kind === 'expired',
  },
  actions: {
    addPending: assign({ pending: ({ context }, { id }: { id: string }) => rules.withPress(context, id) }),
    setFavorites: assign({ favorites: (_, { favorites }: { favorites: readonly string[] }) => favorites }),
    setHeart: assign({
      favorites: ({ context }, { id, isOn }: { id: string; isOn: boolean }) =>
        rules.withHeart(context.favorites, id, isOn),
    }),
    setAnswer: assign(({ context: { favorites, pending } }, { isOn }: { isOn: boolean }) => ({
      favorites: rules.withHeart(favorites, rules.firstOf(pending).id, isOn),
      pending: pending.slice(1),
    })),
    dropFirst: assign({ pending: ({ context }) => context.pending.slice(1) }),
    dropAll: assign({ pending: [] }),
    forget: assign({ favorites: [], pending: [] }),
    /** Restores changes queued before a reload, as by a visitor who then signed in. */
    restorePending: assign({ pending: [] }),
    persistPending: () => {},
    askSignIn: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'favorites',
  description: 'The hearts on all cards: shown as they are wished, until the server says how they stand.',
  context: ({ input }) => ({ ...input, favorites: [], pending: [] }),
  initial: 'deciding',
  on: {
    'favorite.toggle': { actions: [{ type: 'addPending', params: ({ event }) => event }, 'persistPending'] },
    'favorite.synced': { actions: { type: 'setHeart', params: ({ event }) => event } },
    'session.ended': { target: '.visiting', actions: ['forget', 'persistPending'] },
  },
  states: {
    deciding: {
      entry: 'restorePending',
      always: [{ guard: 'isSignedIn', target: 'reading' }, { target: 'visiting' }],
    },
    visiting: {
      description: 'A change is queued until the user has signed in, also across the reload after it.',
      on: {
        'favorite.toggle': {
          actions: [{ type: 'addPending', params: ({ event }) => event }, 'persistPending', 'askSignIn'],
        },
        'session.started': 'reading',
      },
    },
    reading: {
      invoke: {
        id: 'fetchFavorites',
        src: 'fetchFavorites',
        onDone: {
          target: 'ready',
          actions: { type: 'setFavorites', params: ({ event }) => ({ favorites: event.output }) },
        },
        onError: [
          { guard: { type: 'isExpiry', params: ({ event }) => event }, target: 'visiting' },
          {
            guard: 'hasPending',
            target: 'unread',
            actions: [{ type: 'notifyFailure', params: ({ event }) => event }, 'dropAll', 'persistPending'],
          },
          { target: 'unread' },
        ],
      },
      after: {
        slowAfter: {
          target: 'reading',
          reenter: true,
          description: 'Reading twice does no harm, and a lost call would leave the hearts empty.',
        },
      },
    },
    unread: {
      description: 'The favorites could not be loaded. The next press loads them again.',
      on: {
        'favorite.toggle': {
          target: 'reading',
          actions: [{ type: 'addPending', params: ({ event }) => event }, 'persistPending'],
        },
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'hasPending', target: 'setting' } },
        setting: {
          invoke: {
            id: 'setHeart',
            src: 'setHeart',
            input: ({ context }) => rules.firstOf(context.pending),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setAnswer', params: ({ event }) => ({ isOn: event.output }) },
                'persistPending',
              ],
            },
            onError: [
              {
                guard: { type: 'isExpiry', params: ({ event }) => event },
                target: '#favorites.visiting',
                description: 'The panel is open by now; the change is sent after signing in.',
              },
              {
                target: 'resting',
                description: 'The heart goes back to how it stood.',
                actions: [
                  { type: 'notifyFailure', params: ({ event }) => event },
                  'dropFirst',
                  'persistPending',
                ],
              },
            ],
          },
          after: {
            slowAfter: {
              target: 'setting',
              reenter: true,
              description: 'The change says the final value, so that sending it twice has no effect.',
            },
          },
        },
      },
    },
  },
});
