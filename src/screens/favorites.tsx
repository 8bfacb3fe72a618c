import { Favorites } from '../views/mates/favorites.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList('favorites', Favorites);
