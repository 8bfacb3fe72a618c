import type { AccountDeps } from '../accounts/account-deps.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { writeLetter } from '../../mail/letters.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { forgetDevices } from '../accounts/known-devices.ts';
import { providerLabels, type ProviderIdentity } from './providers.ts';
import { removeSecondStep } from './second-step-setting.ts';
import { sendNotice } from '../accounts/send-mail.ts';

/** An account whose password was removed. */
export interface RemovedPassword {
  readonly email: string;
  readonly language: string;
}

/**
 * Removes the account's password, unless the owner of its address has proven to have set it, together with the sessions,
 * sign-ups, passkeys and second step that its author may have created. Returns null when there was no such password.
 */
export const removeUnprovenPassword = async (
  transaction: DatabaseTransaction,
  userId: string,
): Promise<RemovedPassword | null> => {
  const removed = await transaction
    .updateTable('users')
    .set({ password_hash: null })
    .where('user_id', '=', userId)
    .where('password_hash', 'is not', null)
    .where('password_proven', '=', 0)
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (removed === undefined) {
    return null;
  }
  await endSessions(transaction, { userId, except: null });
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await removeSecondStep(transaction, userId);
  await forgetDevices(transaction, userId);
  return removed;
};

/** Notifies the owner by mail. The sign-in continues when the mail cannot be sent. */
export const sendRemovalMail = async (
  deps: Pick<AccountDeps, 'mailer' | 'mailBudget' | 'config' | 'lifecycle' | 'log'>,
  { email, language }: RemovedPassword,
  { provider }: ProviderIdentity,
): Promise<void> => {
  await sendNotice(
    deps,
    writeLetter('passwordRemoved', {
      to: email,
      productName: deps.config.productName,
      url: `${deps.lifecycle.publicUrl}/profile`,
      language: toLanguage(language),
      origin: null,
      detail: providerLabels[provider],
    }),
  );
};
