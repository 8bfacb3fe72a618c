import { code } from '../../../contract/envelope.ts';
import type { SecondStep } from '../../../contract/sign-in/second-step.ts';
import { minutes } from '../../shared/clock.ts';
import { hashSecret, newSecret } from '../../shared/ids.ts';
import type { Database } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import type { StoreDeps } from '../store-deps.ts';

type StepDeps = Pick<StoreDeps, 'database' | 'now'>;

/** How long a sign-in waits for its second step, in milliseconds. */
export const stepLifetime = minutes(5);

/** How many passkeys and recovery codes can be tried for one sign-in. */
export const stepAttempts = 5;

/** Stores a sign-in of the user that waits for its second step. */
export const createStep = async ({ database, now }: StepDeps, userId: string): Promise<SecondStep> => {
  const token = newSecret();
  await database
    .insertInto('second_steps')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      challenge_hash: null,
      attempts_left: stepAttempts,
      expires_at: now() + stepLifetime,
    })
    .execute();
  return { token };
};

/** Counts an attempt and returns the user who signs in. Throws `notFound` for a step that has expired. */
export const takeAttempt = async ({ database, now }: StepDeps, token: string): Promise<string> => {
  const step = await database
    .updateTable('second_steps')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now())
    .where('attempts_left', '>', 0)
    .returning('user_id')
    .executeTakeFirst();
  if (step === undefined) {
    throw stepExpired();
  }
  return step.user_id;
};

/** Ends a completed step. Throws `notFound` when another request has ended it: each opens one session. */
export const endStep = async (database: Database, token: string): Promise<void> => {
  const { numDeletedRows } = await database
    .deleteFrom('second_steps')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw stepExpired();
  }
};

/** Ends all sign-ins of the user that wait for their second step; of all users for null. */
export const endSteps = async (database: Database, userId: string | null): Promise<void> => {
  await database
    .deleteFrom('second_steps')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .execute();
};

/** For a sign-in that has expired, was completed, or has no attempts left. */
export const stepExpired = (): DomainError => new DomainError(code.notFound, 'secondStepExpired');
