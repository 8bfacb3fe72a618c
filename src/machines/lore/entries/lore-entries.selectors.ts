import type { SnapshotFrom } from 'xstate';
import type { OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import type { loreEntriesMachine } from './lore-entries.machine.ts';
import type { LoreEntriesContext } from './lore-entries.reducers.ts';

type Snapshot = SnapshotFrom<typeof loreEntriesMachine>;

export const selectIsSelected =
  (entryId: string) =>
  ({ context }: Snapshot): boolean =>
    context.selectedIds.includes(entryId);

/** Whether the Tab key reaches the row: of all rows, one. */
export const selectIsTabStop =
  ({ entryId, isFirst }: { readonly entryId: string; readonly isFirst: boolean }) =>
  ({ context: { currentId } }: Snapshot): boolean =>
    currentId === null ? isFirst : currentId === entryId;

/** The entries of a folder; '' for those without one. */
export interface LoreFolder {
  readonly name: string;
  readonly entries: readonly OwnLoreEntry[];
}

/** The shown entries by folder, in the order of the book. Those without a folder come first. */
export function foldersOf({
  entries,
  removedIds,
  query,
}: Pick<LoreEntriesContext, 'entries' | 'removedIds' | 'query'>): readonly LoreFolder[] {
  const words = folded(query).split(/\s+/u);
  const removed = new Set(removedIds);
  const folders = new Map<string, OwnLoreEntry[]>([['', []]]);
  for (const entry of entries) {
    const { name, content, folder, keys, secondaryKeys } = entry.fields;
    const written = folded([name, content, folder, ...keys, ...secondaryKeys].join('\n'));
    if (removed.has(entry.entryId) || !words.every((word) => written.includes(word))) continue;
    const listed = folders.get(folder);
    if (listed === undefined) folders.set(folder, [entry]);
    else listed.push(entry);
  }
  return [...folders]
    .map(([name, listed]) => ({ name, entries: listed }))
    .filter((one) => one.entries.length > 0);
}

/** Returns the name of an entry in lists: its title, or its first key; '' without both. */
export const titleOf = ({ fields: { name, keys } }: Pick<OwnLoreEntry, 'fields'>): string =>
  name === '' ? (keys[0] ?? '') : name;

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
