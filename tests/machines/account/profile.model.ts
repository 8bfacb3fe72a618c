import { profileMachine } from '../../../src/machines/account/profile.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ada, wrongPassword } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';

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
    saveProfile: { done: [ada], error: [unreachable] },
    changePassword: { done: [undefined], error: [wrongPassword] },
    saveExport: { done: [undefined], error: [unreachable] },
    deleteAccount: { done: [undefined], error: [wrongPassword] },
  },
  view: ({ profile }) => ({ hasPassword: profile?.hasPassword ?? null }),
});
