import type { ActorRefFrom } from 'xstate';
import type { Reason } from '../../../../contract/mates/for-you.ts';
import type { FollowedCreator, FollowedTag } from '../../../../contract/mates/follow-list.ts';
import type { Mate } from '../../../../contract/mates/mate.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { toggleMachine } from '../../shared/commands/toggle.machine.ts';

/** A mate that the user marked, or is suggested for a reason. */
export interface MateItem {
  readonly kind: 'favorite';
  readonly mate: Mate;
  readonly isOn: boolean;
  readonly reason: Reason | null;
}

/** A creator whom the user follows or can follow. */
export interface CreatorItem {
  readonly kind: 'follow';
  readonly followed: FollowedCreator;
  readonly isOn: boolean;
}

/** A tag that the user follows or can follow. */
export interface TagItem {
  readonly kind: 'followTag';
  readonly followed: FollowedTag;
  readonly isOn: boolean;
}

export type CollectionItem = MateItem | CreatorItem | TagItem;

/** An item with the switch that belongs to it. */
export type Marked<Item> = Item & { readonly toggle: ActorRefFrom<typeof toggleMachine> };

export interface SavedListContext {
  readonly items: ReadonlyArray<Marked<MateItem> | Marked<CreatorItem> | Marked<TagItem>>;
}

export type SavedListEvent = { readonly type: 'load.retry' } | ChildCrashed;

export type SavedListTag = 'ready' | 'failed';

/** Returns the ID of the mate or creator, or the tag, that an item's switch changes. */
export function idOf(item: CollectionItem): string {
  if (item.kind === 'favorite') return item.mate.mateId;
  return item.kind === 'follow' ? item.followed.creator.creatorId : item.followed.tag;
}
