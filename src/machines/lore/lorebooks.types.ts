import type { Lorebook, LorebookFormat, LorebookList } from '../../../contract/lorebook.ts';
import type { CommandActor, CommandEnded } from '../shared/commands/command.ts';
import type { ChildCrashed } from '../shared/supervised.ts';

/** A mate or a conversation that may use a book. */
export interface NamedUser {
  readonly id: string;
  readonly name: string;
}

/** The user's books, and the mates that may use them. */
export interface LorebookListing extends LorebookList {
  readonly mates: readonly NamedUser[];
}

export interface LorebooksContext extends LorebookListing {
  /** Deleted a moment ago; each can be restored. */
  readonly removed: readonly Lorebook[];
  /** What the user asked for and is not done, each with the id of `toCommandId`. */
  readonly commands: readonly CommandActor[];
}

/** What the user requests for one book. */
export type BookCommand =
  | { readonly type: 'book.remove'; readonly book: Lorebook }
  | { readonly type: 'book.restore'; readonly book: Lorebook };

/** The result for a book. `missing`: it can no longer be restored. */
export interface BookChange {
  readonly kind: 'removed' | 'restored' | 'missing';
  readonly book: Lorebook;
}

/** A book to be downloaded. */
export interface BookExport {
  readonly book: Lorebook;
  readonly format: LorebookFormat;
}

/** A book as a JSON file. */
export interface BookFile {
  readonly name: string;
  readonly content: string;
}

export type LorebooksEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.add' }
  | ({ readonly type: 'file.export' } & BookExport)
  | BookCommand
  /** A book was imported. */
  | { readonly type: 'books.outdated' }
  | CommandEnded<`book.${string}`, BookChange>
  | ChildCrashed;

export type LorebooksTag = 'failed' | 'shown';

/** The children by id, with the names of their logic. */
export type LorebooksChildren = {
  request: 'fetchBooks';
  refresh: 'refreshBooks';
  createBook: 'createBook';
  exportBook: 'exportBook';
  bookImport: 'bookImport';
};
