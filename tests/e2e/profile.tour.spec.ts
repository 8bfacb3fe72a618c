import { expect, type Page } from '@playwright/test';
import type { AccountExport } from '../../contract/account.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/profile.model.ts';
import { some } from '../machines/app/shell-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { listed } from './support/passkeys-stage.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

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
    else if (cause.kind === 'error' && cause.child === 'saveProfile') await observer.kill('saveProfile');
    else if (cause.kind === 'done' && cause.child === 'saveProfile') await endSave(cause.result);
    else if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? '', success(answerTo(cause.child, cause.result)));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'email.reported') await observer.send('screen', event);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'profile.save') {
      await page.getByRole('textbox', { name: 'Name' }).fill(textIn(event, 'name'));
      await page.getByRole('button', { name: /^Sav(e|ing…)$/ }).press('Enter');
    } else if (event.type === 'password.change') {
      const old = page.getByLabel('Current password', { exact: true });
      if (await old.isVisible()) await old.fill(textIn(event, 'oldPassword'));
      await page.getByLabel('New password', { exact: true }).fill(textIn(event, 'newPassword'));
      await press((await old.isVisible()) ? 'Change password' : 'Set password');
    } else if (event.type === 'export.request') await press('Download my data');
    else if (event.type === 'load.cancel') await press('Stop');
    else if (event.type === 'password.cancel') await press('Stop waiting');
    else if (event.type === 'deletion.request') await press('Delete my account');
    else if (event.type === 'deletion.cancel')
      await dialog.getByRole('button', { name: /^(Cancel|Stop waiting)$/ }).press('Enter');
    else {
      await dialog.getByLabel(/^Type/).fill(textIn(event, 'word'));
      const password = textIn(event, 'password');
      if (password !== '') await dialog.getByLabel('Your password', { exact: true }).fill(password);
      await press('Delete everything');
    }
  }

  async function endSave(outcome: unknown): Promise<void> {
    const isCanceled = JSON.stringify(outcome) === JSON.stringify({ kind: 'canceled' });
    await gate.settle('/user/profile', isCanceled ? refusal(4000, 'Not now.') : success(ada));
    if (isCanceled) await press('Cancel');
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
      { ready: { details: 'idle', password: 'idle', export: 'idle', deletion: 'idle' } },
      async () => {
        await expect(dialog).toHaveCount(0);
        await seeButton('Save');
      },
    ],
    [
      { ready: { details: 'idle', password: 'idle', export: 'idle', deletion: 'idle' } },
      ({ context }) =>
        expect(
          button(context.profile?.hasPassword === true ? 'Change password' : 'Set password'),
        ).toHaveCount(1),
    ],
    [{ ready: { details: 'saving' } }, () => seeButton('Saving…')],
    [{ ready: { password: 'changing' } }, () => seeButton('Changing…')],
    [{ ready: { export: 'exporting' } }, () => seeButton('Stop')],
    [{ ready: { deletion: 'asking' } }, dialog.getByLabel(/^Type/)],
    [{ ready: { deletion: 'deleting' } }, dialog.getByRole('button', { name: 'Deleting…' })],
    [
      { ready: { deletion: { deleting: 'slow' } } },
      () => expect(dialog.getByRole('button', { name: 'Stop waiting' })).toBeEnabled(),
    ],
    ['deleted', page.getByText('Your account was deleted.').filter({ visible: true }).first()],
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
  personas: [],
  mates: [],
  rooms: [],
  ledger: [],
  providers: [],
  passkeys: [],
  secondStep: { since: null, codesLeft: 0 },
  favorites: [],
  follows: [],
  reviews: [],
  orders: [],
  subscriptions: [],
  safety: { blocks: [], reports: [] },
  sessions: [],
};
