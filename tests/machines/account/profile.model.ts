import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ada, wrongPassword } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';

const otherBusy = /changing|exporting|asking|deleting/;
const busy = /saving|changing|exporting|asking|deleting/;
const starts = new Set(['profile.save', 'password.change', 'export.request', 'deletion.request']);

export const model = modelOf(profileMachine, {
  events: {
    'email.reported': [{ email: 'g******@example.org' }],
    'profile.save': [{ name: 'Ada L.', hue: 30 }],
    'password.change': [
      { oldPassword: 'old one', newPassword: 'new one' },
      { oldPassword: '', newPassword: 'new one' },
      { oldPassword: '', newPassword: '' },
    ],
    'deletion.confirm': [
      { word: 'delete', password: 'old one' },
      { word: 'delete', password: '' },
      { word: 'no', password: 'old one' },
    ],
  },
  actors: {
    blockedMates: {},
    emailChange: {},
    passkeys: {},
    fetchProfile: { done: [ada, { ...ada, hasPassword: false }], error: [new Error('broken')] },
    saveProfile: {
      done: [{ kind: 'done', result: ada }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    changePassword: { done: [undefined], error: [wrongPassword] },
    saveExport: { done: [undefined], error: [unreachable] },
    deleteAccount: { done: [undefined], error: [wrongPassword] },
  },
  rests: ['deleted'],
  // The parts of the page are independent: one at a time shows everything.
  within: ({ value }, { type }) =>
    !starts.has(type) || !(type === 'profile.save' ? otherBusy : busy).test(JSON.stringify(value)),
  view: ({ profile }) => ({ hasPassword: profile?.hasPassword ?? null }),
});
