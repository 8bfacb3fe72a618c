/** A change of a mate's heart. */
export interface FavoriteChange {
  readonly id: string;
  readonly wanted: boolean;
}

export interface FavoritesInput {
  readonly signedIn: boolean;
}

export interface FavoritesContext extends FavoritesInput {
  /** In the order in which they are sent. */
  readonly pending: readonly FavoriteChange[];
  /** The IDs of the favorites, as the server last returned them. */
  readonly favorites: readonly string[];
}

export type FavoritesEvent =
  | { readonly type: 'favorite.toggle'; readonly id: string }
  /** Another part of the page changed a heart. */
  | { readonly type: 'favorite.synced'; readonly id: string; readonly isOn: boolean }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' };
