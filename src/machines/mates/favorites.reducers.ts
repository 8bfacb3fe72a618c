import type { FavoriteChange, FavoritesContext } from './favorites.types.ts';

/** How a heart is shown: as it is wished, until the server has answered. */
export const isShownOn = ({ favorites, pending }: FavoritesContext, id: string): boolean =>
  pending.findLast((change) => change.id === id)?.wanted ?? favorites.includes(id);

/** The pending after a press. The first may be on its way; of the others the last one counts for each mate. */
export const withPress = (context: FavoritesContext, id: string): readonly FavoriteChange[] => [
  ...context.pending.filter((change, index) => index === 0 || change.id !== id),
  { id, wanted: !isShownOn(context, id) },
];

/** The favourites once a heart stands like this. */
export function withHeart(favorites: readonly string[], id: string, isOn: boolean): readonly string[] {
  const others = favorites.filter((other) => other !== id);
  return isOn ? [id, ...others] : others;
}

/** Returns the next change to send. */
export function firstOf(pending: readonly FavoriteChange[]): FavoriteChange {
  const [first] = pending;
  if (first === undefined) throw new RangeError('Nothing is wished.');
  return first;
}
