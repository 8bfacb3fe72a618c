import type { LoreBulkChange, OwnLoreEntry } from '../../../../contract/lore-entry.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export interface LoreEntriesInput {
  readonly parentRef: ParentRef<{ readonly type: 'entries.changed' }>;
  readonly bookId: string;
  /** In the order of the book. */
  readonly entries: readonly OwnLoreEntry[];
}

export interface LoreEntriesContext extends LoreEntriesInput {
  /** What the list is filtered by; '' for everything. */
  readonly query: string;
  /** The entry that the Tab key reaches; null for the first one. */
  readonly currentId: string | null;
  readonly selectedIds: readonly string[];
  /** Entries that were deleted a moment ago and can be restored. They are still in `entries`. */
  readonly removedIds: readonly string[];
  /** The version of the entry on which its form is based; null for a new entry. */
  readonly edited: OwnLoreEntry | null;
}

/** Changes several entries at once. */
export interface EntriesChange {
  readonly entryIds: readonly string[];
  readonly change: LoreBulkChange;
}

export interface EntriesToChange extends EntriesChange {
  readonly bookId: string;
}

/** What was changed, and the new versions of the entries that still exist. */
export interface EntriesChanged extends EntriesChange {
  readonly versions: ReadonlyMap<string, number>;
}

/** The controls of the form by name; a checkbox that is not checked has no value. */
export type EntryForm = Readonly<Record<string, string | undefined>>;

/** What the form of an entry sends. */
export interface EntryToSave {
  readonly bookId: string;
  /** Null for a new one. */
  readonly entry: OwnLoreEntry | null;
  readonly form: EntryForm;
}

export type LoreEntriesEvent =
  | { readonly type: 'search.change'; readonly query: string }
  | { readonly type: 'entry.focus'; readonly entryId: string }
  | { readonly type: 'entry.toggle'; readonly entryId: string }
  /** Adds entries to the selection. */
  | { readonly type: 'selection.extend'; readonly entryIds: readonly string[] }
  | { readonly type: 'selection.clear' }
  | { readonly type: 'form.add' }
  | { readonly type: 'form.edit'; readonly entryId: string }
  /** Reads the entries again, since one of them was changed elsewhere. */
  | { readonly type: 'entries.reload' }
  | ({ readonly type: 'entries.change' } & EntriesChange)
  | { readonly type: 'entries.undo' };

/** The children by id, with the names of their logic. */
export type LoreEntriesChildren = {
  request: 'refreshEntries';
  saveEntry: 'saveEntry';
  changeEntries: 'changeEntries';
  keys: 'keyList';
  secondaryKeys: 'keyList';
};

export type LoreEntriesTag = 'reloaded' | 'undoable';
