import { expect, type Page } from '@playwright/test';
import {
  changePassword,
  deleteAccount,
  exportData,
  profile,
  updateProfile,
  type AccountExport,
} from '../../contract/account.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/profile.model.ts';
import { some } from '../machines/app/shell-samples.ts';
import { openProfile } from './support/passkeys-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { attached, testTours, textIn } from './support/tour.ts';

/** Never answered, so that the page stays on the screen where the account was deleted. */
const afterwards = '/user/logout';

testTours('profile', { model }, async ({ page, observer }) => {
  const answers = answersOn(page);
  const gate = await openProfile(page, { held: [...callsOf(answers), afterwards] });

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const seeButton = (name: string) => expect(button(name)).toBeVisible();
  return {
    gate,
    answers,
    causes: {
      'email.reported': (event) => observer.send('screen', event),
      'profile.save': async (event) => {
        await page.getByRole('textbox', { name: 'Name' }).fill(textIn(event, 'name'));
        await page.getByRole('button', { name: /^Sav(e|ing…)$/ }).press('Enter');
      },
      'export.request': 'Download my data',
      'load.cancel': 'Stop',
      'deletion.request': 'Delete my account',
    },
    assertions: [
      ['loading', attached(page.getByText('Loading your profile'))],
      ['failed', page.getByText('Couldn’t load your profile')],
      [
        { ready: { details: 'idle', export: 'idle', deletion: 'idle' } },
        async () => {
          await expect(dialog).toHaveCount(0);
          await seeButton('Save');
        },
      ],
      [
        { ready: { details: 'idle', export: 'idle', deletion: 'idle' } },
        ({ context }) =>
          expect(
            button(context.profile?.hasPassword === true ? 'Change password' : 'Set password'),
          ).toHaveCount(1),
      ],
      [{ ready: { details: 'saving' } }, () => seeButton('Saving…')],
      [{ ready: { export: 'exporting' } }, () => seeButton('Stop')],
      [{ ready: { deletion: 'confirming' } }, dialog.getByLabel(/^Type/)],
      [
        'deleted',
        () =>
          expect(page.getByText('Your account was deleted.').filter({ visible: true }).first()).toBeVisible(),
      ],
    ],
  };
});

function answersOn(page: Page): Answers {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  return {
    request: profile,
    saveProfile: { call: updateProfile, response: () => ada },
    saveExport: { call: exportData, response: () => everything, isFailing: true },
    changePassword: {
      call: changePassword,
      response: () => null,
      submit: async () => {
        const old = page.getByLabel('Current password', { exact: true });
        const hasPassword = await old.isVisible();
        if (hasPassword) await old.fill('old one');
        await page.getByLabel('New password', { exact: true }).fill('new one');
        await pressIn(page, hasPassword ? 'Change password' : 'Set password');
      },
    },
    deleteAccount: {
      call: deleteAccount,
      response: () => null,
      form: dialog,
      submit: async () => {
        await dialog.getByLabel(/^Type/).fill('delete');
        const password = dialog.getByLabel('Your password', { exact: true });
        if (await password.isVisible()) await password.fill('old one');
        await pressIn(dialog, 'Delete everything');
      },
    },
  };
}

const everything: AccountExport = {
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
