import { fromPromise } from 'xstate';
import type { CollectionItem } from '../../machines/mates/browse/saved-list.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { ToggleChange } from '../../machines/shared/commands/toggle.types.ts';
import { ApiError } from '../http/api-error.ts';
import type { FavoritesService } from './favorites.ts';

/** Connects a toggle to the hearts on all cards. */
interface FavoriteHearts {
  readonly isSignedIn: () => boolean;
  /** Queues the change and asks the visitor to sign in. */
  readonly requestFavorite: (mateId: string) => void;
  readonly announceFavorite: (mateId: string, isOn: boolean) => void;
}

/** Implements the actor of a toggle. */
export const toggleActors = (marks: Pick<FavoritesService, 'set'>, hearts: FavoriteHearts) => ({
  saveToggle: fromPromise<boolean, ToggleChange>(async ({ input, signal }) => {
    const isHeart = input.kind === 'favorite';
    if (isHeart && !hearts.isSignedIn()) {
      hearts.requestFavorite(input.id);
      throw new ApiError('expired', 'nobody is signed in');
    }
    const isOn = await marks.set(input, signal);
    if (isHeart) hearts.announceFavorite(input.id, isOn);
    return isOn;
  }),
});

/** Implements the actor of a saved list. */
export const savedListActors = (read: (signal: AbortSignal) => Promise<CollectionItem[]>) => ({
  fetchItems: provideRequest<readonly CollectionItem[]>(({ signal }) => read(signal)),
});
