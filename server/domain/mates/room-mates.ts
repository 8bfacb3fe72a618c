import type { Mate } from '../../../contract/mate.ts';
import { hiddenPortraitPath } from '../../../contract/mate-look.ts';
import { code } from '../../../contract/envelope.ts';
import type { Database } from '../../store/database.ts';
import type { MateCardRow } from '../../store/schema-mates.ts';
import { cardOf, readMate, selectMates, type MateRecord, type StoredMate } from './catalogue.ts';
import { accessTo, type Access, type Viewer } from './mate-access.ts';
import { readCard } from './mate-cards.ts';
import { Refusal } from '../domain-error.ts';

/** A row that names a mate and keeps a card of it: a room or a block. */
export interface MateKeeper {
  readonly mate_id: string;
  readonly card_id: string | null;
  /** Of a room only. */
  readonly mature_at?: number | null;
}

/** What a viewer may see of the mate of a room or a block of theirs. */
export interface MateView {
  readonly mateId: string;
  readonly access: Access;
  /** Null where nothing of the mate is shown. */
  readonly mate: StoredMate | null;
}

/** What the viewer may see of each keeper's mate, in the order of the keepers. All of them must be the viewer's. */
export const viewMates = async <Keeper extends MateKeeper>(
  database: Database,
  viewer: Viewer,
  keepers: readonly Keeper[],
): Promise<{ keeper: Keeper; view: MateView }[]> => {
  const mates = await readRecords(database, keepers);
  const cards = await readCards(database, keepers);
  return keepers.map((keeper) => {
    const mate = mates.get(keeper.mate_id);
    const card = cards.get(keeper.card_id ?? '');
    const kept = keptOf({ ...keeper, card_rating: card?.rating ?? null });
    const access = mate === undefined ? 'withdrawn' : accessTo(mate, viewer, kept);
    return { keeper, view: { mateId: keeper.mate_id, access, mate: shownMate(access, mate, card) } };
  });
};

const shownMate = (
  access: Access,
  mate: MateRecord | undefined,
  card: MateCardRow | undefined,
): StoredMate | null => {
  if (mate === undefined) return null;
  if (access === 'card' && card !== undefined) return readCard(card, mate);
  return access === 'mate' ? readMate(mate) : null;
};

/**
 * The mate that speaks in a room: what the room's user may see of it. Throws `matureOff` for a hidden one, `forbidden`
 * for one of which nothing is known any more.
 */
export const mateOfRoom = async (
  database: Database,
  viewer: Viewer,
  room: MateKeeper,
): Promise<StoredMate> => {
  const [found] = await viewMates(database, viewer, [room]);
  if (found?.view.access === 'mature') {
    throw matureIsOff();
  }
  if (found === undefined || found.view.mate === null) {
    throw new Refusal(code.forbidden, 'This mate is no longer available. You can still read this chat.');
  }
  return found.view.mate;
};

/** The card that is shown: the mate's, or a neutral one. */
export const shownCard = ({ mateId, access, mate }: MateView): Mate =>
  mate === null ? neutralCard(mateId, access) : cardOf(mate);

/** What a row of `rooms` with the rating of its card keeps of its mate. */
export const keptOf = (row: {
  readonly mature_at?: number | null;
  readonly card_rating: MateCardRow['rating'] | null;
}) => ({
  hasCard: row.card_rating !== null,
  isMature: row.card_rating === 'mature' || (row.mature_at ?? null) !== null,
});

export const matureIsOff = (): Refusal =>
  new Refusal(code.matureOff, 'Mature content is turned off. You can turn it on in your profile.');

/** How a mate is called of which nothing else is known any more. */
export const formerName = 'Former mate';

const neutralHue = 220;

const neutralCard = (mateId: string, access: Access): Mate => {
  const isMature = access === 'mature';
  const name = isMature ? '18+' : formerName;
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

const readRecords = async (database: Database, keepers: readonly MateKeeper[]) => {
  const ids = [...new Set(keepers.map((keeper) => keeper.mate_id))];
  const rows =
    ids.length === 0 ? [] : await selectMates(database).where('mates.mate_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.mate_id, row]));
};

const readCards = async (database: Database, keepers: readonly MateKeeper[]) => {
  const ids = [...new Set(keepers.flatMap((keeper) => keeper.card_id ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await database.selectFrom('mate_cards').selectAll().where('card_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.card_id, row]));
};
