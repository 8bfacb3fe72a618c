import { findByEmail } from '../domain/accounts/accounts.ts';
import type { Database } from '../store/database.ts';
import { OperatorError } from './command.ts';
import { toOneLine } from './format.ts';

/** Returns the id of the account with this id or e-mail address. Throws `OperatorError`. */
export const findUserId = async (database: Database, name: string): Promise<string> => {
  const user = name.includes('@') ? await findByEmail(database, name) : await findById(database, name);
  if (user === null) {
    throw new OperatorError(`There is no account ${toOneLine(name)}.`);
  }
  return user.user_id;
};

const findById = async (database: Database, userId: string): Promise<{ user_id: string } | null> =>
  (await database.selectFrom('users').select('user_id').where('user_id', '=', userId).executeTakeFirst()) ??
  null;
