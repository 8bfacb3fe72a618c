import { code } from '../../../contract/envelope.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { forgetDevices } from '../accounts/known-devices.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { reauthenticate } from '../accounts/reauthenticate.ts';
import { hashPassword, assertUncommonPassword } from '../accounts/passwords.ts';
import { DomainError } from '../domain-error.ts';
import { endSteps } from '../accounts/second-step-rows.ts';
import { renewSession, type Caller } from '../accounts/sessions.ts';

/**
 * Changes the account's password, or sets its first one, and ends every session except the caller's, which continues
 * with the returned token; the owner is notified by mail. An account without a password needs a recent sign-in instead of the old password. Throws
 * `wrongCredentials` when the old password is wrong, `forbidden` when the sign-in is too old, and `invalid` when the
 * new password is too common.
 */
export const changePassword = async (
  deps: AccountDeps,
  caller: Caller,
  input: { oldPassword?: string | undefined; newPassword: string; origin: ClientOrigin },
): Promise<string> => {
  const owner = await reauthenticate(deps, caller, { password: input.oldPassword ?? null });
  assertUncommonPassword(input.newPassword, owner.email);
  const passwordHash = await hashPassword(input.newPassword, 'known');
  const token = await deps.database.transaction().execute(async (transaction) => {
    const account = transaction.updateTable('users').where('user_id', '=', caller.userId);
    // Without a password, only a provider opens an account: the person who sets the first one owns the address.
    const changed = await (
      owner.passwordHash === null
        ? account.set({ password_hash: passwordHash, password_proven: 1 }).where('password_hash', 'is', null)
        : account.set({ password_hash: passwordHash }).where('password_hash', '=', owner.passwordHash)
    ).executeTakeFirst();
    if (changed.numUpdatedRows === 0n) {
      throw new DomainError(code.wrongCredentials, 'wrongCurrentPassword');
    }
    await endSteps(transaction, caller.userId);
    // Anyone who knew the old password may have signed in with it.
    await forgetDevices(transaction, caller.userId);
    return renewSession({ ...deps, database: transaction }, caller);
  });
  await notifyOwner(deps, caller.userId, 'passwordChanged', input.origin);
  return token;
};
