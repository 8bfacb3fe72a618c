import { passkeyRegistrationMachine } from '../../../../src/machines/account/security/passkey-registration.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { creation, duplicate, laptop, registration } from '../../auth/passkey-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { wrongPassword } from '../account-samples.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';

export const model = modelOf(passkeyRegistrationMachine, {
  events: { 'proof.submit': [{ password: 'the password' }] },
  actors: {
    startPasskey: { done: [creation], error: [wrongPassword] },
    createPasskey: { done: [registration], error: [duplicate] },
    addPasskey: { done: [done(laptop), rejected(unreachable), abandoned], error: [broken] },
  },
  view: ({ failure, passkey }) => ({
    problem: failure?.problem ?? failure?.failure.kind ?? null,
    outcome: passkey === null || passkey === 'unknown' ? passkey : 'added',
  }),
});
