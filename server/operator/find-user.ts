import { normalizeEmail } from '../domain/accounts/accounts.ts';
import type { Database } from '../store/database.ts';
import { OperatorError } from './command.ts';
import { toOneLine } from './format.ts';

/** Returns the id of the account with this id or e-mail address. Throws `OperatorError`. */
export const findUserId = async (database: Database, name: string): Promise<string> => {
  const user = await database
    .selectFrom('users')
    .select('user_id')
    .where((where) =>
      name.includes('@') ? where('email', '=', normalizeEmail(name)) : where('user_id', '=', name),
    )
    .executeTakeFirst();
  if (user === undefined) {
    throw new OperatorError(`There is no account ${toOneLine(name)}.`);
  }
  return user.user_id;
};
