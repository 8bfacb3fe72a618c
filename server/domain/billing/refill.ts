import { days } from '../../shared/clock.ts';
import { newId } from '../../shared/ids.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { isHome, type HomeConfig } from '../home.ts';
import type { StoreDeps } from '../store-deps.ts';

interface RefillDeps extends Pick<StoreDeps, 'database' | 'now'> {
  /** `refillChats` is the balance after a refill; 0 turns refills off. */
  readonly config: HomeConfig & { readonly refillChats: number };
}

/** The time between two refills of an account, in milliseconds. */
const interval = days(1);

/** The balance at home, which nobody sees there, and below which it is refilled at once: more than are ever answered at the same time. */
const atHome = { chats: 1000, least: 500 };

/**
 * Refills the account's chats if fewer are left than a refill gives and the last one, or the welcome gift, is a day old. At home nobody
 * is ever without.
 */
export const refillChats = async (deps: RefillDeps, userId: string): Promise<void> => {
  const { database, now, config } = deps;
  const isFree = await isHome(deps);
  const chats = isFree ? atHome.chats : config.refillChats;
  if (!(await isLow(database, userId, isFree ? atHome.least : chats))) {
    return;
  }
  await database.transaction().execute(async (transaction) => {
    const last = await findLast(transaction, userId);
    if (last !== undefined && (isFree || last.created_at + interval <= now())) {
      await fill(transaction, { userId, chats, reference: last.entry_id, now: now() });
    }
  });
};

/** Returns how many chats the account has after its next refill, and when that is due; nothing where refills are off, or nobody counts. */
export const readRefill = async (deps: RefillDeps, userId: string): Promise<Pick<UserBenefits, 'refill'>> => {
  const { database, now, config } = deps;
  const { refillChats: chats } = config;
  const last = chats === 0 || (await isHome(deps)) ? undefined : await findLast(database, userId);
  return last === undefined ? {} : { refill: { chats, at: Math.max(last.created_at + interval, now()) } };
};

const isLow = async (database: Database, userId: string, chats: number): Promise<boolean> => {
  const wallet = await database
    .selectFrom('wallets')
    .select('chats')
    .where('user_id', '=', userId)
    .where('chats', '<', chats)
    .executeTakeFirst();
  return wallet !== undefined;
};

const prefix = 'refill:';

const findLast = (database: Database, userId: string) =>
  database
    .selectFrom('ledger')
    .select(['entry_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'grant')
    .where((where) =>
      where.or([where('reference', '=', 'welcome'), where('reference', 'like', `${prefix}%`)]),
    )
    .orderBy('entry_id', 'desc')
    .executeTakeFirst();

/** Of two nodes that fill at the same time, one inserts the entry with this reference. */
const fill = async (
  transaction: DatabaseTransaction,
  { userId, chats, reference, now }: { userId: string; chats: number; reference: string; now: number },
): Promise<void> => {
  const wallet = await transaction
    .selectFrom('wallets')
    .select('chats')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const missing = chats - wallet.chats;
  if (missing <= 0) {
    return;
  }
  const entry = await transaction
    .insertInto('ledger')
    .values({
      entry_id: newId(now),
      user_id: userId,
      kind: 'grant',
      chats: missing,
      gold_coins: 0,
      reference: `${prefix}${reference}`,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reference']).doNothing())
    .returning('entry_id')
    .executeTakeFirst();
  if (entry !== undefined) {
    await transaction
      .updateTable('wallets')
      .set((column) => ({ chats: column('chats', '+', missing) }))
      .where('user_id', '=', userId)
      .execute();
  }
};

/** Whether a ledger entry is a refill. */
export const isRefill = (reference: string): boolean => reference.startsWith(prefix);
