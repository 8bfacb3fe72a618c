import { fromPromise } from 'xstate';
import {
  passkeySupport,
  signInWithPasskey,
  startPasskeySignIn,
  type PasskeyAssertion,
  type PasskeyRequest,
} from '../../../contract/passkey.ts';
import type { UserInfo } from '../../../contract/user.ts';
import type { Http } from '../http/http.ts';
import { arePasskeysUsable, promptPasskey } from './browser-passkeys.ts';

/** Implements the actors of the sign-in with a passkey. */
export const passkeySignInActors = ({ call }: { readonly call: Http['call'] }) => ({
  checkSupport: fromPromise<boolean, undefined>(async ({ signal }) => {
    const { rpId } = await call(passkeySupport, {}, signal);
    return arePasskeysUsable(rpId);
  }),
  startSignIn: fromPromise<PasskeyRequest, undefined>(({ signal }) => call(startPasskeySignIn, {}, signal)),
  promptPasskey: fromPromise<PasskeyAssertion, PasskeyRequest>(({ input, signal }) =>
    promptPasskey(input, signal),
  ),
  finishSignIn: fromPromise<UserInfo, PasskeyAssertion>(({ input, signal }) =>
    call(signInWithPasskey, input, signal),
  ),
});
