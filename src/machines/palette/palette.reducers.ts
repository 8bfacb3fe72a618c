import { trimmed } from '../../../contract/blank-text.ts';

/** A target of the palette. */
export interface PaletteOption {
  readonly kind: 'command' | 'page' | 'chat' | 'mate';
  /** The path of a page, or the id of a command, a room or a mate. */
  readonly id: string;
  readonly name: string;
  /** A detail that tells it apart; '' for none. */
  readonly detail: string;
}

export interface PaletteContext {
  readonly query: string;
  /** And the commands of the open screen. */
  readonly pages: readonly PaletteOption[];
  /** The most recently used first. */
  readonly chats: readonly PaletteOption[];
  /** The mates that the server found for the query, or still for the one before. */
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

/** How many chats are listed while nothing has been typed. */
const recentChats = 5;
const foundChats = 8;

/** The options of one list in the palette. */
export type OptionLists = Pick<PaletteContext, 'pages' | 'chats' | 'mates'> & {
  readonly commands: readonly PaletteOption[];
};

export const empty: PaletteContext = { query: '', pages: [], chats: [], mates: [], pointed: null };

/** The options that fit what was typed. The server has chosen the mates. */
export function matching({ query, pages, chats, mates }: PaletteContext): OptionLists {
  const wanted = folded(query).trim();
  const fits = ({ name, detail }: PaletteOption): boolean => folded(`${name} ${detail}`).includes(wanted);
  const fitting = pages.filter(fits);
  return {
    commands: fitting.filter(isCommand),
    chats: chats.filter(fits).slice(0, wanted === '' ? recentChats : foundChats),
    pages: fitting.filter((option) => !isCommand(option)),
    mates,
  };
}

const isCommand = ({ kind }: PaletteOption): boolean => kind === 'command';

/** The mates of the last query stay until others are found, or nothing is typed. */
export const withQuery = ({ mates }: PaletteContext, query: string): Partial<PaletteContext> => ({
  query,
  pointed: null,
  mates: trimmed(query) === '' ? [] : mates,
});

/** In the order in which the palette shows them. */
export function optionsOf(context: PaletteContext): readonly PaletteOption[] {
  const { commands, chats, pages, mates } = matching(context);
  return [...commands, ...chats, ...pages, ...mates];
}

/** The option that Enter chooses; null without any. */
export function pointedOf(context: PaletteContext): PaletteOption | null {
  const options = optionsOf(context);
  return options.find((option) => isSame(option, context.pointed)) ?? options[0] ?? null;
}

/** The option that a key moves to. The list is a circle. */
export function movedTo(context: PaletteContext, to: PaletteMove): PaletteOption | null {
  const options = optionsOf(context);
  const pointed = pointedOf(context);
  const at = options.findIndex((option) => isSame(option, pointed));
  const places = { next: (at + 1) % options.length, previous: at - 1, first: 0, last: -1 };
  return options.at(places[to]) ?? null;
}

export const isSame = (one: PaletteOption, other: PaletteOption | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
