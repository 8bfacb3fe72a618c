import { expect } from '@playwright/test';
import { model } from '../machines/auth/email/mail-resend.model.ts';
import type { MailResendContext } from '../../src/machines/auth/email/mail-resend.types.ts';
import { resendSeconds } from '../../contract/limits.ts';
import { nodeOf } from '../../tools/statechart-tests/model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { advanceUntil } from './support/clock.ts';
import { endAttempt, resultOf } from './support/confirmations.ts';
import { success } from './support/gate.ts';
import { openKept } from './support/signed-in-stage.ts';
import { numbered, testTours } from './support/tour.ts';

const resendCall = '/user/verify/resend';
/** The auth machine makes this call meanwhile. */
const question = '/user/verify/status';

/** The page counts down from a minute before the mail can be sent again. */
const walks = numbered(coveringTours(model, 150));

testTours('[S2.14] mailResend', { model, walks }, async ({ page, observer, walk: { steps } }) => {
  const gate = await openKept(
    page,
    '/verify-email-address',
    { held: [resendCall, question] },
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
    async happen({ event, cause }) {
      if (cause.kind === 'done')
        await endAttempt(page, cause.result, {
          gate,
          path: resendCall,
          answer: success(resultOf(cause.result)),
          // The page has another button of this name, for the wait for the mail.
          form: page.getByRole('status').filter({ hasText: 'taking longer' }),
        });
      else if (cause.kind === 'error') await observer.kill(cause.child);
      else if (event.type === 'resend.request') await button('Resend').click();
    },
    assertions: [
      ['ready', () => expect(button('Resend')).toBeEnabled()],
      ['sending', () => expect(button('Sending…')).toBeDisabled()],
      [
        'coolingDown',
        ({ context }) => {
          const { wait }: MailResendContext = context;
          return expect(button(`Resend in ${wait} s`)).toBeDisabled();
        },
      ],
      [
        'unsupported',
        async () => {
          await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
          await expect(button(/^Resend/)).toHaveCount(0);
        },
      ],
    ],
  };
});
