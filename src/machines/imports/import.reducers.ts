import type { ImportContext, ImportItem, ImportKind } from './import.types.ts';

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

export const itemsOf = (items: readonly ImportItem[], kind: ImportKind): ImportItem[] =>
  items.filter((item) => item.kind === kind);

/** Whether the user left anything to import. */
export const hasChosen = ({ preview, excluded }: Pick<ImportContext, 'preview' | 'excluded'>): boolean =>
  preview?.items.some(({ id }) => !excluded.includes(id)) === true;
