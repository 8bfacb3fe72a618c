import { forYou } from '../../../contract/for-you.ts';
import { block } from '../../../contract/safety.ts';
import { doFavorite, favorites, followCreator, followList } from '../../../contract/favorites.ts';
import { followTag } from '../../../contract/tags.ts';
import type { CollectionItem } from '../../machines/mates/browse/saved-list.types.ts';
import type { Change } from '../../machines/mates/favorites.types.ts';
import type { Services } from '../shared/services.ts';

/** The user's favorites, followed creators and suggestions, and the changes of them and of blocks. */
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

  favorites: async (signal: AbortSignal): Promise<CollectionItem[]> => {
    const { mates } = await call(favorites, {}, signal);
    return mates.map((mate) => ({ kind: 'favorite', mate, isOn: true, reason: null }));
  },

  followed: async (signal: AbortSignal): Promise<CollectionItem[]> => {
    const { creators, tags = [] } = await call(followList, {}, signal);
    return [
      ...creators.map((followed) => ({ kind: 'follow', followed, isOn: true }) as const),
      ...tags.map((followed) => ({ kind: 'followTag', followed, isOn: true }) as const),
    ];
  },

  suggestions: async (signal: AbortSignal): Promise<CollectionItem[]> => {
    const { entries } = await call(forYou, {}, signal);
    return entries.map(({ mate, reason }) => ({ kind: 'favorite', mate, isOn: false, reason }));
  },
});

export type FavoritesService = ReturnType<typeof createFavorites>;
