import { block } from '../../../contract/safety/safety.ts';
import { doFavorite, favorites, followCreator } from '../../../contract/mates/favorites.ts';
import { followTag } from '../../../contract/mates/tags.ts';
import type { Change } from '../../machines/mates/favorites.reducers.ts';
import type { Services } from '../shared/services.ts';

/** The changes of the user's favorites, follows and blocks, and which mates are favorites. */
export const createFavorites = ({ call }: Pick<Services, 'call'>) => ({
  /** Makes the change and returns the new state. The request contains the final value, so it may be repeated. */
  set: async ({ kind, id, wanted }: Change, signal: AbortSignal): Promise<boolean> => {
    const value = wanted ? '1' : '0';
    if (kind === 'block') return (await call(block, { mateId: id, wanted }, signal)).blocked;
    if (kind === 'followTag') return (await call(followTag, { tag: id, wanted }, signal)).following;
    if (kind === 'favorite')
      return (await call(doFavorite, { mateId: id, favorite: value }, signal)).favorite;
    return (await call(followCreator, { creatorId: id, follow: value }, signal)).following;
  },

  favoriteIds: async (signal: AbortSignal): Promise<readonly string[]> =>
    (await call(favorites, {}, signal)).mates.map(({ mateId }) => mateId),
});

export type FavoritesService = ReturnType<typeof createFavorites>;
