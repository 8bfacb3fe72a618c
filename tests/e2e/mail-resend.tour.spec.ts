import { expect } from '@playwright/test';
import { model } from '../machines/auth/email/mail-resend.model.ts';
import { resendSeconds } from '../../contract/limits.ts';
import { resendVerification } from '../../contract/verify-email.ts';
import { nodeOf } from '../../tools/statechart-tests/model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { advanceUntil } from './support/clock.ts';
import { openKept } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { absent, numbered, testTours } from './support/tour.ts';

/** The auth machine makes this call meanwhile. */
const question = '/user/verify/status';

/** The page counts down from a minute before the mail can be sent again. */
const walks = numbered(coveringTours(model, 150));

testTours('[S2.14] mailResend', { model, walks }, async ({ page, walk: { steps } }) => {
  const answers: Answers = {
    resendMail: {
      call: resendVerification,
      // The page has another button of this name, for the wait for the mail.
      form: page.getByRole('status').filter({ hasText: 'taking longer' }),
    },
  };
  const gate = await openKept(
    page,
    '/verify-email-address',
    { held: [...callsOf(answers), question] },
    { registerEmail: 'ann@example.org' },
  );
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  // On a busy machine the clock is paused before the screen is loaded.
  await advanceUntil(page, expect(button(/^Resend/)).toBeVisible());
  // How much of the first minute has passed until then depends on the machine.
  await page.clock.runFor(resendSeconds * 1000);
  const counted = steps.findIndex(({ to }) => nodeOf(model, to).snapshot.matches('ready'));
  const ready = steps[counted];
  if (ready === undefined) throw new Error('The countdown ends.');
  return {
    walk: { start: nodeOf(model, ready.to), steps: steps.slice(counted + 1) },
    gate,
    answers,
    causes: { 'resend.request': () => button('Resend').press('Enter') },
    assertions: [
      ['ready', () => expect(button('Resend')).toBeEnabled()],
      ['sending', () => expect(button('Sending…')).toBeDisabled()],
      ['coolingDown', ({ context }) => expect(button(`Resend in ${context.wait} s`)).toBeDisabled()],
      ['unsupported', page.getByRole('heading', { name: 'Your link is ready' }), absent(button(/^Resend/))],
    ],
  };
});
