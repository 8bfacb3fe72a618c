import { fromPromise } from 'xstate';
import * as calls from '../../../contract/own-passkeys.ts';
import type { OwnerProof } from '../../machines/account/passkey-registration.types.ts';
import type { PasskeyList, PasskeyName, PasskeyRemoval } from '../../machines/account/passkeys.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { arePasskeysUsable, createPasskey } from '../auth/browser-passkeys.ts';
import type { Services } from '../shared/services.ts';

type Dependencies = Pick<Services, 'call'>;

/** Implements the actors of the list of passkeys. */
export const passkeysActors = ({ call }: Dependencies) => ({
  fetchPasskeys: provideRequest<PasskeyList>(async ({ signal }) => {
    const { rpId, passkeys } = await call(calls.passkeys, {}, signal);
    return { passkeys, canAdd: arePasskeysUsable(rpId) };
  }),
  renamePasskey: fromPromise<calls.Passkey, PasskeyName>(({ input, signal }) =>
    call(calls.renamePasskey, input, signal),
  ),
  removePasskey: fromPromise<void, PasskeyRemoval>(async ({ input: { passkeyId, password }, signal }) => {
    await call(calls.removePasskey, { passkeyId, ...toProof({ password }) }, signal);
  }),
});

/** Implements the actors that add a passkey. */
export const passkeyRegistrationActors = ({ call }: Dependencies) => ({
  startPasskey: fromPromise<calls.PasskeyCreation, OwnerProof>(({ input, signal }) =>
    call(calls.startPasskey, toProof(input), signal),
  ),
  createPasskey: fromPromise<calls.PasskeyRegistration, calls.PasskeyCreation>(({ input, signal }) =>
    createPasskey(input, signal),
  ),
  addPasskey: fromPromise<calls.Passkey, calls.PasskeyRegistration>(({ input, signal }) =>
    call(calls.addPasskey, input, signal),
  ),
});

/** An account without a password sends none. */
const toProof = ({ password }: OwnerProof) => (password === '' ? {} : { password });
