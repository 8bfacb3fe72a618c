/** How a mate's heart shall stand. */
export interface FavoriteChange {
  readonly id: string;
  readonly wanted: boolean;
}

export interface FavoritesInput {
  readonly signedIn: boolean;
}

export interface FavoritesContext extends FavoritesInput {
  /** In the order in which they are granted. */
  readonly pending: readonly FavoriteChange[];
  /** The ids of the mates that are favourites, as the server last said. */
  readonly favorites: readonly string[];
}

export type FavoritesEvent =
  | { readonly type: 'favorite.toggle'; readonly id: string }
  /** Another part of the page had a heart set. */
  | { readonly type: 'favorite.synced'; readonly id: string; readonly isOn: boolean }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' };
