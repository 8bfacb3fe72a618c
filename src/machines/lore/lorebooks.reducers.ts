import type { EventObject } from 'xstate';
import type { Lorebook, LorebookFormat, LorebookList } from '../../../contract/lore/lorebook.ts';
import type { CommandEnded } from '../shared/commands/command.ts';
import type { RowCommands } from '../shared/commands/row-commands.ts';
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

export interface LorebooksContext extends LorebookListing, RowCommands {
  /** Deleted a moment ago; each can be restored. */
  readonly removed: readonly Lorebook[];
}

/** A command of the user for one book. */
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

/** Each action on each book is a separate command. */
export const toCommandId = ({ type, book }: BookCommand): string => `${type}.${book.bookId}`;

/** The actor of each command. */
export const actorNames = { 'book.remove': 'removeBook', 'book.restore': 'restoreBook' } as const;

/** Returns the lists after the server changed a book. A deleted one can be restored. */
export function applyChange(
  { books, removed }: Pick<LorebooksContext, 'books' | 'removed'>,
  { kind, book }: BookChange,
) {
  const isOther = ({ bookId }: Lorebook): boolean => bookId !== book.bookId;
  return {
    books: kind === 'restored' ? [book, ...books.filter(isOther)] : books.filter(isOther),
    removed: kind === 'removed' ? [...removed.filter(isOther), book] : removed.filter(isOther),
  };
}

/** Returns what an event asks to download. Throws for another event. */
export function exportOf(event: EventObject): BookExport {
  if (!isExport(event)) throw new TypeError(`${event.type} exports nothing.`);
  return { book: event.book, format: event.format };
}

const isExport = (event: EventObject): event is Extract<LorebooksEvent, { type: 'file.export' }> =>
  event.type === 'file.export';
