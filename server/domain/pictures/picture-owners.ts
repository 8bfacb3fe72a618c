import type { ExpressionBuilder } from 'kysely';
import { code } from '../../../contract/envelope.ts';
import { days } from '../../shared/clock.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { Schema } from '../../store/schema/schema.ts';
import { DomainError } from '../domain-error.ts';

/** How many bytes of pictures an account may store. At the limit no more are added until some are deleted. */
export const maxPicturesBytes = 20_000_000;

/**
 * Notes that the user uses one of their pictures. Throws `invalid` for a picture that is not theirs, which has expired or which
 * an operator withdrew.
 */
export const claimPicture = async (
  transaction: DatabaseTransaction,
  { userId, pictureId, now }: { readonly userId: string; readonly pictureId: string; readonly now: number },
): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable('picture_owners')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('picture_id', '=', pictureId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new DomainError(code.invalid, 'pictureMissing', { field: 'draft.picture' });
  }
};

/** Whether no mate of the owner's has the picture. */
const isUnused = (where: ExpressionBuilder<Schema, 'picture_owners'>) =>
  where.not(
    where.exists(
      where
        .selectFrom('mates')
        .select('mate_id')
        .whereRef('mates.owner_id', '=', 'picture_owners.user_id')
        .whereRef('mates.picture', '=', 'picture_owners.picture_id'),
    ),
  );

/** Removes a picture from an account, unless one of its mates has it. */
export const disownPicture = async (
  transaction: DatabaseTransaction,
  userId: string,
  pictureId: string,
): Promise<void> => {
  await transaction
    .deleteFrom('picture_owners')
    .where('user_id', '=', userId)
    .where('picture_id', '=', pictureId)
    .where(isUnused)
    .execute();
};

/** Throws `limitReached` when the account stores more bytes of pictures than it may, which rolls back what was added. */
export const assertWithinPictures = async (transaction: Database, userId: string): Promise<void> => {
  const { bytes } = await transaction
    .selectFrom('picture_owners')
    .innerJoin('pictures', 'pictures.picture_id', 'picture_owners.picture_id')
    .select((column) => column.fn.sum<number | string | null>('bytes').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(bytes) > maxPicturesBytes) {
    throw new DomainError(code.limitReached, 'pictureLimit', { value: maxPicturesBytes / 1_000_000 });
  }
};

/** Drafts in browsers may have a picture for so long. In milliseconds. */
export const unusedOwnerAge = days(30);

/** Removes the pictures from accounts that used them for no mate since `time`. */
export const purgeUnusedOwners = async (
  { database }: { readonly database: Database },
  time: number,
): Promise<void> => {
  await database.deleteFrom('picture_owners').where('used_at', '<=', time).where(isUnused).execute();
};
