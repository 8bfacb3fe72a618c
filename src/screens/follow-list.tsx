import { createFavorites } from '../services/mates/favorites.ts';
import { FollowList } from '../views/mates/follow-list.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList(
  ({ services }, signal) => createFavorites(services).followed(signal),
  FollowList,
);
