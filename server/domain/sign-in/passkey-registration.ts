import { code } from '../../../contract/envelope.ts';
import type {
  Passkey,
  PasskeyCreation,
  PasskeyRegistration,
} from '../../../contract/sign-in/own-passkeys.ts';
import { newId, newSecret } from '../../shared/ids.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { browserText, type ClientOrigin } from '../../mail/origin-text.ts';
import type { PasskeyRow } from '../../store/schema/accounts.ts';
import { caps, limitReached } from '../caps.ts';
import { DomainError } from '../domain-error.ts';
import { withUserLock } from '../user-lock.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { challengeLifetime, storeChallenge, takeChallenge } from './passkey-challenges.ts';
import { toPasskey } from './passkeys.ts';
import { maskEmail } from '../accounts/profile.ts';
import { reauthenticate } from '../accounts/reauthenticate.ts';
import { getRelyingParties, getRelyingPartyId } from './relying-party.ts';
import type { Caller } from '../accounts/sessions.ts';
import { loadWebAuthn } from './load-web-authn.ts';

/** EdDSA, ES256 and RS256, the same on every version of Node. */
const algorithms = [-8, -7, -257];

/**
 * Returns what the caller's browser needs to create a passkey. Throws as `reauthenticate` does, `limitReached` at the cap,
 * and `notAvailable` where browsers accept no passkeys.
 */
export const startPasskey = async (
  deps: AccountDeps,
  caller: Caller,
  { password, pageOrigin }: { password: string | null; pageOrigin: string },
): Promise<PasskeyCreation> => {
  const rpId = getRelyingPartyId(pageOrigin);
  const { email } = await reauthenticate(deps, caller, { password });
  const { name } = await deps.database
    .selectFrom('users')
    .select('name')
    .where('user_id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const existing = await deps.database
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', caller.userId)
    .execute();
  if (existing.length >= caps.passkeys) {
    throw limitReached('passkeys');
  }
  const challenge = newSecret();
  await storeChallenge(deps, { challenge, purpose: 'add', sessionId: caller.sessionId });
  return {
    challenge,
    timeout: challengeLifetime,
    rp: { id: rpId, name: deps.config.productName },
    user: { id: toUserHandle(caller.userId), name: maskEmail(email), displayName: name ?? '' },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: existing.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

/**
 * Adds the passkey that the browser created and notifies the owner by mail. Throws `invalid` when the response is not to a
 * challenge of this session, or does not fit it, and `limitReached` at the cap.
 */
export const addPasskey = async (
  deps: AccountDeps,
  caller: Caller,
  input: { response: PasskeyRegistration; origin: ClientOrigin },
): Promise<Passkey> => {
  const credential = await verify(deps, caller, input.response);
  const row = await insertPasskey(deps, {
    passkey_id: newId(deps.now()),
    user_id: caller.userId,
    ...credential,
    name: browserText(input.origin, toLanguage(caller.language)),
    created_at: deps.now(),
    last_used_at: null,
  });
  await notifyOwner(deps, caller.userId, 'passkeyAdded', input.origin);
  return toPasskey(row);
};

/** The id under which authenticators store the account. It says nothing about the user. */
export const toUserHandle = (userId: string): string => Buffer.from(userId).toString('base64url');

const verify = async (
  deps: AccountDeps,
  { sessionId }: Caller,
  response: PasskeyRegistration,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'>> => {
  const parties = getRelyingParties(deps.lifecycle);
  const { clientDataJSON } = response.response;
  const expectedChallenge = await takeChallenge(deps, clientDataJSON, { purpose: 'add', sessionId });
  if (expectedChallenge === null) {
    throw passkeyInvalid();
  }
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    ...parties,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw passkeyInvalid({ cause: error });
  });
  if (registrationInfo === undefined) {
    throw passkeyInvalid();
  }
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
};

const insertPasskey = (deps: AccountDeps, row: PasskeyRow): Promise<PasskeyRow> =>
  withUserLock(deps, row.user_id, async (transaction) => {
    const { count } = await transaction
      .selectFrom('passkeys')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where('user_id', '=', row.user_id)
      .executeTakeFirstOrThrow();
    if (count >= caps.passkeys) {
      throw limitReached('passkeys');
    }
    const inserted = await transaction
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (inserted === undefined) {
      throw passkeyInvalid();
    }
    return inserted;
  });

const passkeyInvalid = (options?: ErrorOptions): DomainError =>
  new DomainError(code.invalid, 'passkeyInvalid', options);
