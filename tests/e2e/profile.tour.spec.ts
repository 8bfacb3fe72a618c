import { expect, type Page } from '@playwright/test';
import type { AccountExport } from '../../contract/account.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/profile.model.ts';
import { some } from '../machines/app/shell-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { endConfirmation, isCanceled } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { listed } from './support/passkeys-stage.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { type Stage, type StateAssertion, testTours, textIn } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  request: '/user/profile',
  saveProfile: '/user/profile',
  changePassword: '/user/changePassword',
  saveExport: '/user/export',
  deleteAccount: '/user/delete',
};
/** Never answered, so that the page stays on the screen where the account was deleted. */
const afterwards = '/user/logout';

testTours('profile', { model }, async ({ page, observer }) => {
  const answers = {
    '/safety/blocks': success({ mates: [] }),
    '/user/email': success({ pending: null }),
    '/user/passkeys': listed([]),
  };
  const held = [...Object.values(calls), afterwards];
  const gate = await openSignedIn(page, '/profile', { answers, held });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  // By key: toasts cover the end of the page while the clock is paused.
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error' && cause.child === 'request') await observer.kill('screen.request');
    else if (cause.kind === 'done' && cause.child === 'changePassword') await endPasswordChange();
    else if (cause.kind === 'done' && cause.child === 'deleteAccount') await endDeletion(cause.result);
    else if (cause.kind === 'error' && cause.child !== 'saveExport') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'saveProfile') await endSave(cause.result);
    else if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? '', success(answerTo(cause.child, cause.result)));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'email.reported') await observer.send('screen', event);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'profile.save') {
      await page.getByRole('textbox', { name: 'Name' }).fill(textIn(event, 'name'));
      await page.getByRole('button', { name: /^Sav(e|ing…)$/ }).press('Enter');
    } else if (event.type === 'export.request') await press('Download my data');
    else if (event.type === 'load.cancel') await press('Stop');
    else await press('Delete my account');
  }

  async function endPasswordChange(): Promise<void> {
    const old = page.getByLabel('Current password', { exact: true });
    const hasPassword = await old.isVisible();
    if (hasPassword) await old.fill('old one');
    await page.getByLabel('New password', { exact: true }).fill('new one');
    await press(hasPassword ? 'Change password' : 'Set password');
    await gate.settle('/user/changePassword', success(null));
  }

  const endDeletion = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form: dialog,
      submit: async () => {
        await dialog.getByLabel(/^Type/).fill('delete');
        const password = dialog.getByLabel('Your password', { exact: true });
        if (await password.isVisible()) await password.fill('old one');
        await press('Delete everything');
      },
      settle: () => gate.settle('/user/delete', success(null)),
    });

  async function endSave(outcome: unknown): Promise<void> {
    await gate.settle('/user/profile', isCanceled(outcome) ? refusal(4000, 'Not now.') : success(ada));
    if (isCanceled(outcome)) await press('Cancel');
  }

  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const seeButton = (name: string) => expect(button(name)).toBeVisible();
  return [
    ['loading', () => expect(page.getByText('Loading your profile')).toBeAttached()],
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
  ];
}

/** Maps the actor's output to the server's response, which contains more. */
function answerTo(child: string, result: unknown): unknown {
  return child === 'saveExport' ? everything : (result ?? null);
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
