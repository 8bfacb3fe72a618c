import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { hours } from '../../shared/clock.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { MateCardRow } from '../../store/schema/mates.ts';
import { portraitVersion, readMate, selectMates, StoredProfile } from './catalogue.ts';
import type { MateRecord, StoredMate } from './catalogue.ts';
import { canTalkWith } from './mate-access.ts';

/**
 * Stores the mate's current card and returns its id; an identical stored card is reused. The transaction must hold the
 * lock on the mate's row (`lockMate`), otherwise the texts of a concurrently deleted mate would remain.
 */
export const storeCard = async (
  transaction: DatabaseTransaction,
  now: number,
  mateId: string,
): Promise<string> => {
  const mate = await selectMates(transaction).where('mate_id', '=', mateId).executeTakeFirstOrThrow();
  const content = {
    mate_id: mateId,
    name: mate.name,
    hue: mate.hue,
    profile: mate.profile,
    rating: mate.rating,
    creator_id: mate.creator_id,
    creator_name: mate.creator_name,
    ...(mate.picture === null ? {} : { picture: mate.picture }),
  };
  const cardId = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  await transaction
    .insertInto('mate_cards')
    .values({ card_id: cardId, ...content, used_at: now })
    .onConflict((conflict) => conflict.column('card_id').doUpdateSet({ used_at: now }))
    .execute();
  return cardId;
};

/** Prevents changes of the mate until the transaction ends. */
export const lockMate = async (
  transaction: DatabaseTransaction,
  { dialect }: Pick<StoreDeps, 'dialect'>,
  mateId: string,
): Promise<void> => {
  // SQLite has a single connection, which serializes transactions.
  if (dialect === 'postgres') {
    await transaction
      .selectFrom('mates')
      .select('mate_id')
      .where('mate_id', '=', mateId)
      .forShare()
      .execute();
  }
};

/** Returns the mate as the card shows it; whether it can still be found depends on its current row. */
export const readCard = (card: MateCardRow, today: MateRecord): StoredMate => {
  const { hue, name, profile, picture } = card;
  const shown = readMate({ ...today, name, hue, profile, picture });
  const current = readMate(today);
  return {
    ...shown,
    creator: { creatorId: card.creator_id, name: card.creator_name },
    chats: canTalkWith(today, null) ? today.chats : 0,
    isPublic: current.isPublic && portraitVersion(shown.portrait) === portraitVersion(current.portrait),
  };
};

/**
 * Erases the texts of all cards of a mate that is being deleted, except for its name or the given replacement, its
 * color and its drawn portrait. Returns the names that the cards had.
 */
export const eraseCards = async (
  transaction: DatabaseTransaction,
  mateId: string,
  replacement: { readonly name: string | null; readonly creatorId: string; readonly creatorName: string },
): Promise<string[]> => {
  const cards = await transaction
    .selectFrom('mate_cards')
    .selectAll()
    .where('mate_id', '=', mateId)
    .execute();
  for (const card of cards) {
    const name = replacement.name ?? card.name;
    const profile = toEmptyProfile(v.parse(StoredProfile, JSON.parse(card.profile)), name);
    await transaction
      .updateTable('mate_cards')
      .set({
        name,
        profile: JSON.stringify(profile),
        picture: null,
        creator_id: replacement.creatorId,
        creator_name: replacement.creatorName,
      })
      .where('card_id', '=', card.card_id)
      .execute();
  }
  return cards.map(({ name }) => name);
};

/** Returns a deleted mate's profile, which contains only its drawn portrait. */
export const toEmptyProfile = (
  { portrait }: Pick<StoredProfile, 'portrait'>,
  name: string,
): StoredProfile => ({
  shortName: name,
  tagline: '',
  age: 18,
  pronouns: '',
  place: '',
  voice: '',
  greeting: '',
  scene: '',
  who: '',
  likes: [],
  tags: [],
  quote: '',
  portrait,
});

/** A transaction that was opening a room with a card has ended by then. In milliseconds. */
export const unusedCardAge = hours(1);

/** Deletes the cards that no room and no block refers to. */
export const purgeUnusedCards = async ({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => number;
}): Promise<void> => {
  await database
    .deleteFrom('mate_cards')
    .where('used_at', '<', now() - unusedCardAge)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('rooms').select('room_id').whereRef('rooms.card_id', '=', 'mate_cards.card_id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('blocks').select('user_id').whereRef('blocks.card_id', '=', 'mate_cards.card_id'),
        ),
      ),
    )
    .execute();
};
