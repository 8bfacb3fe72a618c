import * as account from '../../contract/account.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/profile.model.ts';
import { some } from '../machines/app/shell-samples.ts';
import { profilePage } from './support/passkeys-stage.ts';
import { absent, attached, counted, fillIn, on, pressIn, testTours, textIn } from './support/tour.ts';

/** Never answered, so that the page stays on the screen where the account was deleted. */
const afterwards = '/user/logout';
const idle = { details: 'idle', export: 'idle', deletion: 'idle' };

testTours('profile', { model }, ({ page, observer, button }) => {
  const form = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = on(form).field('Your password');
  const old = on(page).field('Current password');
  return {
    opening: profilePage({ held: [afterwards] }),
    answers: {
      request: account.profile,
      saveProfile: { call: account.updateProfile, response: () => ada },
      saveExport: { call: account.exportData, response: () => everything },
      changePassword: {
        call: account.changePassword,
        response: () => null,
        submit: async () => {
          const change = { 'Current password': 'old one', 'New password': 'new one' };
          if (await old.isVisible()) await fillIn(page, change, 'Change password');
          else await fillIn(page, { 'New password': 'new one' }, 'Set password');
        },
      },
      deleteAccount: {
        call: account.deleteAccount,
        response: () => null,
        form,
        submit: async () => {
          await form.getByLabel(/^Type/).fill('delete');
          if (await password.isVisible()) await password.fill('old one');
          await pressIn(form, 'Delete everything');
        },
      },
    },
    causes: {
      'email.reported': (event) => observer.send('screen', event),
      'profile.save': (event) => fillIn(page, { Name: textIn(event, 'name') }, /^Sav(e|ing…)$/),
      'export.request': 'Download my data',
      'load.cancel': 'Stop',
      'deletion.request': 'Delete my account',
    },
    assertions: [
      ['loading', attached('Loading your profile')],
      ['failed', 'Couldn’t load your profile'],
      [{ ready: idle }, absent(form), button('Save')],
      [{ ready: idle }, counted(button('Change password'), ({ profile }) => profile.hasPassword)],
      [{ ready: idle }, counted(button('Set password'), ({ profile }) => !profile.hasPassword)],
      [{ ready: { details: 'saving' } }, button('Saving…')],
      [{ ready: { export: 'exporting' } }, button('Stop')],
      [{ ready: { deletion: 'confirming' } }, form.getByLabel(/^Type/)],
      ['deleted', page.getByText('Your account was deleted.').filter({ visible: true }).first()],
    ],
  };
});

const everything: account.AccountExport = {
  exportedAt: 2_000,
  account: { uuid: 'ann', email: 'ann@example.org', name: 'Ada', hue: 210, language: 'en', createdAt: 1_000 },
  age: { birthDate: null, confirmedAt: null, refusedUntil: null, doubtedAt: null, nfsw: false },
  benefits: some,
  lorebooks: [],
  personas: [],
  mates: [],
  cards: [],
  pictures: [],
  imports: [],
  mateChanges: [],
  cardFiles: [],
  rooms: [],
  facts: [],
  ledger: [],
  providers: [],
  passkeys: [],
  secondStep: { since: null, codesLeft: 0 },
  favorites: [],
  follows: [],
  followedTags: [],
  reviews: [],
  orders: [],
  subscriptions: [],
  safety: { blocks: [], reports: [] },
  sessions: [],
};
