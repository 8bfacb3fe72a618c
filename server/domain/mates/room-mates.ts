import type { Mate } from '../../../contract/mates/mate.ts';
import { hiddenPortraitPath } from '../../../contract/mates/mate-look.ts';
import { code } from '../../../contract/envelope.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { Database } from '../../store/database.ts';
import type { MateCardRow } from '../../store/schema/mates.ts';
import { toCard, readMate, selectMates, type MateRecord, type StoredMate } from './catalogue.ts';
import { accessTo, canTalkWith, isWithdrawn, type Access, type Viewer } from './mate-access.ts';
import { readCard } from './mate-cards.ts';
import { DomainError } from '../domain-error.ts';

/** A row that refers to a mate and holds a card of it: a room or a block. */
export interface MateReference {
  readonly mate_id: string;
  readonly card_id: string | null;
  /** Set for rooms only. */
  readonly mature_at?: number | null;
}

/** The view of a mate in one of the viewer's rooms or blocks. */
export interface MateView {
  readonly mateId: string;
  readonly access: Access;
  /** Null when nothing of the mate is shown. */
  readonly mate: StoredMate | null;
  /** Whether the mate accepts messages of the viewer, who may have blocked it. */
  readonly isAvailable: boolean;
  /** Whether it does not because an operator withdrew it. */
  readonly isWithdrawn: boolean;
}

/** Returns what the viewer may see of each row's mate, in the order of the rows, which must all be the viewer's. */
export const viewMates = async <Row extends MateReference>(
  database: Database,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<{ row: Row; view: MateView }[]> => {
  const mates = await readRecords(database, rows);
  const cards = await readCards(database, rows);
  return mapInTurns(rows, (row) => {
    const mate = mates.get(row.mate_id);
    const card = cards.get(row.card_id ?? '');
    const cardState = toCardState({ ...row, card_rating: card?.rating ?? null });
    const access = mate === undefined ? 'withdrawn' : accessTo(mate, viewer, cardState);
    const isAvailable = mate !== undefined && canTalkWith(mate, viewer.userId);
    return {
      row,
      view: {
        mateId: row.mate_id,
        access,
        mate: toVisibleMate(access, mate, card),
        isAvailable,
        isWithdrawn: mate !== undefined && isWithdrawn(mate),
      },
    };
  });
};

const toVisibleMate = (
  access: Access,
  mate: MateRecord | undefined,
  card: MateCardRow | undefined,
): StoredMate | null => {
  if (mate === undefined) return null;
  if (access === 'card' && card !== undefined) return readCard(card, mate);
  return access === 'mate' ? readMate(mate) : null;
};

/**
 * Returns the mate that speaks in a room, as visible to the room's user. Throws `matureOff` for a hidden one,
 * `forbidden` for one of which nothing is visible.
 */
export const getRoomMate = async (
  database: Database,
  viewer: Viewer,
  room: MateReference,
): Promise<StoredMate> => {
  const [found] = await viewMates(database, viewer, [room]);
  if (found?.view.access === 'mature') {
    throw matureContentOff();
  }
  if (found === undefined || found.view.mate === null) {
    throw new DomainError(code.forbidden, 'mateUnavailable');
  }
  return found.view.mate;
};

/** Returns the mate's card, or a neutral one when it is hidden. */
export const toVisibleCard = ({ mateId, access, mate }: MateView): Mate =>
  mate === null ? createNeutralCard(mateId, access) : toCard(mate);

/** Returns the card state of a row of `rooms` joined with its card's rating. */
export const toCardState = (row: {
  readonly mature_at?: number | null;
  readonly card_rating: MateCardRow['rating'] | null;
}) => ({
  hasCard: row.card_rating !== null,
  isMature: row.card_rating === 'mature' || (row.mature_at ?? null) !== null,
});

export const matureContentOff = (): DomainError => new DomainError(code.matureOff, 'matureOff');

/** The name shown for a mate of which nothing else is known. */
export const formerMateName = 'Former mate';

const neutralHue = 220;

const createNeutralCard = (mateId: string, access: Access): Mate => {
  const isMature = access === 'mature';
  const name = isMature ? '18+' : formerMateName;
  return {
    mateId,
    name,
    shortName: name,
    tagline: '',
    tags: [],
    hue: neutralHue,
    portrait: hiddenPortraitPath,
    quote: '',
    creator: { creatorId: 'hidden', name: '' },
    chats: 0,
    ...(isMature ? { hidden: 'mature' } : {}),
  };
};

const readRecords = async (database: Database, references: readonly MateReference[]) => {
  const ids = [...new Set(references.map((row) => row.mate_id))];
  const rows =
    ids.length === 0 ? [] : await selectMates(database).where('mates.mate_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.mate_id, row]));
};

const readCards = async (database: Database, references: readonly MateReference[]) => {
  const ids = [...new Set(references.flatMap((row) => row.card_id ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await database.selectFrom('mate_cards').selectAll().where('card_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.card_id, row]));
};
