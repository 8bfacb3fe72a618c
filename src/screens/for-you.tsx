import { createFavorites } from '../services/mates/favorites.ts';
import { ForYou } from '../views/mates/for-you.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList(
  ({ services }, signal) => createFavorites(services).suggestions(signal),
  ForYou,
);
