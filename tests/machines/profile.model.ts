import { profileMachine } from '../../src/machines/profile.machine.ts';
import { modelOf } from '../model/model.ts';
import { ada, wrongPassword } from './account-samples.ts';
import { expired, unreachable } from './catalogue-samples.ts';

export const model = modelOf(profileMachine, {
  input: { language: 'en' },
  events: {
    'profile.save': [{ name: 'Ada L.', hue: 30 }],
    'password.change': [
      { oldPassword: 'old one', newPassword: 'new one' },
      { oldPassword: '', newPassword: 'new one' },
    ],
    'language.choose': [{ language: 'en' }, { language: 'de' }],
    'deletion.confirm': [
      { word: 'delete', password: 'old one' },
      { word: 'delete', password: '' },
      { word: 'no', password: 'old one' },
    ],
  },
  actors: {
    fetchProfile: { done: [ada, { ...ada, hasPassword: false }], error: [unreachable, expired] },
    saveProfile: { done: [ada], error: [unreachable] },
    changePassword: { done: [undefined], error: [wrongPassword] },
    saveLanguage: { done: [undefined], error: [unreachable] },
    saveExport: { done: [undefined], error: [unreachable] },
    deleteAccount: { done: [undefined], error: [wrongPassword] },
  },
  view: ({ profile, language }) => ({ hasPassword: profile?.hasPassword ?? null, language }),
  rests: ['gone'],
});
