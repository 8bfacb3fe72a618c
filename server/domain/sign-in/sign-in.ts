import { code } from '../../../contract/envelope.ts';
import type { Credentials, UserInfo } from '../../../contract/sign-in/user.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { findByEmail, normalizeEmail } from '../accounts/accounts.ts';
import { passFirstStep } from './first-step.ts';
import { recognizeOrigin, type Origin } from '../accounts/known-devices.ts';
import { checkPassword } from '../accounts/passwords.ts';
import { tryPassword } from '../accounts/password-attempt.ts';
import { findUnconfirmed, renewTicket } from './registrations.ts';

/**
 * Signs in with an e-mail address and a password. The response and the work done are the same whether the address is
 * unknown, unconfirmed or the password is wrong. Throws `wrongCredentials`; for the password of a sign-up that nobody has
 * confirmed `emailUnconfirmed` with a new `Registration`, since only the person who signed up knows it; and as `passFirstStep`
 * does.
 */
export const signIn = async (
  deps: AccountDeps,
  credentials: Credentials,
  origin: Origin,
): Promise<UserInfo> => {
  const email = normalizeEmail(credentials.email);
  const user = await findByEmail(deps.database, credentials.email);
  const signUp = await findUnconfirmed(deps, email);
  const known = await recognizeOrigin(deps, user?.user_id ?? null, origin);
  const attempt = await deps.limits.login({ email, address: origin.address, ...known });
  const lane = known.deviceId === null ? 'unknown' : 'known';
  const { password } = credentials;
  const isOwner = await tryPassword(attempt, user?.password_hash ?? null, { password, lane });
  if (user !== null && isOwner) {
    return passFirstStep(deps, user.user_id);
  }
  // Also for an address with an account: the sign-up must not find out whether there is one.
  const isAuthor = await checkPassword(signUp?.password_hash ?? null, password, lane);
  if (signUp !== null && isAuthor) {
    const details = await renewTicket(deps, signUp.registration_id);
    throw new DomainError(code.emailUnconfirmed, 'emailUnconfirmed', { details });
  }
  throw new DomainError(code.wrongCredentials, 'wrongCredentials');
};
