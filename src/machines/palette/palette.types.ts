/** What the palette leads to. */
export interface PaletteOption {
  readonly kind: 'page' | 'chat' | 'mate';
  /** The path of a page, or the id of a room or a mate. */
  readonly id: string;
  readonly name: string;
  /** What else tells it apart; '' for nothing. */
  readonly detail: string;
}

export interface PaletteContext {
  readonly query: string;
  readonly pages: readonly PaletteOption[];
  /** The most recently used first. */
  readonly chats: readonly PaletteOption[];
  /** What the server found for the query, or still for the one before. */
  readonly mates: readonly PaletteOption[];
  /** The option that the arrow keys have moved to; null for the first. */
  readonly pointed: PaletteOption | null;
}

export type PaletteMove = 'next' | 'previous' | 'first' | 'last';

/** A shortcut that works on the whole page. */
export type ShortcutPressed = { readonly type: 'palette.request' } | { readonly type: 'shortcuts.request' };

/** A key that is pressed before the field has the focus. */
export type KeyTyped =
  | { readonly type: 'query.type'; readonly text: string }
  | { readonly type: 'palette.close' };

export type PaletteEvent =
  | ShortcutPressed
  | KeyTyped
  | { readonly type: 'option.move'; readonly to: PaletteMove }
  | { readonly type: 'option.choose'; readonly option: PaletteOption }
  | { readonly type: 'load.retry' };

/** The children by id, with the names of their logic. */
export type PaletteChildren = {
  watchShortcuts: 'watchShortcuts';
  loadPages: 'loadPages';
  watchTyping: 'watchTyping';
  loadShortcuts: 'loadShortcuts';
  fetchChats: 'fetchChats';
  fetchMates: 'fetchMates';
};

export type PaletteTag = 'palette' | 'shortcuts' | 'busy' | 'failed';
