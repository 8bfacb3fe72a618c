import { code } from '../../../contract/envelope.ts';
import type { Passkey } from '../../../contract/sign-in/own-passkeys.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import { minutes } from '../../shared/clock.ts';
import { hashSecret, newSecret } from '../../shared/ids.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { writeLetter } from '../../mail/letters.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { assertNotLocked } from '../accounts/account-lock.ts';
import { findByEmail, normalizeEmail } from '../accounts/accounts.ts';
import { passFirstStep } from './first-step.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { forgetDevices } from '../accounts/known-devices.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { listPasskeys } from './passkeys.ts';
import { assertUncommonPassword, hashPassword } from '../accounts/passwords.ts';
import { endSteps } from '../accounts/second-step-rows.ts';
import { sendMail } from '../accounts/send-mail.ts';

/** How long a mailed link is valid, in milliseconds. */
export const resetLifetime = minutes(30);

/**
 * Mails a link that sets a new password. An address without an account gets a different mail, so that neither the response
 * nor its time shows who is a member. Throws `tooMany` when the network of `address`, the IP address of the request, has
 * sent too many mails, and `unavailable` when no mail can be sent.
 */
export const requestReset = async (
  deps: AccountDeps,
  request: { email: string; address: string; language: string; origin: ClientOrigin },
): Promise<null> => {
  const email = normalizeEmail(request.email);
  const permit = await deps.mailBudget.take({ email, address: request.address });
  const user = await findByEmail(deps.database, request.email);
  const resetCode = newSecret();
  const now = deps.now();
  await deps.database
    .insertInto('password_resets')
    .values({
      code_hash: hashSecret(resetCode),
      user_id: user?.user_id ?? null,
      expires_at: now + resetLifetime,
    })
    .execute();
  const { publicUrl } = deps.lifecycle;
  const letter = {
    to: email,
    productName: deps.config.productName,
    language: toLanguage(request.language),
    origin: { time: now, client: request.origin },
  };
  await sendMail(
    deps,
    permit,
    user === null
      ? writeLetter('unknownAddress', { ...letter, url: `${publicUrl}/` })
      : // The code is in the URL fragment, which browsers do not send to servers, so no access log can contain it.
        writeLetter('passwordReset', { ...letter, url: `${publicUrl}/reset-password#reset=${resetCode}` }),
    'email',
  );
  return null;
};

/**
 * Sets the password of the account to which the link was mailed, removes the named passkeys, and ends every session, sign-up
 * and other link of it. Notifies the owner by mail and returns a new session. Throws `notFound` for a link that has expired
 * or was used, `invalid` for a password that is too common and `forbidden` for passkeys that the second step needs, after
 * which the link still works, and as `passFirstStep` does: the mailbox alone does not replace the passkey.
 */
export const resetPassword = async (
  deps: AccountDeps,
  input: {
    code: string;
    newPassword: string;
    removePasskeys: readonly string[];
    origin: ClientOrigin;
  },
): Promise<UserInfo> => {
  const codeHash = hashSecret(input.code);
  const owner = await findOwner(deps, codeHash);
  await assertNotLocked(deps.database, owner.user_id);
  assertUncommonPassword(input.newPassword, owner.email);
  const passwordHash = await hashPassword(input.newPassword);
  const { userId, removed } = await deps.database.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('code_hash', '=', codeHash)
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined || used.user_id === null) {
      throw linkExpired();
    }
    await replacePassword(transaction, used.user_id, passwordHash);
    return {
      userId: used.user_id,
      removed: await removePasskeys(transaction, used.user_id, input.removePasskeys),
    };
  });
  await notifyOwner(deps, userId, 'passwordChanged', input.origin);
  if (removed > 0) {
    await notifyOwner(deps, userId, 'passkeyRemoved', input.origin);
  }
  return passFirstStep(deps, userId);
};

/** Returns the passkeys that can be removed with the link. Throws `notFound` for a link that has expired or was used. */
export const readReset = async (
  deps: Pick<AccountDeps, 'database' | 'now'>,
  resetCode: string,
): Promise<{ passkeys: Passkey[] }> => {
  const owner = await findOwner(deps, hashSecret(resetCode));
  return {
    passkeys: owner.second_step_since === null ? await listPasskeys(deps.database, owner.user_id) : [],
  };
};

const findOwner = async ({ database, now }: Pick<AccountDeps, 'database' | 'now'>, codeHash: string) => {
  const owner = await database
    .selectFrom('password_resets')
    .innerJoin('users', 'users.user_id', 'password_resets.user_id')
    .select(['users.email', 'users.user_id', 'users.second_step_since'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (owner === undefined) {
    throw linkExpired();
  }
  return owner;
};

/**
 * Removes those of the passkeys that are the user's, and returns their number. Throws `forbidden` while the account asks for
 * a passkey after the password: the mailbox alone does not replace it.
 */
const removePasskeys = async (
  transaction: DatabaseTransaction,
  userId: string,
  passkeyIds: readonly string[],
): Promise<number> => {
  if (passkeyIds.length === 0) {
    return 0;
  }
  const { second_step_since: since } = await transaction
    .selectFrom('users')
    .select('second_step_since')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (since !== null) {
    throw new DomainError(code.forbidden, 'passkeysInUse');
  }
  const removed = await transaction
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', 'in', passkeyIds)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
};

/** The reader of the mail owns the address, so the password counts as proven. */
const replacePassword = async (
  transaction: DatabaseTransaction,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, password_proven: 1 })
    .where('user_id', '=', userId)
    .execute();
  await endSessions(transaction, { userId, except: null });
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await endSteps(transaction, userId);
  // Anyone who knew the old password may have signed in with it.
  await forgetDevices(transaction, userId);
};

const linkExpired = (): DomainError => new DomainError(code.notFound, 'resetLinkExpired');
