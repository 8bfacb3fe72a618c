import { assign, fromPromise } from 'xstate';
import type { ReadMessages } from '../locales/messages.ts';
import { toFailure } from '../machines/shared/failure.ts';
import { favoritesMachine } from '../machines/mates/favorites.machine.ts';
import type { FavoriteChange } from '../machines/mates/favorites.types.ts';
import type { NotificationRequest } from '../machines/notifications/notifications.types.ts';
import type { Http } from '../services/http/http.ts';
import { createMarks } from '../services/mates/favorites.ts';
import type { SafeStorage } from '../services/storage/safe-storage.ts';
import { createWishesStore } from '../services/mates/pending-favorites-store.ts';

/** What the hearts need of the page. */
export interface MarksWorld {
  readonly call: Http['call'];
  readonly tabStorage: SafeStorage;
  readonly messages: ReadMessages;
  readonly askSignIn: () => void;
  readonly notify: (notification: NotificationRequest) => void;
}

/** The hearts' machine, ready to be started. */
export function provideFavorites({ call, tabStorage, messages, askSignIn, notify }: MarksWorld) {
  const marks = createMarks({ call });
  const store = createWishesStore(tabStorage);
  return favoritesMachine.provide({
    actors: {
      fetchFavorites: fromPromise(({ signal }) => marks.favoriteIds(signal)),
      setHeart: fromPromise<boolean, FavoriteChange>(({ input: { id, wanted }, signal }) =>
        marks.set({ kind: 'favorite', id, wanted }, signal),
      ),
    },
    actions: {
      restorePending: assign({ pending: () => store.read() }),
      persistPending: ({ context }) => store.write(context.pending),
      askSignIn,
      notifyFailure: (_, { error }) =>
        notify({ message: messages('marks').notSet(toFailure(error).message), type: 'negative' }),
    },
  });
}
