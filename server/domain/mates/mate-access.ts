import type { MateRow } from '../../store/schema/mates.ts';

/** The user who views a mate; null for a visitor. A `Caller` is one. */
export interface Viewer {
  readonly userId: string;
  /** Whether mature mates may be shown. */
  readonly nfsw: boolean;
}

export const toViewer = ({ userId, nfsw }: Viewer): Viewer => ({ userId, nfsw });

/** The columns of a mate that decide who may see it and talk with it. */
export type Ownership = Pick<MateRow, 'owner_id' | 'visibility' | 'closed_at' | 'withdrawn_at'>;

/** The card that a room or a block holds of its mate. */
export interface CardState {
  /** Whether the card from the time of its creation is known. */
  readonly hasCard: boolean;
  /** Whether it contains mature content, whatever the mate's current rating. */
  readonly isMature: boolean;
}

/**
 * The visible version of a mate: `mate` in its current version; `card` as it was when the room or block was created;
 * nothing, because it is `mature` and the viewer has not enabled mature content, or because it is `withdrawn`: private,
 * deleted, never public, or withdrawn by an operator.
 */
export type Access = 'mate' | 'card' | 'mature' | 'withdrawn';

/**
 * Decides what a viewer may see of a mate, on its own or in one of their rooms or blocks. Every call that returns
 * anything about a mate uses this function. Creators see the current version of their own mates; in a room, others see
 * the version that it was created with.
 */
export const accessTo = (
  mate: Ownership & Pick<MateRow, 'rating'>,
  viewer: Viewer | null,
  cardState: CardState | null = null,
): Access => {
  const isMature = mate.rating === 'mature' || cardState?.isMature === true;
  if (isMature && viewer?.nfsw !== true) return 'mature';
  if (cardState?.hasCard === true && !isOwn(mate, viewer?.userId ?? null)) return 'card';
  return canTalkWith(mate, viewer?.userId ?? null) ? 'mate' : 'withdrawn';
};

/**
 * Returns whether the user may send messages to the mate: nobody may to a deleted or withdrawn one, only its creator to
 * a private one. A user who has the ID of an unlisted one has its link.
 */
export const canTalkWith = (mate: Ownership, userId: string | null): boolean =>
  isOwn(mate, userId) || (isActive(mate) && mate.visibility !== 'private');

const isOwn = (mate: Ownership, userId: string | null): boolean =>
  isActive(mate) && mate.owner_id !== null && mate.owner_id === userId;

/** Whether an operator withdrew a mate that its creator did not delete. */
export const isWithdrawn = (mate: Ownership): boolean =>
  mate.closed_at === null && mate.withdrawn_at !== null;

const isActive = (mate: Ownership): boolean => mate.closed_at === null && mate.withdrawn_at === null;
