import { code } from '../../../contract/envelope.ts';
import type { Confirmation } from '../../../contract/sign-in/verify-email.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { hashSecret } from '../../shared/ids.ts';
import type { RegistrationRow } from '../../store/schema/accounts.ts';
import { createAccount } from '../accounts/accounts.ts';
import { passFirstStep } from './first-step.ts';
import { isSignUpCode, trySignUpCode } from './sign-up-codes.ts';
import { checkPassword } from '../accounts/passwords.ts';
import { DomainError } from '../domain-error.ts';

/**
 * The input of the page behind a mailed link. The ticket or the password proves that its reader is the person who
 * signed up.
 */
export interface ConfirmationProof {
  readonly linkCode: string;
  readonly ticket: string | null;
  readonly password: string | null;
  /** The IP address of the request. */
  readonly address: string;
}

/**
 * Creates the account of a sign-up when the person who signed up follows the mailed link, or types the printed code. Following the link again
 * succeeds and changes nothing. Starts a session only when the password is given: the browser that holds the ticket
 * polls for its own. Throws `notFound`, `forbidden` when the address has an account, `passwordRequired`,
 * `wrongCredentials`, and `tooMany` when passwords are guessed.
 */
export const confirmRegistration = async (
  deps: AccountDeps,
  proof: ConfirmationProof,
): Promise<Confirmation> => {
  const registration = isSignUpCode(proof.linkCode)
    ? await findByCode(deps, proof)
    : await findByLink(deps, proof.linkCode);
  if (registration.confirmed_at !== null) {
    return {};
  }
  if (registration.account !== null) {
    throw addressTaken();
  }
  if (proof.ticket !== null && hashSecret(proof.ticket) === registration.ticket_hash) {
    await openAccount(deps, registration);
    return {};
  }
  await assertPassword(deps, registration, proof);
  return { userInfo: await passFirstStep(deps, await openAccount(deps, registration)) };
};

/** Returns the sign-up of this browser, whose code was printed. Throws `wrongCredentials` for another code. */
const findByCode = async (
  deps: AccountDeps,
  { ticket, linkCode }: ConfirmationProof,
): Promise<FoundRegistration> => {
  const registration = await findRegistrations(deps)
    .where('registrations.ticket_hash', '=', hashSecret(ticket ?? ''))
    .executeTakeFirst();
  if (registration === undefined) {
    throw new DomainError(code.notFound, 'signUpCodeRefused');
  }
  if (registration.confirmed_at === null) {
    await trySignUpCode(deps, { registrationId: registration.registration_id, signUpCode: linkCode });
  }
  return registration;
};

type FoundRegistration = RegistrationRow & { readonly account: string | null };

/**
 * Returns the sign-up with the account that has its address. One query reads both, so that the account of a concurrent
 * confirmation is not found for a sign-up that is not confirmed.
 */
const findByLink = async (deps: AccountDeps, linkCode: string): Promise<FoundRegistration> => {
  const registration = await findRegistrations(deps)
    .innerJoin('registration_codes as codes', 'codes.registration_id', 'registrations.registration_id')
    .where('codes.code_hash', '=', hashSecret(linkCode))
    // The hash of a printed code, which is tried a few times only, is that of a text which would be sent here too.
    .where('codes.tries_left', 'is', null)
    .executeTakeFirst();
  if (registration === undefined) {
    throw linkExpired();
  }
  return registration;
};

const findRegistrations = ({ database, now }: Pick<AccountDeps, 'database' | 'now'>) =>
  database
    .selectFrom('registrations')
    .leftJoin('users', 'users.email', 'registrations.email')
    .selectAll('registrations')
    .select('users.user_id as account')
    .where('expires_at', '>', now());

const assertPassword = async (
  deps: AccountDeps,
  registration: RegistrationRow,
  { password, address }: ConfirmationProof,
): Promise<void> => {
  if (password === null) {
    throw new DomainError(code.passwordRequired, 'signUpPasswordRequired');
  }
  await deps.limits.consume('link-password-address', { ip: address });
  await deps.limits.consume('link-password-sign-up', { signUp: registration.registration_id });
  if (!(await checkPassword(registration.password_hash, password))) {
    throw new DomainError(code.wrongCredentials, 'wrongSignUpPassword');
  }
};

/** Creates the account, or finds the one created concurrently through the same link. Returns its id. */
const openAccount = (deps: AccountDeps, registration: RegistrationRow): Promise<string> =>
  deps.database.transaction().execute(async (transaction) => {
    const rows = transaction
      .updateTable('registrations')
      .where('registration_id', '=', registration.registration_id);
    const now = deps.now();
    const claimed = await rows
      .set({ confirmed_at: now })
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) {
      const { user_id: opened } = (await transaction
        .selectFrom('registrations')
        .select('user_id')
        .where('registration_id', '=', registration.registration_id)
        .executeTakeFirst()) ?? { user_id: null };
      if (opened === null) {
        // A provider's sign-in to the same address removed this sign-up meanwhile.
        throw linkExpired();
      }
      return opened;
    }
    const userId = await createAccount(transaction, {
      email: registration.email,
      passwordHash: registration.password_hash,
      language: registration.language,
      chats: deps.config.grantChats,
      now,
    });
    if (userId === null) {
      throw addressTaken();
    }
    await rows.set({ user_id: userId }).execute();
    return userId;
  });

const linkExpired = (): DomainError => new DomainError(code.notFound, 'linkExpired');

const addressTaken = (): DomainError => new DomainError(code.forbidden, 'emailTaken');
