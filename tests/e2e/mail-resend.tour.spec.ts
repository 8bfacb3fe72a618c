import { expect } from '@playwright/test';
import { model } from '../machines/auth/email/mail-resend.model.ts';
import type { MailResendContext } from '../../src/machines/auth/email/mail-resend.types.ts';
import { failAs } from './support/chat-stage.ts';
import { success } from './support/gate.ts';
import { openKept } from './support/signed-in-stage.ts';
import { testTours } from './support/tour.ts';

const resendCall = '/user/verify/resend';
/** The auth machine makes this call meanwhile. */
const question = '/user/verify/status';

testTours('[S2.14] mailResend', { model }, async ({ page }) => {
  const gate = await openKept(
    page,
    '/verify-email-address',
    { held: [resendCall, question] },
    { registerEmail: 'ann@example.org' },
  );
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  return {
    async happen({ event, cause }) {
      if (cause.kind === 'done') await gate.settle(resendCall, success(cause.result));
      else if (cause.kind === 'error') await failAs(gate, resendCall, cause.result);
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
          await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
          await expect(button(/^Resend/)).toHaveCount(0);
        },
      ],
    ],
  };
});
