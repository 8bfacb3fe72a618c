import type { Lorebook } from '../../../contract/lorebook.ts';
import type { LoreEntriesInput } from './entries/lore-entries.types.ts';
import type { LorebookContext, UseCommand } from './lorebook.types.ts';

/** Each mate and each conversation has its own command. */
export const toCommandId = ({ type, to }: Pick<UseCommand, 'type' | 'to'>): string =>
  `${type}.${to.kind}.${to.kind === 'mate' ? to.mateId : to.roomId}`;

/** Whether the mate or the conversation uses the book. */
export const isUsing = ({ mateIds, roomIds }: Lorebook, to: UseCommand['to']): boolean =>
  to.kind === 'mate' ? mateIds.includes(to.mateId) : roomIds.includes(to.roomId);

/** Returns the data with another version of the book. */
export const withBook = ({ data }: LorebookContext, book: Lorebook) => ({
  data: data === null ? null : { ...data, book },
});

/** Returns the input of the list. Throws before the book is loaded. */
export function toEntriesInput({ data }: LorebookContext): Omit<LoreEntriesInput, 'parentRef'> {
  if (data === null) throw new TypeError('The book is not loaded.');
  return { bookId: data.book.bookId, entries: data.entries };
}
