import { code } from '../../../contract/envelope.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import { goldExchange } from '../../content/packages.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import { DomainError } from '../domain-error.ts';
import { readBenefits } from './wallets.ts';

/**
 * Exchanges gold coins for chats, once per `clientExchangeId`. Throws `forbidden`, changing nothing, when there are too
 * few coins.
 */
export const exchangeGold = (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  input: { userId: string; clientExchangeId: string },
): Promise<UserBenefits> =>
  database.transaction().execute(async (transaction) => {
    const booked = await transaction
      .insertInto('ledger')
      .values({
        entry_id: newId(now()),
        user_id: input.userId,
        kind: 'exchange',
        chats: goldExchange.chats,
        gold_coins: -goldExchange.goldCoins,
        reference: `exchange:${input.clientExchangeId}`,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reference']).doNothing())
      .returning('entry_id')
      .executeTakeFirst();
    if (booked === undefined) {
      return readBenefits(transaction, input.userId);
    }
    const { numUpdatedRows } = await transaction
      .updateTable('wallets')
      .set((column) => ({
        chats: column('chats', '+', goldExchange.chats),
        gold_coins: column('gold_coins', '-', goldExchange.goldCoins),
      }))
      .where('user_id', '=', input.userId)
      .where('gold_coins', '>=', goldExchange.goldCoins)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      throw new DomainError(code.forbidden, 'goldTooLow');
    }
    return readBenefits(transaction, input.userId);
  });
