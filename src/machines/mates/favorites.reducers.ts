import type { ToggleTarget } from '../shared/commands/toggle.machine.ts';

/** A change that a press requests: a mate as a favorite or blocked, a creator as followed. */
export interface Change {
  readonly kind: ToggleTarget['kind'] | 'block';
  /** The ID of the mate or of the creator. */
  readonly id: string;
  /** The state to set. */
  readonly wanted: boolean;
}

export interface FavoritesInput {
  readonly signedIn: boolean;
}

export interface FavoritesContext extends FavoritesInput {
  /** In the order in which they are sent. */
  readonly pending: readonly Change[];
  /** The IDs of the favorites, as the server last returned them. */
  readonly favorites: readonly string[];
}

export type FavoritesEvent =
  | { readonly type: 'favorite.toggle'; readonly id: string }
  /** Another part of the page asks for a change that needs a session. */
  | { readonly type: 'change.queue'; readonly change: Change }
  /** Another part of the page changed a heart. */
  | { readonly type: 'favorite.synced'; readonly id: string; readonly isOn: boolean }
  | { readonly type: 'load.retry' }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' };

const isSame = (one: Omit<Change, 'wanted'>, other: Omit<Change, 'wanted'>): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Whether the server has not yet confirmed a change of the mate's heart. */
export const isPending = ({ pending }: FavoritesContext, id: string): boolean =>
  pending.some((change) => isSame(change, { kind: 'favorite', id }));

/** Whether a heart is shown as on, including changes that the server has not confirmed. */
export const isShownOn = ({ favorites, pending }: FavoritesContext, id: string): boolean =>
  pending.findLast((change) => isSame(change, { kind: 'favorite', id }))?.wanted ?? favorites.includes(id);

/** Queues a change. The first one may already be sent; of the others only the last of each kind and ID stays. */
export const withChange = ({ pending }: FavoritesContext, change: Change): readonly Change[] => [
  ...pending.filter((other, index) => index === 0 || !isSame(other, change)),
  change,
];

/** Queues a press of a heart. */
export const withPress = (context: FavoritesContext, id: string): readonly Change[] =>
  withChange(context, { kind: 'favorite', id, wanted: !isShownOn(context, id) });

/** Adds the mate to the favorites, or removes it. */
export function withHeart(favorites: readonly string[], id: string, isOn: boolean): readonly string[] {
  const others = favorites.filter((other) => other !== id);
  return isOn ? [id, ...others] : others;
}

/** Removes the change that was sent, and applies what the server returned for it. */
export function withAnswer(
  { favorites, pending }: FavoritesContext,
  isOn: boolean,
): Pick<FavoritesContext, 'favorites' | 'pending'> {
  const { kind, id } = firstOf(pending);
  return {
    favorites: kind === 'favorite' ? withHeart(favorites, id, isOn) : favorites,
    pending: pending.slice(1),
  };
}

/** Returns the next change to send. */
export function firstOf(pending: readonly Change[]): Change {
  const [first] = pending;
  if (first === undefined) throw new RangeError('No change is pending.');
  return first;
}
