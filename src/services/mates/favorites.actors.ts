import { fromPromise } from 'xstate';
import type { CollectionItem } from '../../machines/mates/saved-list.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { ToggleChange } from '../../machines/shared/toggle.types.ts';
import { ApiError } from '../http/api-error.ts';
import type { FavoritesService } from './favorites.ts';

/** The hearts on all cards, which every switch of a heart agrees with. */
interface FavoriteHearts {
  readonly isSignedIn: () => boolean;
  /** Asks a visitor to sign in, and has the heart set after that. */
  readonly requestFavorite: (mateId: string) => void;
  readonly announceFavorite: (mateId: string, isOn: boolean) => void;
}

/** What the switch of a mark does. */
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

/** What a list of marks reads. */
export const savedListActors = (read: (signal: AbortSignal) => Promise<CollectionItem[]>) => ({
  fetchItems: provideRequest<readonly CollectionItem[]>(({ signal }) => read(signal)),
});
