import { resendSeconds } from '../../../contract/limits.ts';
import { resendVerification } from '../../../contract/sign-in/verify-email.ts';
import { nodeOf } from 'statechart-tools/explorer/model';
import { model } from '../../machines/auth/email/mail-resend.model.ts';
import { advanceUntil } from '../support/clock.ts';
import { absent, disabled, enabled, expect, on, testTours } from '../support/tours/tour.ts';

/** The page counts down from a minute before the mail can be sent again. */
testTours('[S2.14] mailResend', { model, maxSteps: 150 }, ({ page, main, walk: { steps } }) => {
  const { button } = on(main);
  const counted = steps.findIndex(({ to }) => nodeOf(model, to).snapshot.matches('ready'));
  const ready = steps[counted];
  if (ready === undefined) throw new Error('The countdown ends.');
  return {
    opening: {
      place: '/verify-email-address',
      store: { registerEmail: 'ann@example.org' },
      // The auth machine makes this call meanwhile.
      held: ['/user/verify/status'],
    },
    begin: async () => {
      // On a busy machine the clock is paused before the screen is loaded.
      await advanceUntil(page, expect(button(/^Resend/)).toBeVisible());
      // How much of the first minute has passed until then depends on the machine.
      await page.clock.runFor(resendSeconds * 1000);
    },
    walk: { start: nodeOf(model, ready.to), steps: steps.slice(counted + 1) },
    answers: {
      // The page has another button "Stop waiting", for the wait for the mail.
      resendMail: { call: resendVerification, form: on(page).status('taking longer') },
    },
    causes: { 'resend.request': 'Resend' },
    within: main,
    assertions: [
      ['ready', enabled(button('Resend'))],
      ['sending', disabled(button('Sending…'))],
      ['coolingDown', ({ context }) => expect(button(`Resend in ${context.wait} s`)).toBeDisabled()],
      ['unsupported', on(main).heading('Your link is ready'), absent(button(/^Resend/))],
    ],
  };
});
