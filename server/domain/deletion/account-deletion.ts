import type { Replies } from '../replies/replies.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import { seconds, withinTime } from '../../shared/clock.ts';
import { afterCommit } from '../after-commit.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { closeAccount, eraseAccount } from './erase-account.ts';
import { notifyAddress } from '../accounts/notify-owner.ts';
import { reauthenticate } from '../accounts/reauthenticate.ts';
import type { Caller } from '../accounts/sessions.ts';

/** How long the answer waits for the deletion of the data, in milliseconds. It continues after that. */
const patience = seconds(20);

/**
 * Deletes the account and everything that belongs to it: sessions, sign-ups, rooms, personas, mates, balances and the
 * mails stored on this server. The last mail to the owner is that it was deleted. Throws as `reauthenticate` does. Once the account
 * is closed it is answered as deleted: a rule of the retention continues what fails after that.
 */
export const deleteAccount = async (
  deps: AccountDeps & { readonly replies: Pick<Replies, 'forget'> },
  caller: Caller,
  proof: { password: string | null; origin: ClientOrigin },
): Promise<void> => {
  const { userId, language } = caller;
  const { email } = await reauthenticate(deps, caller, proof);
  const change = await deps.database
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const isFirst = await deps.database
    .transaction()
    .execute((transaction) => closeAccount(transaction, { userId, email }, deps.now()));
  if (!isFirst) {
    return;
  }
  const erasing = afterCommit(deps.log, 'data of a deleted account', () =>
    eraseAccount(deps, userId, deps.replies.forget),
  );
  for (const address of change === undefined ? [email] : [email, change.email]) {
    await afterCommit(deps.log, 'mails to a deleted account', () => deps.mailer.forget(address));
  }
  await withinTime(erasing, patience);
  await notifyAddress(deps, { email, language }, 'accountDeleted', proof.origin);
};
