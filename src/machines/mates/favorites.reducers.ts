import type { FavoriteChange, FavoritesContext } from './favorites.types.ts';

/** Whether a heart is shown as on, including changes that the server has not confirmed. */
export const isShownOn = ({ favorites, pending }: FavoritesContext, id: string): boolean =>
  pending.findLast((change) => change.id === id)?.wanted ?? favorites.includes(id);

/** Queues a press. The first change may already be sent; of the others only the last of each mate stays. */
export const withPress = (context: FavoritesContext, id: string): readonly FavoriteChange[] => [
  ...context.pending.filter((change, index) => index === 0 || change.id !== id),
  { id, wanted: !isShownOn(context, id) },
];

/** Adds the mate to the favorites, or removes it. */
export function withHeart(favorites: readonly string[], id: string, isOn: boolean): readonly string[] {
  const others = favorites.filter((other) => other !== id);
  return isOn ? [id, ...others] : others;
}

/** Returns the next change to send. */
export function firstOf(pending: readonly FavoriteChange[]): FavoriteChange {
  const [first] = pending;
  if (first === undefined) throw new RangeError('No change is pending.');
  return first;
}
