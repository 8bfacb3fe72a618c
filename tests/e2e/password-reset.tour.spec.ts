import { expect, type Locator, type Page } from '@playwright/test';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import type { PasswordResetInput } from '../../src/machines/auth/email/password-reset.types.ts';
import { ann, some } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/email/password-reset.model.ts';
import { failAs } from './support/chat-stage.ts';
import { endAttempt, kindOf, resultOf } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { openKept } from './support/signed-in-stage.ts';
import { type Stage, type StateAssertion, testTours } from './support/tour.ts';

const calls = ['/user/password/forgot', '/user/password/reset/read', '/user/password/reset'];

testTours('passwordReset', { model }, async ({ page, observer, walk }) => {
  const { code, isChanged }: PasswordResetInput = walk.start.snapshot.context;
  const path = isChanged ? '/reset-password?changed' : '/reset-password';
  const options = { answers: { '/user/benefits': success(some) }, held: calls };
  const gate = await openKept(
    page,
    code === null ? path : `${path}#reset=${code}`,
    options,
    isChanged ? { user: ann, benefits: some } : {},
  );
  await gate.keepPage();
  return stageOn(page, gate, observer);
});

const field = (main: Locator, name: string) => main.getByRole('textbox', { name, exact: true });

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const press = (name: string | RegExp) => main.getByRole('button', { name }).click();

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'setPassword') {
      await field(main, 'New password').fill('a new password');
      const laptop = main.getByRole('checkbox', { name: 'Laptop' });
      if ((await laptop.count()) > 0) await laptop.check();
      await press('Save and sign in');
      const answer = kindOf(cause.result) === 'rejected' ? success() : answerToSignIn(resultOf(cause.result));
      await endAttempt(page, cause.result, { gate, path: '/user/password/reset', answer });
    } else if (cause.kind === 'done' && cause.child === 'requestLink') {
      await field(main, 'Email').fill('ann@example.org');
      await press('Send link');
      await endAttempt(page, cause.result, { gate, path: '/user/password/forgot', answer: success() });
    } else if (cause.kind === 'done')
      await gate.settle('/user/password/reset/read', success({ passkeys: cause.result }));
    else if (cause.kind === 'error' && cause.child === 'readLink')
      await failAs(gate, '/user/password/reset/read', cause.result);
    else if (cause.kind === 'error') await observer.kill(cause.child);
    else if (event.type === 'load.retry') await press('Try again');
    else if (event.type === 'email.change') await press(/^Try another address/);
    else await press('Request a new link');
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  return [
    ['asking', heading('Forgot your password?')],
    ['asking', () => button('Send link').toBeEnabled()],
    ['sent', heading('Your link is ready')],
    ['sent', main.getByText('to ann@example.org')],
    [{ opening: 'reading' }, main.getByText('Checking your link')],
    [{ opening: { reading: 'slow' } }, () => button('Try again').toBeVisible()],
    [{ opening: 'failed' }, heading('Couldn’t check your link')],
    ['choosing', heading('Choose a new password')],
    ['choosing', () => expect(field(main, 'New password')).toHaveAttribute('type', 'password')],
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
