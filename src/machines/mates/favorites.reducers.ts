import type { FavoriteChange, FavoritesContext } from './favorites.types.ts';

/** How a heart is shown: as it is wished, until the server has answered. */
export const isShownOn = ({ favorites, wishes }: FavoritesContext, id: string): boolean =>
  wishes.findLast((wish) => wish.id === id)?.wanted ?? favorites.includes(id);

/** The wishes after a press. The first may be on its way; of the others the last one counts for each mate. */
export const withPress = (context: FavoritesContext, id: string): readonly FavoriteChange[] => [
  ...context.wishes.filter((wish, index) => index === 0 || wish.id !== id),
  { id, wanted: !isShownOn(context, id) },
];

/** The favourites once a heart stands like this. */
export function withHeart(favorites: readonly string[], id: string, isOn: boolean): readonly string[] {
  const others = favorites.filter((other) => other !== id);
  return isOn ? [id, ...others] : others;
}

/** The wish whose turn it is. */
export function firstOf(wishes: readonly FavoriteChange[]): FavoriteChange {
  const [first] = wishes;
  if (first === undefined) throw new RangeError('Nothing is wished.');
  return first;
}
