import type { MateRow } from '../../store/schema-mates.ts';

/** Who looks at a mate; a visitor is null. A `Caller` is one. */
export interface Viewer {
  readonly userId: string;
  /** Whether mature mates may be shown. */
  readonly nfsw: boolean;
}

export const toViewer = ({ userId, nfsw }: Viewer): Viewer => ({ userId, nfsw });

type Ownership = Pick<MateRow, 'owner_id' | 'visibility' | 'closed_at'>;

/** What a room or a block keeps of its mate. */
export interface CardState {
  /** Whether the card from its beginning is known. */
  readonly hasCard: boolean;
  /** Whether mature content is in it, whatever the mate is now. */
  readonly isMature: boolean;
}

/**
 * What of a mate is shown: `mate` as it is now; `card` as it was when the room or block began; nothing, because the
 * viewer did not ask for `mature` content, or because the mate is `withdrawn`: private, deleted, or never public.
 */
export type Access = 'mate' | 'card' | 'mature' | 'withdrawn';

/**
 * Decides what of a mate a viewer may see, alone or in a room or block of theirs. Every call that returns anything of a
 * mate goes through this function. Makers see their own mates as they are now; others see in a room what it began with.
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

/** Whether the user may write to the mate: a deleted one is nobody's, a private one its maker's. */
export const canTalkWith = (mate: Ownership, userId: string | null): boolean =>
  isOwn(mate, userId) || (mate.closed_at === null && mate.visibility === 'public');

const isOwn = (mate: Ownership, userId: string | null): boolean =>
  mate.closed_at === null && mate.owner_id !== null && mate.owner_id === userId;
