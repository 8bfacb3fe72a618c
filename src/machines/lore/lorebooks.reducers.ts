import type { EventObject } from 'xstate';
import type { Lorebook } from '../../../contract/lorebook.ts';
import type {
  BookChange,
  BookCommand,
  BookExport,
  LorebooksContext,
  LorebooksEvent,
} from './lorebooks.types.ts';

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
