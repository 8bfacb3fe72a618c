import type { UserInfo } from '../../../contract/sign-in/user.ts';
import { assertNotLocked } from './account-lock.ts';
import type { AccountDeps } from './account-deps.ts';
import { getPermissions, openSession } from './sessions.ts';

/**
 * Opens a session of a user who has passed all steps, and returns the user's info. Throws `accountLocked`. Every way to sign
 * in ends here. `provenAt` is when the user was proven, where that was not now.
 */
export const startSession = async (
  deps: Pick<AccountDeps, 'database' | 'now' | 'config' | 'limits'>,
  userId: string,
  provenAt: number | null = null,
): Promise<UserInfo> => {
  await assertNotLocked(deps.database, userId);
  await deps.limits.consume('sign-in-user', { userId });
  const user = await deps.database
    .selectFrom('users')
    .leftJoin('ages', 'ages.user_id', 'users.user_id')
    .select(['users.language', 'users.nfsw', 'ages.birth_date', 'ages.doubted_at'])
    .where('users.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    uuid: userId,
    token: await openSession(deps, userId, provenAt),
    language: user.language,
    ...(getPermissions(deps, user).nfsw ? { nfsw: true } : {}),
  };
};
