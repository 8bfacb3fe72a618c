import { sendToActor } from './actors/system-actors.ts';
import { assign, fromPromise } from 'xstate';
import { favoritesMachine } from '../machines/mates/favorites.machine.ts';
import type { Change } from '../machines/mates/favorites.reducers.ts';
import { createFavorites } from '../services/mates/favorites.ts';
import { createPendingFavoritesStore } from '../services/mates/pending-favorites-store.ts';
import type { AppDeps } from './actors/app-deps.ts';

/** Provides the machine of the favorites. */
export function provideFavorites({ call, tabStorage, showToast }: AppDeps) {
  const marks = createFavorites({ call });
  const store = createPendingFavoritesStore(tabStorage);
  return favoritesMachine.provide({
    actors: {
      fetchFavorites: fromPromise(({ signal }) => marks.favoriteIds(signal)),
      saveChange: fromPromise<boolean, Change>(({ input, signal }) => marks.set(input, signal)),
    },
    actions: {
      restorePending: assign({ pending: () => store.read() }),
      persistPending: ({ context }) => store.write(context.pending),
      openSignIn: ({ system }) => sendToActor(system, 'auth', { type: 'panel.open', mode: 'signIn' }),
      showToast,
    },
  });
}
