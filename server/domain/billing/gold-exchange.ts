import { code } from '../../../contract/envelope.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import { goldExchange } from '../../catalogue/packages.ts';
import type { AppDeps } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import { Refusal } from '../domain-error.ts';
import { readBenefits } from './wallets.ts';

/**
 * Gives gold coins for chats, once for each `clientExchangeId`. Throws `forbidden` when there are too few coins, which
 * changes nothing.
 */
export const exchangeGold = (
  { database, now }: Pick<AppDeps, 'database' | 'now'>,
  wish: { userId: string; clientExchangeId: string },
): Promise<UserBenefits> =>
  database.transaction().execute(async (transaction) => {
    const booked = await transaction
      .insertInto('ledger')
      .values({
        entry_id: newId(now()),
        user_id: wish.userId,
        kind: 'exchange',
        chats: goldExchange.chats,
        gold_coins: -goldExchange.goldCoins,
        reference: `exchange:${wish.clientExchangeId}`,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reference']).doNothing())
      .returning('entry_id')
      .executeTakeFirst();
    if (booked === undefined) {
      return readBenefits(transaction, wish.userId);
    }
    const { numUpdatedRows } = await transaction
      .updateTable('wallets')
      .set((column) => ({
        chats: column('chats', '+', goldExchange.chats),
        gold_coins: column('gold_coins', '-', goldExchange.goldCoins),
      }))
      .where('user_id', '=', wish.userId)
      .where('gold_coins', '>=', goldExchange.goldCoins)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      throw new Refusal(code.forbidden, 'You do not have enough gold coins.');
    }
    return readBenefits(transaction, wish.userId);
  });
