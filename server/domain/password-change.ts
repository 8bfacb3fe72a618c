import { code } from '../../contract/envelope.ts';
import type { AppDeps } from '../dependencies.ts';
import { forgetDevices } from './known-devices.ts';
import { requireOwner } from './owner.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { renewSession, type Caller } from './sessions.ts';

/**
 * Gives the account another password and ends every session but the caller's, which goes on with the token that is
 * returned. Throws `wrongCredentials` when the old password is not right, `invalid` when the new one is no good.
 */
export const changePassword = async (
  deps: AppDeps,
  caller: Caller,
  wish: { oldPassword: string; newPassword: string },
): Promise<string> => {
  const owner = await requireOwner(deps, caller, { password: wish.oldPassword });
  if (owner.passwordHash === null) {
    throw new Refusal(code.forbidden, 'This account has no password. You sign in with another service.');
  }
  refuseCommonPassword(wish.newPassword, owner.email);
  const passwordHash = await hashPassword(wish.newPassword, 'known');
  return deps.database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('user_id', '=', caller.userId)
      .where('password_hash', '=', owner.passwordHash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) {
      throw new Refusal(code.wrongCredentials, 'This is not your current password.');
    }
    // The browser that signed up may not have fetched its session yet: that way in is closed too.
    await transaction.deleteFrom('registrations').where('user_id', '=', caller.userId).execute();
    // Who knew the old password may have signed in with it.
    await forgetDevices(transaction, caller.userId);
    return renewSession({ ...deps, database: transaction }, caller);
  });
};
