import { randomInt } from 'node:crypto';
import { code } from '../../../contract/envelope.ts';
import { minutes } from '../../shared/clock.ts';
import { hashSecret } from '../../shared/ids.ts';
import type { RegistrationRow } from '../../store/schema/accounts.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { DomainError } from '../domain-error.ts';
import { isHome } from '../home.ts';

/** How long a printed code confirms its sign-up, in milliseconds, and how often one may try. */
export const signUpCodeLifetime = minutes(10);
export const signUpCodeTries = 5;

type CodeDeps = Pick<AccountDeps, 'config' | 'database' | 'now'>;

/** Whether a code at the terminal confirms sign-ups, in place of a link that nobody mails. */
export const asksForCode = async (deps: CodeDeps): Promise<boolean> =>
  deps.config.smtpUrl === null && (await isHome(deps));

/** Whether the code of a confirmation is one that was printed: the secrets of links are longer. */
export const isSignUpCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Makes the code of a sign-up, which replaces its last one. */
export const createSignUpCode = async (
  { database, now }: CodeDeps,
  { registration_id: registrationId }: Pick<RegistrationRow, 'registration_id'>,
): Promise<string> => {
  const signUpCode = String(randomInt(1_000_000)).padStart(6, '0');
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('registration_codes')
      .where('registration_id', '=', registrationId)
      .where('tries_left', 'is not', null)
      .execute();
    await transaction
      .insertInto('registration_codes')
      .values({
        code_hash: toHash(registrationId, signUpCode),
        registration_id: registrationId,
        created_at: now(),
        tries_left: signUpCodeTries,
      })
      .execute();
  });
  return signUpCode;
};

/** Throws `notFound` where the sign-up has no code that can be tried, and `wrongCredentials` for another code. */
export const trySignUpCode = async (
  { database, now }: CodeDeps,
  { registrationId, signUpCode }: { readonly registrationId: string; readonly signUpCode: string },
): Promise<void> => {
  // Counted before it is compared, so that tries at the same time are no more.
  const tried = await database
    .updateTable('registration_codes')
    .set((column) => ({ tries_left: column('tries_left', '-', 1) }))
    .where('registration_id', '=', registrationId)
    .where('tries_left', '>', 0)
    .where('created_at', '>', now() - signUpCodeLifetime)
    .returning('code_hash')
    .executeTakeFirst();
  if (tried === undefined) {
    throw new DomainError(code.notFound, 'signUpCodeRefused');
  }
  if (tried.code_hash !== toHash(registrationId, signUpCode)) {
    throw new DomainError(code.wrongCredentials, 'signUpCodeRefused');
  }
};

/** The sign-up's id makes the few codes differ in the table. */
const toHash = (registrationId: string, signUpCode: string): string =>
  hashSecret(`${registrationId}:${signUpCode}`);
