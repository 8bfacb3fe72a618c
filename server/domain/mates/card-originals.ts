import { createHash } from 'node:crypto';
import type { OwnCard } from '../../../contract/mates/own-mate.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';

/** Stores the card that a mate was made from, in place of an earlier one. */
export const storeCardOriginal = async (
  transaction: DatabaseTransaction,
  mateId: string,
  card: string,
): Promise<void> => {
  await transaction
    .insertInto('card_originals')
    .values({ mate_id: mateId, card, hash: hashOf(card) })
    .onConflict((conflict) => conflict.column('mate_id').doUpdateSet({ card, hash: hashOf(card) }))
    .execute();
};

const hashOf = (card: string): string => createHash('sha256').update(card).digest('hex');

/** Returns the oldest of the user's mates that was made from the same card; undefined without one. */
export const findMateOfCard = async (
  database: Database,
  userId: string,
  card: string,
): Promise<{ mate_id: string; name: string } | undefined> =>
  database
    .selectFrom('mates')
    .innerJoin('card_originals', 'card_originals.mate_id', 'mates.mate_id')
    .select(['mates.mate_id', 'mates.name'])
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .where('hash', '=', hashOf(card))
    .orderBy('mates.mate_id')
    .executeTakeFirst();

/** Deletes the card that a mate was made from, with its file. */
export const deleteCardOriginal = async (transaction: DatabaseTransaction, mateId: string): Promise<void> => {
  await transaction.deleteFrom('card_originals').where('mate_id', '=', mateId).execute();
  await transaction.deleteFrom('card_files').where('mate_id', '=', mateId).execute();
};

/** Returns the cards that the user's mates, or one of them, were made from. */
export const readCardOriginals = async (
  database: Database,
  userId: string,
  mateId: string | null = null,
): Promise<OwnCard[]> => {
  const rows = await database
    .selectFrom('card_originals')
    .innerJoin('mates', 'mates.mate_id', 'card_originals.mate_id')
    .select(['card_originals.mate_id', 'card'])
    .where('owner_id', '=', userId)
    .$if(mateId !== null, (query) => query.where('card_originals.mate_id', '=', mateId ?? ''))
    .orderBy('card_originals.mate_id')
    .execute();
  return rows.map(({ mate_id, card }) => ({ mateId: mate_id, card }));
};
