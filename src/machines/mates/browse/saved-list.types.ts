import type { ActorRefFrom } from 'xstate';
import type { Reason } from '../../../../contract/for-you.ts';
import type { FollowedCreator } from '../../../../contract/favorites.ts';
import type { Mate } from '../../../../contract/mate.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { toggleMachine } from '../../shared/commands/toggle.machine.ts';

/** A mate that the user marked, or is suggested for a reason. */
export interface MateItem {
  readonly kind: 'favorite';
  readonly mate: Mate;
  readonly isOn: boolean;
  readonly reason: Reason | null;
}

/** A creator whom the user follows. */
export interface CreatorItem {
  readonly kind: 'follow';
  readonly followed: FollowedCreator;
}

export type CollectionItem = MateItem | CreatorItem;

/** An item with the switch that belongs to it. */
export type Marked<Item> = Item & { readonly toggle: ActorRefFrom<typeof toggleMachine> };

export interface SavedListContext {
  readonly items: ReadonlyArray<Marked<MateItem> | Marked<CreatorItem>>;
}

export type SavedListEvent = { readonly type: 'load.retry' } | ChildCrashed;

export type SavedListTag = 'ready' | 'failed';
