import type { AllowedTry } from '../../limits/login-limits.ts';
import { checkPassword, type HashLane } from './passwords.ts';

/** Checks the password of an allowed attempt. An attempt whose password could not be checked does not count. */
export const tryPassword = async (
  attempt: AllowedTry,
  stored: string | null,
  sent: { readonly password: string; readonly lane: HashLane },
): Promise<boolean> => {
  let isMatch: boolean;
  try {
    isMatch = await checkPassword(stored, sent.password, sent.lane);
  } catch (error) {
    await attempt.undo();
    throw error;
  }
  if (isMatch) {
    await attempt.succeeded();
  }
  return isMatch;
};
