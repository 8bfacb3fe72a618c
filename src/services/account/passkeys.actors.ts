import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { isBlank } from '../../../contract/blank-text.ts';
import * as calls from '../../../contract/sign-in/own-passkeys.ts';
import {
  confirmRecoveryCodes,
  renewRecoveryCodes,
  turnOffSecondStep,
  turnOnSecondStep,
  type RecoveryCodes,
} from '../../../contract/sign-in/own-second-step.ts';
import type { OwnerProof } from '../../machines/account/security/passkey-registration.reducers.ts';
import type {
  PasskeyList,
  PasskeyName,
  PasskeyRef,
  PasskeyRemoval,
} from '../../machines/account/security/passkeys.reducers.ts';
import type {
  SecondStepChangeInput,
  SecondStepRequest,
} from '../../machines/account/security/second-step-change.machine.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { arePasskeysUsable } from '../auth/browser-passkeys.ts';
import { createPasskey } from './create-passkey.ts';
import { writeClipboard } from '../browser/clipboard.ts';
import { createLeaveWarning } from '../browser/leave-warning.ts';
import type { Services } from '../shared/services.ts';
import { fromCall } from '../http/from-call.ts';

type Dependencies = Pick<Services, 'call'>;

/** Implements the actors of the list of passkeys. */
export const passkeysActors = ({ call }: Dependencies) => ({
  fetchPasskeys: provideRequest<PasskeyList>(async ({ signal }) => {
    const { rpId, passkeys, secondStep } = await call(calls.passkeys, {}, signal);
    return { passkeys, canAdd: arePasskeysUsable(rpId), secondStep };
  }),
  renamePasskey: toConfirmation<calls.Passkey, PasskeyName, PasskeyRef>(fromCall(call, calls.renamePasskey), {
    isComplete: ({ name }) => !isBlank(name),
    staysOpen: true,
  }),
  removePasskey: toConfirmation<void, PasskeyRemoval, PasskeyRef>(
    fromPromise(async ({ input: { passkeyId, password }, signal }) => {
      await call(calls.removePasskey, { passkeyId, ...toProof({ password }) }, signal);
    }),
  ),
});

/** Implements the actors that add a passkey. */
export const passkeyRegistrationActors = ({ call }: Dependencies) => ({
  startPasskey: fromPromise<calls.PasskeyCreation, OwnerProof>(({ input, signal }) =>
    call(calls.startPasskey, toProof(input), signal),
  ),
  createPasskey: fromPromise<calls.PasskeyRegistration, calls.PasskeyCreation>(({ input, signal }) =>
    createPasskey(input, signal),
  ),
  addPasskey: toAttempt(fromCall(call, calls.addPasskey)),
});

/** Implements the actors that change the second step. */
export const secondStepChangeActors = ({ call }: Dependencies) => ({
  changeSecondStep: toConfirmation<RecoveryCodes | null, SecondStepRequest, SecondStepChangeInput>(
    fromPromise(async ({ input: { action, password }, signal }) => {
      const proof = toProof({ password });
      if (action === 'turnOff') {
        await call(turnOffSecondStep, proof, signal);
        return null;
      }
      return call(action === 'turnOn' ? turnOnSecondStep : renewRecoveryCodes, proof, signal);
    }),
  ),
  confirmCodes: toAttempt(fromCall(call, confirmRecoveryCodes)),
  warnOfLeaving: fromCallback<AnyEventObject, undefined>(() => {
    const warn = createLeaveWarning();
    warn(true);
    return () => warn(false);
  }),
  copyCodes: fromPromise<void, { codes: readonly string[] }>(({ input }) =>
    writeClipboard(input.codes.join('\n')),
  ),
});

/** An account without a password sends none. */
const toProof = ({ password }: OwnerProof) => (password === '' ? {} : { password });
