import { code } from '../../../contract/envelope.ts';
import type { PasskeyAssertion, PasskeyRequest } from '../../../contract/passkey.ts';
import type { UserInfo } from '../../../contract/user.ts';
import { newSecret } from '../../ids.ts';
import type { PasskeyRow } from '../../store/schema-accounts.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { startSession } from './accounts.ts';
import { challengeLifetime, storeChallenge, takeChallenge } from './passkey-challenges.ts';
import { toUserHandle } from './passkey-registration.ts';
import { getRelyingParty } from './relying-party.ts';

/**
 * Returns what a browser needs to ask for any passkey of this host. The same for everybody, so it tells nothing about
 * accounts. Throws `notAvailable` where browsers accept no passkeys.
 */
export const startPasskeySignIn = async (deps: AccountDeps): Promise<PasskeyRequest> => {
  const { id } = getRelyingParty(deps.lifecycle);
  const challenge = newSecret();
  await storeChallenge(deps, { challenge, purpose: 'signIn', sessionId: null });
  return { challenge, timeout: challengeLifetime, rpId: id, userVerification: 'required' };
};

/** Signs in the owner of the passkey. Throws `wrongCredentials`, whatever the reason. */
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
  const counter = await verify(deps, { response, expectedChallenge, passkey });
  await markUsed(deps, passkey, counter);
  return startSession(deps, passkey.user_id);
};

/** Returns the authenticator's new counter. Throws when it is not higher: the passkey may have been copied. */
const verify = async (
  deps: AccountDeps,
  {
    response,
    expectedChallenge,
    passkey,
  }: {
    response: PasskeyAssertion;
    expectedChallenge: string;
    passkey: PasskeyRow;
  },
): Promise<number> => {
  const party = getRelyingParty(deps.lifecycle);
  // Loaded only when used, because the package is large.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    throw passkeyRefused({ cause: error });
  });
  if (!verified) {
    throw passkeyRefused();
  }
  return authenticationInfo.newCounter;
};

/** Of two sign-ins with the same counter, one is refused. */
const markUsed = async (deps: AccountDeps, passkey: PasskeyRow, counter: number): Promise<void> => {
  const updated = await deps.database
    .updateTable('passkeys')
    .set({ counter, last_used_at: deps.now() })
    .where('passkey_id', '=', passkey.passkey_id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) {
    throw passkeyRefused();
  }
};

const passkeyRefused = (options?: ErrorOptions): DomainError =>
  new DomainError(code.wrongCredentials, 'passkeyRefused', options);
