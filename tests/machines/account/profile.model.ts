import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ada } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { broken, canceled, confirmed, done } from '../support/outcomes.ts';

const otherBusy = /exporting|confirming/;
const busy = /saving|exporting|confirming/;
const starts = new Set(['profile.save', 'export.request', 'deletion.request']);

export const model = modelOf(profileMachine, {
  events: {
    'email.reported': [{ email: 'g******@example.org' }],
    'profile.save': [{ name: 'Ada L.', hue: 30 }],
  },
  actors: {
    blockedMates: {},
    emailChange: {},
    installation: {},
    passkeys: {},
    fetchProfile: { done: [ada, { ...ada, hasPassword: false }], error: [broken] },
    saveProfile: { done: [done(ada), canceled], error: [broken] },
    changePassword: { done: [confirmed(undefined)], error: [broken] },
    saveExport: { done: [undefined], error: [unreachable] },
    deleteAccount: { done: [confirmed(undefined), canceled], error: [broken] },
  },
  rests: ['deleted'],
  // The parts of the page are independent: one at a time shows everything.
  within: ({ value }, { type }) =>
    !starts.has(type) || !(type === 'profile.save' ? otherBusy : busy).test(JSON.stringify(value)),
  view: ({ profile }) => ({ hasPassword: profile?.hasPassword ?? null }),
});
