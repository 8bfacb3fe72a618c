import { expect, type Page } from '@playwright/test';
import { model } from '../machines/verify-email.model.ts';
import { ann, some } from '../machines/shell-samples.ts';
import { coveringTours } from '../model/cover.ts';
import type { Edge } from '../model/model.ts';
import { describeSteps } from '../model/walks.ts';
import type { VerifyEmailInput } from '../../src/machines/verify-email.types.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { openKept } from './support/signed-in-stage.ts';
import { Journal, tour, type Sight, type Stage } from './support/tour.ts';

const journal = new Journal(model);
const calls: Readonly<Record<string, string>> = {
  confirmEmail: '/user/verify/confirm',
  resendMail: '/user/verify/resend',
};
/** Auth asks it meanwhile, in vain. */
const question = '/user/verify/status';

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.14] verifyEmail, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const { code, isRegistered, isSignedIn }: VerifyEmailInput = walk.start.snapshot.context;
    const gate = await openKept(
      page,
      code === null ? '/verify-email-address' : `/verify-email-address#confirm=${code}`,
      { held: [...Object.values(calls), question] },
      {
        ...(isRegistered ? { registerEmail: 'ann@example.org' } : {}),
        ...(isSignedIn ? { user: ann, benefits: some } : {}),
      },
    );
    await tour({ page, observer, journal }, stageOn(page, gate), walk);
  });
}

test('verifyEmail: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate): Stage {
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

  async function happen({ event, cause }: Edge): Promise<void> {
    const path = cause.kind === 'done' || cause.kind === 'error' ? (calls[cause.child] ?? '') : '';
    if (cause.kind === 'done') await gate.settle(path, success(cause.result ?? null));
    else if (cause.kind === 'error') await failAs(gate, path, cause.result);
    else await press(event.type === 'confirm.retry' ? 'Try again' : 'Send it again');
  }
  return { model, happen, sights: sightsOn(page) };
}

function sightsOn(page: Page): Sight[] {
  const main = page.getByRole('main');
  const heading = (name: string) => () => expect(main.getByRole('heading', { name })).toBeVisible();
  const button = (name: string | RegExp) => expect(main.getByRole('button', { name }));
  return [
    { in: 'confirming', see: heading('Confirming your address') },
    { in: { confirming: 'slow' }, see: () => button('Try again').toBeVisible() },
    { in: 'confirmed', see: heading('Your address is confirmed') },
    { in: 'refused', see: heading('This link did not work') },
    { in: 'settled', see: heading('Discover') },
    { in: 'idle', see: heading('There is nothing to confirm') },
    { in: 'waiting', see: heading('Check your mail') },
    { in: { waiting: 'ready' }, see: () => button('Send it again').toBeEnabled() },
    { in: { waiting: 'sending' }, see: () => button('Sending…').toBeDisabled() },
    {
      in: { waiting: 'cooling' },
      see: ({ context }) => {
        const { wait }: { wait: number } = context;
        return button(`Again in ${wait} s`).toBeDisabled();
      },
    },
    { in: { waiting: 'withheld' }, see: () => button(/^(Send it again|Again in)/).toHaveCount(0) },
  ];
}
