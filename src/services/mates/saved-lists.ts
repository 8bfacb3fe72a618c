import { favorites } from '../../../contract/mates/favorites.ts';
import { followList } from '../../../contract/mates/follow-list.ts';
import { forYou } from '../../../contract/mates/for-you.ts';
import type { CollectionItem } from '../../machines/mates/browse/saved-list.reducers.ts';
import type { Services } from '../shared/services.ts';

type Calls = Pick<Services, 'call'>;

/** Reads the user's favorites, newest first. */
export async function readFavorites({ call }: Calls, signal: AbortSignal): Promise<CollectionItem[]> {
  const { mates } = await call(favorites, {}, signal);
  return mates.map((mate) => ({ kind: 'favorite', mate, isOn: true, reason: null }));
}

/** Reads the creators and the tags that the user follows. */
export async function readFollowed({ call }: Calls, signal: AbortSignal): Promise<CollectionItem[]> {
  const { creators, tags = [] } = await call(followList, {}, signal);
  return [
    ...creators.map((followed) => ({ kind: 'follow', followed, isOn: true }) as const),
    ...tags.map((followed) => ({ kind: 'followTag', followed, isOn: true }) as const),
  ];
}

/** Reads mates that the user may like. */
export async function readSuggestions({ call }: Calls, signal: AbortSignal): Promise<CollectionItem[]> {
  const { entries } = await call(forYou, {}, signal);
  return entries.map(({ mate, reason }) => ({ kind: 'favorite', mate, isOn: false, reason }));
}
