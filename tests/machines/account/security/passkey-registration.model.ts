import { passkeyRegistrationMachine } from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { creation, duplicate, laptop, registration } from '../../auth/passkey-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { wrongPassword } from '../account-samples.ts';

export const model = modelOf(passkeyRegistrationMachine, {
  events: { 'proof.submit': [{ password: 'the password' }] },
  actors: {
    startPasskey: { done: [creation], error: [wrongPassword] },
    createPasskey: { done: [registration], error: [duplicate] },
    addPasskey: { done: [laptop], error: [unreachable] },
  },
  view: ({ failure, passkey }) => ({
    problem: failure?.problem ?? failure?.failure.kind ?? null,
    isAdded: passkey !== null,
  }),
});
