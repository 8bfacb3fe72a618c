import { code } from '../../../contract/envelope.ts';
import { newId } from '../../ids.ts';
import type { Database } from '../../store/database.ts';
import { Refusal } from '../domain-error.ts';

/** One chat that a reply may cost. The reference names it in the ledger, where each kind of entry exists once for it. */
export interface Charge {
  readonly userId: string;
  readonly reference: string;
}

/** The charge of a message that is sent for the first time. */
export const sendCharge = (userId: string, messageId: string): Charge => ({
  userId,
  reference: `send:${messageId}`,
});

/** The charge of a reply that is asked for again after the first charge was given back. */
export const retryCharge = (userId: string, replyId: string): Charge => ({
  userId,
  reference: `retry:${replyId}`,
});

/**
 * Takes one chat out of the wallet until the reply starts or fails. Two at the same moment cannot take the same chat:
 * the row is decided by the database. Throws `allowanceEmpty`, upon which the caller's transaction must roll back.
 */
export const reserveChat = async (transaction: Database, charge: Charge, now: number): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable('wallets')
    .set((column) => ({ chats: column('chats', '-', 1) }))
    .where('user_id', '=', charge.userId)
    .where('chats', '>', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new Refusal(code.allowanceEmpty, 'You are out of credits. Your message is saved.');
  }
  await book(transaction, charge, 'reserve', -1, now);
};

/** The reply has begun: the reserved chat is spent. Twice is once: the outcome of the first commit may be unknown. */
export const settleChat = async (transaction: Database, charge: Charge, now: number): Promise<void> =>
  book(transaction, charge, 'settle', 0, now);

/** Nothing came: the reserved chat goes back into the wallet. */
export const releaseChat = async (transaction: Database, charge: Charge, now: number): Promise<void> => {
  await book(transaction, charge, 'release', 1, now);
  await transaction
    .updateTable('wallets')
    .set((column) => ({ chats: column('chats', '+', 1) }))
    .where('user_id', '=', charge.userId)
    .execute();
};

/** Of the given charges the one that is reserved and neither settled nor released; there is never more than one. */
export const findOpenCharge = async (
  database: Database,
  charges: readonly Charge[],
): Promise<Charge | null> => {
  for (const charge of charges) {
    const kinds = await kindsOf(database, charge);
    if (kinds.includes('reserve') && !kinds.includes('settle') && !kinds.includes('release')) {
      return charge;
    }
  }
  return null;
};

/** Whether one of the charges was spent, so that the same message costs nothing more. */
export const isSettled = async (database: Database, charges: readonly Charge[]): Promise<boolean> => {
  for (const charge of charges) {
    if ((await kindsOf(database, charge)).includes('settle')) {
      return true;
    }
  }
  return false;
};

const kindsOf = async (database: Database, charge: Charge): Promise<readonly string[]> => {
  const entries = await database
    .selectFrom('ledger')
    .select('kind')
    .where('user_id', '=', charge.userId)
    .where('reference', '=', charge.reference)
    .where('kind', 'in', ['reserve', 'settle', 'release'])
    .execute();
  return entries.map((entry) => entry.kind);
};

const book = async (
  transaction: Database,
  charge: Charge,
  kind: 'reserve' | 'settle' | 'release',
  chats: number,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('ledger')
    .values({
      entry_id: newId(now),
      user_id: charge.userId,
      kind,
      chats,
      gold_coins: 0,
      reference: charge.reference,
      created_at: now,
    })
    .$if(kind === 'settle', (query) =>
      query.onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reference']).doNothing()),
    )
    .execute();
};
