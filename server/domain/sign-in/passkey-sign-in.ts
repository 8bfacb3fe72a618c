import type { PasskeyAssertion, PasskeyRequest } from '../../../contract/sign-in/passkey.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import { newSecret } from '../../shared/ids.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { acceptAssertion, passkeyRefused } from './passkey-assertion.ts';
import { challengeLifetime, storeChallenge, takeChallenge } from './passkey-challenges.ts';
import { toUserHandle } from './passkey-registration.ts';
import { getRelyingPartyId } from './relying-party.ts';
import { startSession } from '../accounts/start-session.ts';

/**
 * Returns what a browser needs to ask for any passkey of this host. The same for everybody, so it tells nothing about
 * accounts. Throws `notAvailable` where browsers accept no passkeys.
 */
export const startPasskeySignIn = async (deps: AccountDeps, pageOrigin: string): Promise<PasskeyRequest> => {
  const rpId = getRelyingPartyId(pageOrigin);
  const challenge = newSecret();
  await storeChallenge(deps, { challenge, purpose: 'signIn', sessionId: null });
  return { challenge, timeout: challengeLifetime, rpId, userVerification: 'required' };
};

/**
 * Signs in the owner of the passkey, without a second step: the passkey has verified its user. Throws `wrongCredentials`,
 * whatever the reason.
 */
export const signInWithPasskey = async (deps: AccountDeps, response: PasskeyAssertion): Promise<UserInfo> => {
  const { clientDataJSON, userHandle } = response.response;
  const expectedChallenge = await takeChallenge(deps, clientDataJSON, { purpose: 'signIn', sessionId: null });
  const passkey = await deps.database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (expectedChallenge === null || passkey === undefined) {
    throw passkeyRefused();
  }
  if (userHandle !== undefined && userHandle !== toUserHandle(passkey.user_id)) {
    throw passkeyRefused();
  }
  await acceptAssertion(deps, { response, expectedChallenge, passkey });
  return startSession(deps, passkey.user_id);
};
