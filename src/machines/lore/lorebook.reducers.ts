import type { Lorebook, LorebookChanges, LorebookUser } from '../../../contract/lore/lorebook.ts';
import type { LoreEntriesInput } from './entries/lore-entries.reducers.ts';
import type { OwnLoreEntry } from '../../../contract/lore/lore-entry.ts';
import type { CommandEnded } from '../shared/commands/command.ts';
import type { RowCommands } from '../shared/commands/row-commands.ts';
import type { ChildCrashed } from '../shared/supervised.ts';
import type { NamedUser } from './lorebooks.reducers.ts';

export interface LorebookInput {
  /** Null where the page was opened without a book. */
  readonly bookId: string | null;
}

/** The loaded data. */
export interface LorebookData {
  readonly book: Lorebook;
  /** In the order of the book. */
  readonly entries: readonly OwnLoreEntry[];
  /** The user's mates and conversations, which may use the book. */
  readonly mates: readonly NamedUser[];
  readonly rooms: readonly NamedUser[];
}

export interface LorebookContext extends LorebookInput, RowCommands {
  /** Null until it is loaded. */
  readonly data: LorebookData | null;
  /** The version of the book on which the form of its settings is based; null while it is closed. */
  readonly edited: Lorebook | null;
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

/** `reloaded`: the book was read again for the open form. */
export type LorebookTag = 'failed' | 'missing' | 'shown' | 'reloaded';

/** The children by id, with the names of their logic. */
export type LorebookChildren = {
  request: 'fetchBook';
  refresh: 'refreshBook';
  saveBook: 'saveBook';
  loreEntries: 'loreEntries';
  loreTrial: 'loreTrial';
};

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
