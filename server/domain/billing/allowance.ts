import { code } from '../../../contract/envelope.ts';
import { days } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';

/** The one chat that a reply may cost. The ledger holds at most one entry of each kind per reference. */
export interface Charge {
  readonly userId: string;
  readonly reference: string;
}

/** A message and who sent it. */
interface Turn {
  readonly userId: string;
  readonly messageId: string;
}

/** Returns the charge of a message sent for the first time. */
export const sendCharge = (userId: string, messageId: string): Charge => ({
  userId,
  reference: `send:${messageId}`,
});

/** Returns the charge of a retried reply, used after the first charge was refunded. */
export const retryCharge = (userId: string, replyId: string): Charge => ({
  userId,
  reference: `retry:${replyId}`,
});

/** Returns the charge of a reply that is continued after the message's charges were used up by other replies. */
export const continueCharge = async (database: Database, { userId, messageId }: Turn): Promise<Charge> => {
  const earlier = await readContinued(database, { userId, messageId }, 'reserve');
  return { userId, reference: `${continued(messageId)}${earlier.length + 1}` };
};

/**
 * Reserves one chat until the reply starts or fails. The conditional update prevents two concurrent requests from
 * reserving the same chat. Throws `allowanceEmpty`; the caller's transaction must then roll back.
 */
export const reserveChat = async (transaction: Database, charge: Charge, now: number): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable('wallets')
    .set((column) => ({ chats: column('chats', '-', 1) }))
    .where('user_id', '=', charge.userId)
    .where('chats', '>', 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new DomainError(code.allowanceEmpty, 'allowanceEmpty');
  }
  await insertEntry(transaction, charge, 'reserve', -1, now);
};

/**
 * Settles the reserved chat when the reply has begun. Idempotent, because the outcome of the first commit may be
 * unknown.
 */
export const settleChat = async (transaction: Database, charge: Charge, now: number): Promise<void> =>
  insertEntry(transaction, charge, 'settle', 0, now);

/** Refunds the reserved chat when the reply produced no text. */
export const releaseChat = async (transaction: Database, charge: Charge, now: number): Promise<void> => {
  await insertEntry(transaction, charge, 'release', 1, now);
  await transaction
    .updateTable('wallets')
    .set((column) => ({ chats: column('chats', '+', 1) }))
    .where('user_id', '=', charge.userId)
    .execute();
};

/** How many messages that the mate did not understand cost nothing, per user and day. */
export const forgivenPerDay = 5;

/** Gives a settled chat back for a message that was not understood, a few times a day. */
export const forgiveChat = async (transaction: Database, charge: Charge, now: number): Promise<void> => {
  const { count } = await transaction
    .selectFrom('ledger')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', charge.userId)
    .where('kind', '=', 'release')
    .where('reference', 'like', `${forgiven}%`)
    .where('created_at', '>', now - days(1))
    .executeTakeFirstOrThrow();
  if (count < forgivenPerDay) {
    await releaseChat(transaction, { ...charge, reference: `${forgiven}${charge.reference}` }, now);
  }
};

const forgiven = 'misunderstood:';

/** Returns the charge of a reply that is reserved but neither settled nor released, of which there is at most one. */
export const findOpenCharge = async (
  database: Database,
  turn: Turn & { readonly replyId: string },
): Promise<Charge | null> => {
  const { userId, messageId, replyId } = turn;
  const lastContinued = (await readContinued(database, turn, 'reserve')).at(-1);
  for (const charge of [
    sendCharge(userId, messageId),
    retryCharge(userId, replyId),
    ...(lastContinued === undefined ? [] : [{ userId, reference: lastContinued }]),
  ]) {
    const kinds = await readKinds(database, charge);
    if (kinds.includes('reserve') && !kinds.includes('settle') && !kinds.includes('release')) {
      return charge;
    }
  }
  return null;
};

/** Returns how many chats a message and the replies to it have cost. */
export const countSettled = async (
  database: Database,
  turn: Turn & { readonly replyIds: readonly string[] },
): Promise<number> => {
  const { userId, messageId, replyIds } = turn;
  let settled = (await readContinued(database, turn, 'settle')).length;
  for (const charge of [
    sendCharge(userId, messageId),
    ...replyIds.map((replyId) => retryCharge(userId, replyId)),
  ]) {
    settled += (await readKinds(database, charge)).includes('settle') ? 1 : 0;
  }
  return settled;
};

const continued = (messageId: string): string => `continue:${messageId}:`;

/** Returns the references of a message's continuations with an entry of this kind, oldest first. */
const readContinued = async (
  database: Database,
  { userId, messageId }: Turn,
  kind: 'reserve' | 'settle',
): Promise<readonly string[]> => {
  const entries = await database
    .selectFrom('ledger')
    .select('reference')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('reference', 'like', `${continued(messageId)}%`)
    .orderBy('entry_id')
    .execute();
  return entries.map((entry) => entry.reference);
};

const readKinds = async (database: Database, charge: Charge): Promise<readonly string[]> => {
  const entries = await database
    .selectFrom('ledger')
    .select('kind')
    .where('user_id', '=', charge.userId)
    .where('reference', '=', charge.reference)
    .where('kind', 'in', ['reserve', 'settle', 'release'])
    .execute();
  return entries.map((entry) => entry.kind);
};

const insertEntry = async (
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
