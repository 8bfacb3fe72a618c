import { code } from '../../contract/envelope.ts';
import type { StoreDeps } from './store-deps.ts';
import type { DatabaseTransaction } from '../store/database.ts';
import { DomainError } from './domain-error.ts';

/**
 * Runs `work` in a transaction that holds the lock on the user's row: of two changes at the same moment, each sees what
 * the other stored. Throws `loginExpired` when the account no longer exists.
 */
export const withUserLock = <Result>(
  deps: Pick<StoreDeps, 'database' | 'dialect'>,
  userId: string,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> =>
  deps.database.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select('user_id')
      .where('user_id', '=', userId)
      // A weak lock: rows that only reference the account, such as ledger entries, can still be inserted.
      .$if(deps.dialect === 'postgres', (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (user === undefined) {
      throw new DomainError(code.loginExpired, 'loginExpired', { details: { reason: 'ended' } });
    }
    return work(transaction);
  });
