import * as account from '../../../contract/account/account.ts';
import { exportCompanion } from '../../../contract/account/export-companion.ts';
import { allowing } from 'statechart-tools/explorer/model';
import { model as whole } from '../../machines/account/account-data.model.ts';
import { some } from '../../machines/app/shell-samples.ts';
import { isFileSaved } from '../support/confirmations.ts';
import { absent, attached, on, pressIn, testTours } from '../support/tours/tour.ts';

/** The file itself is downloaded in `companion-file.spec.ts`. */
const model = allowing(whole, (_, event) => !isFileSaved(event));

/** Never answered, so that the page stays on the screen where the account was deleted. */
const afterwards = '/user/logout';

/** `companion-file.spec.ts` takes it. */
const elsewhere = [
  'accountData.ready.file.asking —xstate.done.actor.exportFile[0]→ accountData.ready.file.idle',
];

testTours('accountData', { model, impossible: elsewhere }, ({ page, button }) => {
  const form = page.getByRole('dialog', { name: 'Delete your account?' });
  const file = page.getByRole('dialog', { name: 'Move or keep your mates' });
  const password = on(form).field('Your password');
  return {
    opening: { place: '/data', held: [afterwards] },
    answers: {
      request: { call: account.profile, response: (profile) => profile },
      saveExport: { call: account.exportData, response: () => everything },
      exportFile: { call: exportCompanion, response: () => null, form: file, submit: 'Download' },
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
      'export.request': 'Download my data',
      'load.cancel': 'Stop',
      'file.request': 'Download my mates',
      'deletion.request': 'Delete my account',
    },
    assertions: [
      ['loading', attached('Loading your settings')],
      ['failed', 'Couldn’t load your settings'],
      [{ ready: { export: 'idle', deletion: 'idle' } }, absent(form), button('Download my data')],
      [{ ready: { export: 'exporting' } }, button('Stop')],
      [{ ready: { file: 'asking' } }, file.getByRole('textbox', { name: 'Passphrase (optional)' })],
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
