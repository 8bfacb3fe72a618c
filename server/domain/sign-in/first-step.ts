import { code } from '../../../contract/envelope.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import { DomainError } from '../domain-error.ts';
import { assertNotLocked } from '../accounts/account-lock.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { createStep } from '../accounts/second-step-rows.ts';
import { startSession } from '../accounts/start-session.ts';

/**
 * Opens a session of a user who has proven to be the owner, now or at `provenAt`, other than with a passkey. Throws
 * `secondStepRequired` with a `SecondStep` for an account that asks for one, and `accountLocked`.
 */
export const passFirstStep = async (
  deps: Pick<AccountDeps, 'database' | 'now' | 'config' | 'limits'>,
  userId: string,
  provenAt: number | null = null,
): Promise<UserInfo> => {
  const { second_step_since: since } = await deps.database
    .selectFrom('users')
    .select('second_step_since')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (since === null) {
    return startSession(deps, userId, provenAt);
  }
  await assertNotLocked(deps.database, userId);
  await deps.limits.consume('sign-in-user', { userId });
  throw new DomainError(code.secondStepRequired, 'secondStepRequired', {
    details: await createStep(deps, userId),
  });
};
