import type { Subscription } from '../../../contract/billing/subscription.ts';
import { days } from '../../shared/clock.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { OrderRow, SubscriptionRow } from '../../store/schema/purchases.ts';
import { credit } from './wallets.ts';

/**
 * Starts the paid subscription: now, or when the current one ends. The transaction must hold the lock on the wallet's
 * row.
 */
export const openSubscription = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  now: number,
): Promise<void> => {
  const others = await listSubscriptions(transaction, order.user_id, now);
  const since = Math.max(now, ...others.map(({ until }) => until));
  const row: SubscriptionRow = {
    order_id: order.order_id,
    user_id: order.user_id,
    package_id: order.package_id,
    chats: order.chats,
    days: order.days,
    days_granted: 0,
    since,
    until: since + days(order.days),
  };
  await transaction.insertInto('subscriptions').values(row).execute();
  await grantDays(transaction, row, now);
};

/** Ends a subscription now, so that nothing more is credited. Returns the number of chats credited so far. */
export const endSubscription = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  now: number,
): Promise<number> => {
  const ended = await transaction
    .updateTable('subscriptions')
    .set((column) => ({ until: now, days: column.ref('days_granted') }))
    .where('order_id', '=', order.order_id)
    .returning(['chats', 'days_granted'])
    .executeTakeFirst();
  await moveUp(transaction, order.user_id, now);
  return ended === undefined ? 0 : ended.chats * ended.days_granted;
};

/**
 * Moves the subscriptions that have not started so that each starts when those before it have ended, or now: none waits for one that
 * was taken back.
 */
const moveUp = async (transaction: DatabaseTransaction, userId: string, now: number): Promise<void> => {
  const rows = await selectLasting(transaction, userId, now).execute();
  let free = now;
  for (const row of rows) {
    const since = row.since <= now ? row.since : free;
    const moved = { ...row, since, until: row.until + since - row.since };
    free = Math.max(free, moved.until);
    if (since !== row.since) {
      await transaction
        .updateTable('subscriptions')
        .set({ since, until: moved.until })
        .where('order_id', '=', row.order_id)
        .execute();
      await grantDays(transaction, moved, now);
    }
  }
};

/** Continues a subscription that was ended, and credits the days that passed since. */
export const reopenSubscription = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  now: number,
): Promise<void> => {
  const row = await transaction
    .updateTable('subscriptions')
    .set((column) => ({ until: column('since', '+', days(order.days)), days: order.days }))
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await grantDays(transaction, row, now);
  await moveUp(transaction, order.user_id, now);
};

/** The current and future subscriptions in the order in which they start. */
const selectLasting = (database: Database, userId: string, now: number) =>
  database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .orderBy('since')
    .orderBy('order_id');

/** Returns the current and future subscriptions in chronological order. */
export const listSubscriptions = async (
  database: Database,
  userId: string,
  now: number,
): Promise<Subscription[]> => {
  const rows = await selectLasting(database, userId, now).execute();
  return rows.map((row) => ({
    packageId: row.package_id,
    chats: row.chats,
    since: row.since,
    until: row.until,
  }));
};

/** Credits every due day of started subscriptions that is not credited yet, for one user or for all. */
export const grantDueDays = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  userId?: string,
): Promise<void> => {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .whereRef('days_granted', '<', 'days')
    .where('since', '<=', now())
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute();
  for (const row of rows.filter((each) => countDueDays(each, now()) > each.days_granted)) {
    await database.transaction().execute((transaction) => grantDays(transaction, row, now()));
  }
};

/** Of two concurrent grants of the same days, only the one that updates the count first books them. */
const grantDays = async (
  transaction: DatabaseTransaction,
  row: SubscriptionRow,
  now: number,
): Promise<void> => {
  const due = countDueDays(row, now);
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ days_granted: due })
    .where('order_id', '=', row.order_id)
    .where('days_granted', '=', row.days_granted)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || due <= row.days_granted) {
    return;
  }
  await credit(transaction, {
    userId: row.user_id,
    kind: 'grant',
    reference: `subscription:${row.order_id}:${String(due)}`,
    chats: row.chats * (due - row.days_granted),
    goldCoins: 0,
    now,
  });
};

const countDueDays = (row: SubscriptionRow, now: number): number =>
  now < row.since ? 0 : Math.min(row.days, Math.floor((now - row.since) / days(1)) + 1);
