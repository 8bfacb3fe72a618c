import type { ToggleTarget } from '../shared/commands/toggle.types.ts';

/** What a press asks of the server: a mate as a favorite or blocked, a creator as followed. */
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
