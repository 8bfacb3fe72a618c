import type { Failure } from '../shared/failure.ts';

/** `list`: what the user likes, follows and blocks, and what mates remember. */
export type ImportKind = 'mate' | 'chat' | 'persona' | 'book' | 'list';

/** Something that can be imported. */
export interface ImportItem {
  readonly id: string;
  readonly kind: ImportKind;
  /** Its name; '' where it has none. */
  readonly name: string;
  /** The character of a mate or a chat; null for a persona and a lorebook. */
  readonly characterId: string | null;
  /** The number of messages of a chat, those of alternatives too. */
  readonly messages: number;
  /** How many of them cannot be read. */
  readonly broken: number;
}

/** A character with chats, or with a card. */
export interface ImportCharacter {
  readonly id: string;
  readonly name: string;
  readonly hasCard: boolean;
}

/** Why something cannot be imported. `copy`: the same is in another file; `apart`: it is not read together with a companion file. */
export type ImportProblem =
  | 'large'
  | 'long'
  | 'encoding'
  | 'damaged'
  | 'empty'
  | 'copy'
  | 'unknown'
  | 'newer'
  | 'apart';

/** Files that cannot be imported for one reason. */
export interface RejectedFile {
  readonly problem: ImportProblem;
  readonly names: readonly string[];
}

/** A mate of the user's with whom chats can go on. */
export interface OwnMateName {
  readonly mateId: string;
  readonly name: string;
}

/** The content that was found, before any of it is imported. */
export interface ImportPreview {
  readonly items: readonly ImportItem[];
  readonly characters: readonly ImportCharacter[];
  readonly rejected: readonly RejectedFile[];
  readonly mates: readonly OwnMateName[];
  /** How many more of a kind the account can have; no entry for what has no limit. */
  readonly left: Readonly<Partial<Record<ImportKind, number>>>;
}

/** A file that a passphrase opens: none was given, or another one. */
export interface LockedFile {
  readonly lock: 'locked' | 'refused';
}

/** What to read: chosen files, or the locked one again. */
export interface ReadInput {
  readonly folder: boolean;
  readonly passphrase: string | null;
}

/** The part that the user chose. */
export interface ImportChoice {
  /** The ids of the items that are deselected. */
  readonly excluded: readonly string[];
  /** The mates with whom the chats of characters go on, by the ids of the characters; a new private mate where there is none. */
  readonly mates: Readonly<Record<string, string>>;
}

/** The result for an item; `failure` is null where it is imported. */
export interface ImportResult {
  readonly id: string;
  readonly failure: Failure | null;
  /** How many entries of a lorebook were not imported. */
  readonly skipped: number;
  /** The same, or a newer one, was there already. */
  readonly isUnchanged: boolean;
}

/** How far the import is: `done` and `total` count items and messages. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
  readonly results: readonly ImportResult[];
}

export interface ImportContext extends ImportChoice {
  /** Null before files were read. */
  readonly preview: ImportPreview | null;
  readonly progress: ImportProgress | null;
  /** Why files could not be read, or the import was interrupted; null where it was not. */
  readonly failure: Failure | null;
}

/** The import sends this whenever something is stored. */
export interface ImportProgressed {
  readonly type: 'import.progress';
  readonly progress: ImportProgress;
}

export type ImportEvent =
  /** The files are in the input of the page. */
  | { readonly type: 'files.choose'; readonly folder: boolean }
  | { readonly type: 'passphrase.submit'; readonly passphrase: string }
  | { readonly type: 'item.toggle'; readonly id: string }
  | { readonly type: 'kind.toggle'; readonly kind: ImportKind }
  /** `mateId` is null for a new mate. */
  | { readonly type: 'mate.choose'; readonly characterId: string; readonly mateId: string | null }
  | ImportProgressed
  | { readonly type: 'import.start' }
  | { readonly type: 'import.stop' }
  | { readonly type: 'import.cancel' };

export type ImportTag = 'choosing' | 'locked' | 'refused';

/** Returns what an event asks to read. */
export const toRead = (event: { readonly type: string }): ReadInput => ({
  folder: 'folder' in event && event.folder === true,
  passphrase: 'passphrase' in event && typeof event.passphrase === 'string' ? event.passphrase : null,
});

/** Whether a file needs a passphrase; `refused`: another one than was given. */
export const isLocked = (
  _: unknown,
  { read, lock }: { readonly read: ImportPreview | LockedFile; readonly lock: LockedFile['lock'] },
): boolean => 'lock' in read && read.lock === lock;

/** Returns what was found. Throws for a locked file. */
export function previewOf(read: ImportPreview | LockedFile): ImportPreview {
  if ('lock' in read) throw new TypeError('The file is locked.');
  return read;
}

/** Leaves an item out, or takes it in again. */
export const toggleItem = (
  { excluded }: Pick<ImportContext, 'excluded'>,
  id: string,
): Pick<ImportContext, 'excluded'> => ({
  excluded: excluded.includes(id) ? excluded.filter((other) => other !== id) : [...excluded, id],
});

/** Deselects all items of a kind, or selects them where all are deselected. */
export const toggleKind = (
  { preview, excluded }: Pick<ImportContext, 'preview' | 'excluded'>,
  kind: ImportKind,
): Pick<ImportContext, 'excluded'> => {
  const ids = itemsOf(preview?.items ?? [], kind).map(({ id }) => id);
  const others = excluded.filter((id) => !ids.includes(id));
  return { excluded: ids.every((id) => excluded.includes(id)) ? others : [...others, ...ids] };
};

/** Chooses the mate with whom the chats of a character go on; null for a new one. */
export const chooseMate = (
  { mates }: Pick<ImportContext, 'mates'>,
  { characterId, mateId }: { characterId: string; mateId: string | null },
): Pick<ImportContext, 'mates'> => ({
  mates: Object.fromEntries([
    ...Object.entries(mates).filter(([id]) => id !== characterId),
    ...(mateId === null ? [] : [[characterId, mateId] as const]),
  ]),
});

/** Returns how many of a kind can still be added where more are chosen; null otherwise. */
export const shortOf = (
  { preview, excluded }: Pick<ImportContext, 'preview' | 'excluded'>,
  kind: ImportKind,
): number | null => {
  const chosen = itemsOf(preview?.items ?? [], kind).filter(({ id }) => !excluded.includes(id));
  const left = preview?.left[kind];
  return left === undefined || chosen.length <= left ? null : left;
};

export const itemsOf = (items: readonly ImportItem[], kind: ImportKind): ImportItem[] =>
  items.filter((item) => item.kind === kind);

/** Whether the user left anything to import. */
export const hasChosen = ({ preview, excluded }: Pick<ImportContext, 'preview' | 'excluded'>): boolean =>
  preview?.items.some(({ id }) => !excluded.includes(id)) === true;
