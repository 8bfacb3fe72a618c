import { code } from '../../../contract/envelope.ts';
import type { PasskeyAssertion } from '../../../contract/sign-in/passkey.ts';
import type { PasskeyRow } from '../../store/schema/accounts.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { getRelyingParties } from './relying-party.ts';
import { loadWebAuthn } from './load-web-authn.ts';

interface Assertion {
  readonly response: PasskeyAssertion;
  readonly expectedChallenge: string;
  /** The passkey that the response names. */
  readonly passkey: PasskeyRow;
}

/**
 * Checks what a browser signed with the passkey, and stores its use. Throws `wrongCredentials` when it does not fit, and
 * when the authenticator's counter is not higher: the passkey may have been copied.
 */
export const acceptAssertion = async (deps: AccountDeps, assertion: Assertion): Promise<void> => {
  const counter = await verify(deps, assertion);
  await markUsed(deps, assertion.passkey, counter);
};

/** Returns the authenticator's new counter. */
const verify = async (
  deps: AccountDeps,
  { response, expectedChallenge, passkey }: Assertion,
): Promise<number> => {
  const parties = getRelyingParties(deps.lifecycle);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    ...parties,
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

/** For a sign-in with a passkey that is refused, whatever the reason. */
export const passkeyRefused = (options?: ErrorOptions): DomainError =>
  new DomainError(code.wrongCredentials, 'passkeyRefused', options);
