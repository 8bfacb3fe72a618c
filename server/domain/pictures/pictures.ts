import { createHash } from 'node:crypto';
import { code } from '../../../contract/envelope.ts';
import type { PictureSize } from '../../../contract/mates/picture.ts';
import { hours } from '../../shared/clock.ts';
import { createTurns } from '../../shared/turns.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import type { StoreDeps } from '../store-deps.ts';
import { withUserLock } from '../user-lock.ts';
import { assertWithinPictures } from './picture-owners.ts';
import { renderPicture, type RenderedPicture, type Square } from './render-picture.ts';

interface NewPicture {
  readonly userId: string;
  /** The file, of any format that `renderPicture` reads. */
  readonly bytes: Uint8Array;
  readonly square: Square | null;
}

/** Pictures are decoded one at a time, and few files wait for that in memory. */
const decodeInTurn = createTurns(
  8,
  () => new DomainError(code.unavailable, 'picturesBusy', { retryAfter: 5 }),
);

/**
 * Stores a picture that the user may use for their mates, and returns its id. Throws `invalid` for a file that cannot be read or
 * that an operator withdrew, `limitReached` at the account's limit, and `unavailable` while many others are decoded.
 */
export const storePortrait = async (
  deps: Pick<StoreDeps, 'database' | 'dialect' | 'now'>,
  { userId, bytes, square }: NewPicture,
): Promise<string> => {
  const rendered = await decodeInTurn(() => renderPicture(bytes, square));
  const pictureId = createHash('sha256')
    .update(rendered.at(-1)?.content ?? '')
    .digest('base64url');
  await withUserLock(deps, userId, async (transaction) => {
    await insertPicture(transaction, { pictureId, rendered, now: deps.now() });
    await own(transaction, { userId, pictureId, now: deps.now() });
    await assertWithinPictures(transaction, userId);
  });
  return pictureId;
};

/**
 * Returns the id of a picture from a file of the user's. One that this server has is not stored again, so that it stays the same.
 * Throws as `storePortrait` does.
 */
export const adoptPicture = async (
  deps: Pick<StoreDeps, 'database' | 'dialect' | 'now'>,
  { userId, id, bytes }: { readonly userId: string; readonly id: string; readonly bytes: Uint8Array },
): Promise<string> => {
  const isItsOwn = createHash('sha256').update(bytes).digest('base64url') === id;
  if (!isItsOwn || (await readPicture(deps.database, id, 768)) === null) {
    return storePortrait(deps, { userId, bytes, square: null });
  }
  await withUserLock(deps, userId, async (transaction) => {
    await own(transaction, { userId, pictureId: id, now: deps.now() });
    await assertWithinPictures(transaction, userId);
  });
  return id;
};

const own = async (
  transaction: DatabaseTransaction,
  { userId, pictureId, now }: { readonly userId: string; readonly pictureId: string; readonly now: number },
): Promise<void> => {
  await transaction
    .insertInto('picture_owners')
    .values({ user_id: userId, picture_id: pictureId, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'picture_id']).doUpdateSet({ used_at: now }))
    .execute();
};

const insertPicture = async (
  transaction: DatabaseTransaction,
  picture: { readonly pictureId: string; readonly rendered: RenderedPicture; readonly now: number },
): Promise<void> => {
  const { pictureId, rendered, now } = picture;
  const bytes = rendered.reduce((sum, { content }) => sum + content.byteLength, 0);
  const { withdrawn_at } = await transaction
    .insertInto('pictures')
    .values({ picture_id: pictureId, bytes, used_at: now, withdrawn_at: null })
    // The new time prevents a concurrent purge from deleting it.
    .onConflict((conflict) => conflict.column('picture_id').doUpdateSet({ used_at: now }))
    .returning('withdrawn_at')
    .executeTakeFirstOrThrow();
  if (withdrawn_at !== null) {
    throw new DomainError(code.invalid, 'pictureWithdrawn');
  }
  await transaction
    .insertInto('picture_files')
    .values(rendered.map(({ size, content }) => ({ picture_id: pictureId, size, content })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Returns the file of a picture in a size; null for a picture that does not exist. */
export const readPicture = async (
  database: Database,
  pictureId: string,
  size: PictureSize,
): Promise<Uint8Array | null> => {
  const row = await database
    .selectFrom('picture_files')
    .select('content')
    .where('picture_id', '=', pictureId)
    .where('size', '=', size)
    .executeTakeFirst();
  return row?.content ?? null;
};

/** Returns the user's pictures in their largest size, in base64. */
export const exportPictures = async (
  database: Database,
  userId: string,
): Promise<{ pictureId: string; webp: string }[]> => {
  const rows = await database
    .selectFrom('picture_owners')
    .innerJoin('picture_files', 'picture_files.picture_id', 'picture_owners.picture_id')
    .select(['picture_owners.picture_id', 'content'])
    .where('user_id', '=', userId)
    .where('size', '=', 768 satisfies PictureSize)
    .orderBy('picture_owners.used_at')
    .execute();
  return rows.map(({ picture_id, content }) => ({
    pictureId: picture_id,
    webp: Buffer.from(content).toString('base64'),
  }));
};

/** Deletes a picture and shows the drawn portraits again; nobody can add it again. Returns false where that is done already. */
export const withdrawPicture = async (
  transaction: DatabaseTransaction,
  { pictureId, now }: { readonly pictureId: string; readonly now: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('pictures')
    .set({ withdrawn_at: now, bytes: 0 })
    .where('picture_id', '=', pictureId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  for (const table of ['mates', 'mate_cards'] as const) {
    await transaction.updateTable(table).set({ picture: null }).where('picture', '=', pictureId).execute();
  }
  for (const table of ['picture_files', 'picture_owners'] as const) {
    await transaction.deleteFrom(table).where('picture_id', '=', pictureId).execute();
  }
  return true;
};

/** A transaction that was adding a picture has ended by then. In milliseconds. */
export const unusedPictureAge = hours(1);

/** Deletes the pictures that no account, card or open report refers to, and which were last added at `time` or before. */
export const purgeUnusedPictures = async (
  { database }: { readonly database: Database },
  time: number,
): Promise<void> => {
  await database
    .deleteFrom('pictures')
    .where('used_at', '<=', time)
    .where('withdrawn_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('picture_owners')
            .select('user_id')
            .whereRef('picture_owners.picture_id', '=', 'pictures.picture_id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('mates').select('mate_id').whereRef('mates.picture', '=', 'pictures.picture_id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('mate_cards')
            .select('card_id')
            .whereRef('mate_cards.picture', '=', 'pictures.picture_id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('reports')
            .select('report_id')
            .where('handled_at', 'is', null)
            .whereRef('reports.picture', '=', 'pictures.picture_id'),
        ),
      ),
    )
    .execute();
};
