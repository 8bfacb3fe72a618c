import { code } from '../../../contract/envelope.ts';
import { minutes } from '../../shared/clock.ts';
import type { AccountDeps } from './account-deps.ts';
import { tryPassword } from './password-attempt.ts';
import { DomainError } from '../domain-error.ts';
import type { Caller } from './sessions.ts';

/** The maximum age of the sign-in that proves ownership of an account without a password, in milliseconds. */
const maxSignInAge = minutes(10);

/** The account whose owner has proven their identity. */
export interface Owner {
  readonly email: string;
  /** The checked hash, so that a change can detect a concurrent one. */
  readonly passwordHash: string | null;
}

/**
 * Verifies that the caller is the account's owner and not someone who found the page open. Throws `wrongCredentials`,
 * or `forbidden` for an account without a password whose sign-in is too old. Wrong passwords slow down further attempts
 * of this session only.
 */
export const reauthenticate = async (
  deps: AccountDeps,
  caller: Caller,
  proof: { password: string | null },
): Promise<Owner> => {
  const account = await deps.database
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['users.email', 'users.password_hash', 'sessions.created_at', 'sessions.proven_at'])
    .where('session_id', '=', caller.sessionId)
    .executeTakeFirst();
  if (account === undefined) {
    throw new DomainError(code.loginExpired, 'loginExpired', { details: { reason: 'ended' } });
  }
  const { email, password_hash: passwordHash } = account;
  if (passwordHash === null) {
    assertRecentSignIn(deps.now() - (account.proven_at ?? account.created_at));
    return { email, passwordHash };
  }
  const attempt = await deps.limits.reauthenticate(caller.sessionId);
  if (!(await tryPassword(attempt, passwordHash, { password: proof.password ?? '', lane: 'known' }))) {
    throw new DomainError(code.wrongCredentials, 'wrongCurrentPassword');
  }
  return { email, passwordHash };
};

const assertRecentSignIn = (age: number): void => {
  if (age > maxSignInAge) {
    throw new DomainError(code.forbidden, 'signInAgainFirst');
  }
};
