import { readFavorites } from '../../services/mates/saved-lists.ts';
import { Favorites } from '../../views/mates/browse/lists/favorites.tsx';
import { defineSavedList } from './saved-list.ts';

export const screen = defineSavedList(({ services }, signal) => readFavorites(services, signal), Favorites);
