import { expect, type Locator, type Page } from '@playwright/test';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import type { PasswordResetInput } from '../../src/machines/auth/email/password-reset.types.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/email/password-reset.model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { openKept } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  requestLink: '/user/password/forgot',
  readLink: '/user/password/reset/read',
  setPassword: '/user/password/reset',
};

testTours('passwordReset', { model }, async ({ page, walk }) => {
  const { code, isChanged }: PasswordResetInput = walk.start.snapshot.context;
  const path = isChanged ? '/reset-password?changed' : '/reset-password';
  const options = { answers: { '/user/benefits': success(some) }, held: Object.values(calls) };
  const gate = await openKept(
    page,
    code === null ? path : `${path}#reset=${code}`,
    options,
    isChanged ? { user: ann, benefits: some } : {},
  );
  await gate.keepPage();
  return stageOn(page, gate);
});

const field = (main: Locator, name: string) => main.getByRole('textbox', { name, exact: true });

function stageOn(page: Page, gate: Gate): Stage {
  const main = page.getByRole('main');
  const press = (name: string | RegExp) => main.getByRole('button', { name }).click();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'setPassword')
      await gate.settle('/user/password/reset', answerToSignIn(cause.result));
    else if (cause.kind === 'done' && cause.child === 'readLink')
      await gate.settle('/user/password/reset/read', success({ passkeys: cause.result }));
    else if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? '', success(cause.result ?? null));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'email.submit') {
      await field(main, 'Email').fill(textIn(event, 'email'));
      await press('Send link');
    } else if (event.type === 'password.submit') {
      await field(main, 'New password').fill(textIn(event, 'password'));
      const laptop = main.getByRole('checkbox', { name: 'Laptop' });
      if ((await laptop.count()) > 0) await laptop.check();
      await press('Save and sign in');
    } else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'load.cancel') await press('Stop waiting');
    else if (event.type === 'email.change') await press(/^Try another address/);
    else await press('Request a new link');
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  const rejected = (label: string, reason: string) => async () => {
    await expect(field(main, label)).toBeFocused();
    await expect(field(main, label)).toHaveAccessibleDescription(new RegExp(reason));
    await expect(main.getByRole('status')).toHaveText(reason);
  };
  return [
    ['asking', heading('Forgot your password?')],
    [{ asking: { editing: 'clean' } }, () => button('Send link').toBeEnabled()],
    [
      { asking: { editing: 'rejected' } },
      rejected('Email', 'Couldn’t reach the server. Check your connection and try again.'),
    ],
    [{ asking: 'sending' }, () => button('Sending…').toBeDisabled()],
    [{ asking: { sending: 'slow' } }, () => button('Stop waiting').toBeVisible()],
    ['sent', heading('Check your email')],
    ['sent', main.getByText('to ann@example.org')],
    [{ opening: 'reading' }, main.getByText('Checking your link')],
    [{ opening: { reading: 'slow' } }, () => button('Try again').toBeVisible()],
    [{ opening: 'failed' }, heading('Couldn’t check your link')],
    ['choosing', heading('Choose a new password')],
    [
      { choosing: { editing: 'clean' } },
      () => expect(field(main, 'New password')).toHaveAttribute('type', 'password'),
    ],
    [{ choosing: { editing: 'rejected' } }, rejected('New password', 'This password is too common.')],
    [{ choosing: 'saving' }, () => button('Saving…').toBeDisabled()],
    [{ choosing: { saving: 'slow' } }, () => button('Stop waiting').toBeVisible()],
    ['expired', heading('This link no longer works')],
    ['expired', () => button('Request a new link').toBeFocused()],
    ['unsupported', heading('Not available here')],
    [
      'changed',
      async () => {
        await expect(page.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible();
        await expect(page.getByText('To sign in with it, confirm with your passkey')).toBeVisible();
      },
    ],
    ['done', heading('Your password was changed')],
  ];
}
