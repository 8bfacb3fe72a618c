import { expect, type Page } from '@playwright/test';
import { model } from '../machines/auth/sign-in/passkey-sign-in.model.ts';
import { request } from '../machines/auth/passkey-samples.ts';
import { some } from '../machines/app/shell-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { selectFailure } from '../../src/machines/auth/sign-in/passkey-sign-in.selectors.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import { holdPasskeys, settlePasskey } from './support/held-passkeys.ts';
import { panel } from './support/people.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { testTours, type Stage, type StateAssertion } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  checkSupport: '/user/passkey/support',
  startSignIn: '/user/passkey/signIn/start',
  finishSignIn: '/user/passkey/signIn',
};

testTours('passkeySignIn', { model }, async ({ page }) => {
  await holdPasskeys(page);
  const gate = await openVisiting(page, '/nowhere', {
    answers: { '/user/benefits': success(some) },
    held: Object.values(calls),
  });
  await gate.keepPage();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  return stageOn(page, gate);
});

function stageOn(page: Page, gate: Gate): Stage {
  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'promptPasskey') await settlePasskey(page);
    else if (cause.kind === 'error' && cause.child === 'promptPasskey')
      await settlePasskey(page, 'NotAllowedError');
    else if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? '', success(answerTo(cause.child, cause.result)));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else {
      const name = event.type === 'passkey.choose' ? 'Sign in with a passkey' : 'Cancel';
      await panel(page).getByRole('button', { name }).click();
    }
  }
  return { happen, assertions: assertionsOn(page) };
}

/** Maps the actor's output to the server's response. */
const answerTo = (child: string, result: unknown): unknown =>
  child === 'checkSupport' ? { rpId: result === true ? request.rpId : 'mates.example' } : result;

function assertionsOn(page: Page): StateAssertion[] {
  const button = panel(page).getByRole('button', { name: 'Sign in with a passkey' });
  const status = panel(page).getByRole('status');
  const waits = (text: string) => () => expect(status.filter({ hasText: text })).toBeVisible();
  return [
    ['checking', () => expect(button).toHaveCount(0)],
    [
      'hidden',
      async () => {
        await expect(button).toHaveCount(0);
        await expect(panel(page).getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
      },
    ],
    ['offered', button],
    [{ offered: 'clean' }, () => expect(status).toHaveCount(0)],
    [
      { offered: 'failed' },
      async (snapshot) => {
        const failure = selectFailure({ ...snapshot, machine: model.machine });
        await expect(status).toHaveText(reasons[failure?.problem ?? failure?.failure.kind ?? ''] ?? '');
      },
    ],
    [{ signingIn: 'starting' }, waits('Please wait...')],
    [{ signingIn: 'prompting' }, waits('Follow the steps of your browser…')],
    [{ signingIn: 'finishing' }, waits('Please wait...')],
    ['done', () => expect(panel(page)).toHaveCount(0)],
  ];
}

const reasons: Readonly<Record<string, string>> = {
  canceled: 'No passkey was used. Please try again, or choose another way.',
  timedOut: 'That took too long. Please try again.',
  unreachable: 'Couldn’t reach the server. Check your connection and try again.',
  rejected: 'This passkey was not accepted.',
};
