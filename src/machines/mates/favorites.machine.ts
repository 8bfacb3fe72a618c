import { assign, setup } from 'xstate';
import { absentPromise } from '../shared/placeholders.ts';
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
    fetchFavorites: absentPromise<readonly string[]>('fetchFavorites'),
    setHeart: absentPromise<boolean, FavoriteChange>('setHeart'),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    hasWishes: ({ context }) => context.wishes.length > 0,
    isExpiry: (_, { error }: { error: unknown }) => toFailure(error).kind === 'expired',
  },
  actions: {
    wish: assign({ wishes: ({ context }, { id }: { id: string }) => rules.withPress(context, id) }),
    setFavorites: assign({ favorites: (_, { favorites }: { favorites: readonly string[] }) => favorites }),
    setHeart: assign({
      favorites: ({ context }, { id, isOn }: { id: string; isOn: boolean }) =>
        rules.withHeart(context.favorites, id, isOn),
    }),
    setAnswer: assign(({ context: { favorites, wishes } }, { isOn }: { isOn: boolean }) => ({
      favorites: rules.withHeart(favorites, rules.firstOf(wishes).id, isOn),
      wishes: wishes.slice(1),
    })),
    dropFirst: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    dropAll: assign({ wishes: [] }),
    forget: assign({ favorites: [], wishes: [] }),
    /** The wiring's one gives back what was wished before the page was loaded anew, as by a visitor who signed in. */
    restoreWishes: assign({ wishes: [] }),
    storeWishes: () => {},
    askSignIn: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'favorites',
  description: 'The hearts on all cards: shown as they are wished, until the server says how they stand.',
  context: ({ input }) => ({ ...input, favorites: [], wishes: [] }),
  initial: 'deciding',
  on: {
    'favorite.toggle': { actions: [{ type: 'wish', params: ({ event }) => event }, 'storeWishes'] },
    'favorite.synced': { actions: { type: 'setHeart', params: ({ event }) => event } },
    'session.ended': { target: '.visiting', actions: ['forget', 'storeWishes'] },
  },
  states: {
    deciding: {
      entry: 'restoreWishes',
      always: [{ guard: 'isSignedIn', target: 'reading' }, { target: 'visiting' }],
    },
    visiting: {
      description: 'A wish waits until somebody is signed in, also over the reload that signing in brings.',
      on: {
        'favorite.toggle': {
          actions: [{ type: 'wish', params: ({ event }) => event }, 'storeWishes', 'askSignIn'],
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
            guard: 'hasWishes',
            target: 'unread',
            actions: [{ type: 'notifyFailure', params: ({ event }) => event }, 'dropAll', 'storeWishes'],
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
      description: 'Nobody was told which hearts are set. Whoever presses one has them read again.',
      on: {
        'favorite.toggle': {
          target: 'reading',
          actions: [{ type: 'wish', params: ({ event }) => event }, 'storeWishes'],
        },
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'hasWishes', target: 'setting' } },
        setting: {
          invoke: {
            id: 'setHeart',
            src: 'setHeart',
            input: ({ context }) => rules.firstOf(context.wishes),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setAnswer', params: ({ event }) => ({ isOn: event.output }) },
                'storeWishes',
              ],
            },
            onError: [
              {
                guard: { type: 'isExpiry', params: ({ event }) => event },
                target: '#favorites.visiting',
                description: 'The panel is open by now; the wish is granted after signing in.',
              },
              {
                target: 'resting',
                description: 'The heart goes back to how it stood.',
                actions: [
                  { type: 'notifyFailure', params: ({ event }) => event },
                  'dropFirst',
                  'storeWishes',
                ],
              },
            ],
          },
          after: {
            slowAfter: {
              target: 'setting',
              reenter: true,
              description: 'The wish names how the heart shall stand, so that it counts once.',
            },
          },
        },
      },
    },
  },
});
