import { securityMachine } from '../../../../src/machines/account/security/security.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ada } from '../account-samples.ts';
import { broken, canceled, confirmed, done } from '../../support/outcomes.ts';

export const model = modelOf(securityMachine, {
  events: { 'email.reported': [{ email: 'g******@example.org' }] },
  actors: {
    emailChange: {},
    passkeys: {},
    fetchProfile: { done: [ada, { ...ada, hasPassword: false }], error: [broken] },
    fetchAddress: { done: [done('ada@example.com'), canceled], error: [broken] },
    changePassword: { done: [confirmed(undefined)], error: [broken] },
  },
  view: ({ profile, address }) => ({ hasPassword: profile?.hasPassword ?? null, address }),
});
