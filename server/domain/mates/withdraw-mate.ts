import type { DatabaseTransaction } from '../../store/database.ts';

/**
 * Withdraws a mate, of the catalogue or of a user, or restores it. Nobody can find a withdrawn one or talk with it, while
 * its rooms stay readable. Returns false when nothing changes.
 */
export const setWithdrawn = async (
  transaction: DatabaseTransaction,
  {
    mateId,
    isWithdrawn,
    now,
  }: { readonly mateId: string; readonly isWithdrawn: boolean; readonly now: number },
): Promise<boolean> => {
  const mate = await transaction
    .updateTable('mates')
    .set((column) => ({
      withdrawn_at: isWithdrawn ? now : null,
      // The index compares this time.
      updated_at: column('updated_at', '+', 1),
    }))
    .where('mate_id', '=', mateId)
    .where('withdrawn_at', isWithdrawn ? 'is' : 'is not', null)
    .returning('mate_id')
    .executeTakeFirst();
  return mate !== undefined;
};
