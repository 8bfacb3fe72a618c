import { code } from '../../../contract/envelope.ts';
import type { PasskeyAssertion, PasskeyRequest } from '../../../contract/sign-in/passkey.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import { hashSecret, newSecret } from '../../shared/ids.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { acceptAssertion, passkeyRefused } from './passkey-assertion.ts';
import { challengeLifetime, readChallenge } from './passkey-challenges.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { getRelyingPartyId } from './relying-party.ts';
import { endStep, stepExpired, takeAttempt } from '../accounts/second-step-rows.ts';
import { startSession } from '../accounts/start-session.ts';

/**
 * Returns what a browser needs to ask for a passkey of the account, and replaces an earlier challenge. Throws `notFound` for
 * a sign-in that has expired, and `notAvailable` where browsers accept no passkeys.
 */
export const startSecondStep = async (
  deps: AccountDeps,
  { token, pageOrigin }: { readonly token: string; readonly pageOrigin: string },
): Promise<PasskeyRequest> => {
  const rpId = getRelyingPartyId(pageOrigin);
  const challenge = newSecret();
  const step = await deps.database
    .updateTable('second_steps')
    .set({ challenge_hash: hashSecret(challenge) })
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', deps.now())
    .where('attempts_left', '>', 0)
    .returning('user_id')
    .executeTakeFirst();
  if (step === undefined) {
    throw stepExpired();
  }
  const passkeys = await deps.database
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', step.user_id)
    .execute();
  return {
    challenge,
    timeout: challengeLifetime,
    rpId,
    userVerification: 'required',
    allowCredentials: passkeys.map((passkey) => ({ id: passkey.credential_id, type: 'public-key' })),
  };
};

/**
 * Signs in with a passkey of the account. Throws `notFound` for a sign-in that has expired, and `wrongCredentials`, whatever
 * the reason, for a passkey that is refused.
 */
export const finishWithPasskey = async (
  deps: AccountDeps,
  { token, assertion }: { readonly token: string; readonly assertion: PasskeyAssertion },
): Promise<UserInfo> => {
  const userId = await takeAttempt(deps, token);
  const expectedChallenge = await takeChallenge(deps, token, assertion.response.clientDataJSON);
  const passkey = await deps.database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (expectedChallenge === null || passkey === undefined) {
    throw passkeyRefused();
  }
  await acceptAssertion(deps, { response: assertion, expectedChallenge, passkey });
  await endStep(deps.database, token);
  return startSession(deps, userId);
};

/**
 * Signs in with a recovery code of the account, which is used up, and notifies the owner by mail. Throws `notFound` for a
 * sign-in that has expired, `wrongCredentials` for a wrong code, and `tooMany` when codes are guessed.
 */
export const finishWithCode = async (
  deps: AccountDeps,
  input: { readonly token: string; readonly code: string; readonly origin: ClientOrigin },
): Promise<UserInfo> => {
  const userId = await takeAttempt(deps, input.token);
  const attempt = await deps.limits.recoveryCode(userId);
  await deps.database.transaction().execute(async (transaction) => {
    if (!(await consumeRecoveryCode(transaction, { userId, code: input.code }))) {
      throw new DomainError(code.wrongCredentials, 'wrongRecoveryCode');
    }
    await endStep(transaction, input.token);
  });
  await attempt.succeeded();
  const user = await startSession(deps, userId);
  await notifyOwner(deps, userId, 'recoveryCodeUsed', input.origin);
  return user;
};

/** Makes the step's challenge unusable, and returns it; null when it is not what the browser signed. */
const takeChallenge = async (
  { database }: Pick<AccountDeps, 'database'>,
  token: string,
  clientData: string,
): Promise<string | null> => {
  const challenge = readChallenge(clientData);
  if (challenge === null) {
    return null;
  }
  const taken = await database
    .updateTable('second_steps')
    .set({ challenge_hash: null })
    .where('token_hash', '=', hashSecret(token))
    .where('challenge_hash', '=', hashSecret(challenge))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? challenge : null;
};
