import type { CollectionItem } from './saved-list.types.ts';

/** Returns the ID of the mate or creator, or the tag, that an item's switch changes. */
export function idOf(item: CollectionItem): string {
  if (item.kind === 'favorite') return item.mate.mateId;
  return item.kind === 'follow' ? item.followed.creator.creatorId : item.followed.tag;
}
