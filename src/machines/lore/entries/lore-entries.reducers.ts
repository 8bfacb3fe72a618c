import type { EventObject } from 'xstate';
import type { LoreBulkChange, OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import type { KeyListInput, KeyListName } from './keys/key-list.reducers.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

export interface LoreEntriesInput {
  readonly parentRef: ParentRef<{ readonly type: 'entries.changed' }>;
  readonly bookId: string;
  /** In the order of the book. */
  readonly entries: readonly OwnLoreEntry[];
}

export interface LoreEntriesContext extends LoreEntriesInput {
  /** The filter of the list; '' for everything. */
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

/** The change, and the new versions of the entries that still exist. */
export interface EntriesChanged extends EntriesChange {
  readonly versions: ReadonlyMap<string, number>;
}

/** The controls of the form by name; a checkbox that is not checked has no value. */
export type EntryForm = Readonly<Record<string, string | undefined>>;

/** The data that the form of an entry sends. */
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

/** `reloaded`: the entries were read again for the open form. */
export type LoreEntriesTag = 'reloaded' | 'undoable';

/** Adds an entry to the selection, or removes it. */
export const toggled = (selected: readonly string[], entryId: string): readonly string[] =>
  selected.includes(entryId) ? selected.filter((id) => id !== entryId) : [...selected, entryId];

/** Replaces the entry in the list, or appends a new one. */
export const withEntry = (entries: readonly OwnLoreEntry[], entry: OwnLoreEntry): readonly OwnLoreEntry[] =>
  entries.some(({ entryId }) => entryId === entry.entryId)
    ? entries.map((one) => (one.entryId === entry.entryId ? entry : one))
    : [...entries, entry];

/**
 * Takes what the server has. A form of an entry that was deleted elsewhere becomes that of a new one. What the user deleted here
 * can still be restored, unless that has happened elsewhere.
 */
export function reloaded(
  { entries, removedIds, edited }: LoreEntriesContext,
  loaded: readonly OwnLoreEntry[],
) {
  const isLoaded = new Set(loaded.map(({ entryId }) => entryId));
  const removed = entries.filter(({ entryId }) => removedIds.includes(entryId) && !isLoaded.has(entryId));
  return {
    entries: [...loaded, ...removed],
    removedIds: removed.map(({ entryId }) => entryId),
    edited: loaded.find(({ entryId }) => entryId === edited?.entryId) ?? null,
  };
}

/** Names the draft of the form of an entry; without one, of a new entry. */
export const toDraftName = (bookId: string, entry: OwnLoreEntry | null): string =>
  `lore-entry/${bookId}/${entry?.entryId ?? 'new'}`;

/** Returns the input of a list of keys in the form. */
export const toKeyList = ({ bookId, edited }: LoreEntriesContext, name: KeyListName): KeyListInput => ({
  draft: toDraftName(bookId, edited),
  name,
  keys: edited?.fields[name] ?? [],
  arePatterns: edited?.fields.usesPatterns ?? false,
});

/** Returns the lists after the server changed several entries. Entries that no longer exist are removed. */
export function applyChange(
  { entries, selectedIds, removedIds }: LoreEntriesContext,
  { entryIds, change, versions }: EntriesChanged,
) {
  const isAsked = new Set(entryIds);
  const changed = entries.flatMap((entry) => {
    if (!isAsked.has(entry.entryId)) return [entry];
    const version = versions.get(entry.entryId);
    if (version === undefined) return [];
    const place = entryIds.indexOf(entry.entryId);
    return [{ ...entry, version, fields: { ...entry.fields, ...fieldsOf(change, place) } }];
  });
  if (change.kind !== 'delete') return { entries: changed, selectedIds, removedIds };
  const others = removedIds.filter((id) => !isAsked.has(id));
  return {
    entries: changed,
    currentId: null,
    selectedIds: selectedIds.filter((id) => !isAsked.has(id)),
    removedIds: change.deleted ? [...others, ...entryIds.filter((id) => versions.has(id))] : others,
  };
}

/** The fields of the entry at this place of the list that a change sets. */
function fieldsOf(change: LoreBulkChange, place: number): Partial<OwnLoreEntry['fields']> {
  switch (change.kind) {
    case 'enable':
      return { enabled: change.enabled };
    case 'move':
      return { folder: change.folder };
    case 'order':
      return { order: change.first + place * change.step };
    default:
      return {};
  }
}

/** Removes the entries that can no longer be restored. */
export const withoutRemoved = ({ entries, removedIds }: LoreEntriesContext) => ({
  entries: entries.filter(({ entryId }) => !removedIds.includes(entryId)),
  removedIds: [],
});

/** Returns what an event changes. */
export function changeOf({ bookId, removedIds }: LoreEntriesContext, event: EventObject): EntriesToChange {
  const change: EntriesChange = isChange(event)
    ? { entryIds: event.entryIds, change: event.change }
    : { entryIds: removedIds, change: { kind: 'delete', deleted: false } };
  return { bookId, ...change };
}

const isChange = (event: EventObject): event is Extract<LoreEntriesEvent, { type: 'entries.change' }> =>
  event.type === 'entries.change';
