import { createFavorites } from '../services/mates/favorites.ts';
import { Favorites } from '../views/mates/favorites.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList(
  ({ services }, signal) => createFavorites(services).favorites(signal),
  Favorites,
);
