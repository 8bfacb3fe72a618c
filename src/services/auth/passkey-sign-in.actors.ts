import { fromPromise } from 'xstate';
import {
  passkeySupport,
  signInWithPasskey,
  startPasskeySignIn,
  type PasskeyAssertion,
  type PasskeyRequest,
} from '../../../contract/sign-in/passkey.ts';
import { finishWithCode, finishWithPasskey, startSecondStep } from '../../../contract/sign-in/second-step.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import type {
  PasskeySignInInput,
  SignedRequest,
} from '../../machines/auth/sign-in/passkey-sign-in.reducers.ts';
import type { RecoveryAttempt } from '../../machines/auth/sign-in/second-step.reducers.ts';
import type { Http } from '../http/http.ts';
import { arePasskeysUsable, promptPasskey } from './browser-passkeys.ts';

/** Implements the actors of the sign-in with a passkey, alone or as the second step. */
export const passkeySignInActors = ({ call }: { readonly call: Http['call'] }) => ({
  checkSupport: fromPromise<boolean, undefined>(async ({ signal }) => {
    const { rpId } = await call(passkeySupport, {}, signal);
    return arePasskeysUsable(rpId);
  }),
  startSignIn: fromPromise<PasskeyRequest, PasskeySignInInput>(({ input: { step }, signal }) =>
    step === null ? call(startPasskeySignIn, {}, signal) : call(startSecondStep, step, signal),
  ),
  promptPasskey: fromPromise<PasskeyAssertion, PasskeyRequest>(({ input, signal }) =>
    promptPasskey(input, signal),
  ),
  finishSignIn: fromPromise<UserInfo, SignedRequest>(({ input: { step, assertion }, signal }) =>
    step === null
      ? call(signInWithPasskey, assertion, signal)
      : call(finishWithPasskey, { ...step, assertion }, signal),
  ),
});

/** Implements the actor that checks a recovery code. */
export const secondStepActors = ({ call }: { readonly call: Http['call'] }) => ({
  checkCode: fromPromise<UserInfo, RecoveryAttempt>(({ input: { step, code }, signal }) =>
    call(finishWithCode, { ...step, code }, signal),
  ),
});
