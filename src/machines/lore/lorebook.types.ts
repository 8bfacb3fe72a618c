import type { Lorebook, LorebookChanges, LorebookUser } from '../../../contract/lorebook.ts';
import type { OwnLoreEntry } from '../../../contract/lore-entry.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { NamedUser } from './lorebooks.types.ts';

export interface LorebookInput {
  /** Null where the page was opened without a book. */
  readonly bookId: string | null;
}

/** What loading yields. */
export interface LorebookData {
  readonly book: Lorebook;
  /** In the order of the book. */
  readonly entries: readonly OwnLoreEntry[];
  /** The user's mates and conversations, which may use the book. */
  readonly mates: readonly NamedUser[];
  readonly rooms: readonly NamedUser[];
}

export interface LorebookContext extends LorebookInput {
  /** Null until it is loaded. */
  readonly data: LorebookData | null;
  /** The version of the book on which the form of its settings is based; null while it is closed. */
  readonly edited: Lorebook | null;
  /** What the user asked for and is not done, each with the id of `toCommandId`. */
  readonly commands: readonly CommandActor[];
}

/** Lets a mate or a conversation use the book, or no longer. */
export interface UseCommand {
  readonly type: 'use.switch';
  readonly to: LorebookUser;
  readonly attached: boolean;
}

export interface UseToSwitch extends UseCommand {
  readonly bookId: string;
}

/** The settings of a book as they were typed. */
export interface BookToSave {
  /** Null for a new one. */
  readonly book: Lorebook | null;
  readonly settings: LorebookChanges;
}

export type LorebookEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.edit' }
  /** Reads the book again, since it was changed elsewhere. */
  | { readonly type: 'book.reload' }
  | UseCommand
  /** The list of entries has changed some. */
  | { readonly type: 'entries.changed' }
  | CommandEnded<`use.${string}`, Lorebook>
  | ChildCrashed;

export type LorebookTag = 'failed' | 'missing' | 'shown' | 'reloaded';

/** The children by id, with the names of their logic. */
export type LorebookChildren = {
  request: 'fetchBook';
  refresh: 'refreshBook';
  saveBook: 'saveBook';
  loreEntries: 'loreEntries';
  loreTrial: 'loreTrial';
};
