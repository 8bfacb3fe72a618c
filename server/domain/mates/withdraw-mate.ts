import type { DatabaseTransaction } from '../../store/database.ts';

/**
 * Withdraws a mate, of the catalogue or of a user, or restores it. Nobody can find a withdrawn one or talk with it, while
 * its rooms stay readable. A `reason` withdraws it, and its creator reads it; null restores it. Returns false when nothing
 * changes.
 */
export const setWithdrawn = async (
  transaction: DatabaseTransaction,
  { mateId, reason, now }: { readonly mateId: string; readonly reason: string | null; readonly now: number },
): Promise<boolean> => {
  const mate = await transaction
    .updateTable('mates')
    .set((column) => ({
      withdrawn_at: reason === null ? null : now,
      withdrawal_reason: reason,
      // The index compares this time.
      updated_at: column('updated_at', '+', 1),
    }))
    .where('mate_id', '=', mateId)
    .where('withdrawn_at', reason === null ? 'is not' : 'is', null)
    .returning('mate_id')
    .executeTakeFirst();
  return mate !== undefined;
};
