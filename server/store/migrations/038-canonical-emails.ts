import type { Kysely } from 'kysely';
import { canonicalEmail } from '../../../contract/sign-in/email-address.ts';

interface Accounts {
  users: { user_id: string; email: string };
}

const rowsAtOnce = 1000;

/**
 * Stores addresses with an internationalized domain in ASCII, the one form of all spellings. They came from providers only,
 * since the forms refused them. Where two accounts have spellings of one address, one has the form: the one that was stored in
 * it, else the older one. The other keeps its spelling, under which it is still found, and its provider.
 */
export async function up(database: Kysely<Accounts>): Promise<void> {
  let last = '';
  for (;;) {
    const users = await database
      .selectFrom('users')
      .select(['user_id', 'email'])
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(rowsAtOnce)
      .execute();
    for (const user of users) await store(database, user);
    const end = users.at(-1);
    if (end === undefined) return;
    last = end.user_id;
  }
}

/** Ids begin with the time of their creation, so the older account comes first. */
const store = async (database: Kysely<Accounts>, user: Accounts['users']): Promise<void> => {
  const email = canonicalEmail(user.email) ?? user.email;
  if (email === user.email) return;
  await database
    .updateTable('users')
    .set({ email })
    .where('user_id', '=', user.user_id)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('users as other').select('user_id').where('other.email', '=', email)),
      ),
    )
    .execute();
};
