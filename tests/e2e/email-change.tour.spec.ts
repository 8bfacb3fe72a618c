import { expect } from '@playwright/test';
import { cancelEmailChange, changeEmail, emailChange } from '../../contract/email-change.ts';
import { emailPending } from '../machines/account/account-samples.ts';
import { model } from '../machines/account/email/email-change.model.ts';
import { callsOf, pressIn, sent, type Answers } from './support/stage.ts';
import { attached, testTours } from './support/tour.ts';
import { setVisibility } from './support/page-events.ts';
import { openProfile } from './support/passkeys-stage.ts';

testTours('emailChange', { model }, async ({ page }) => {
  const part = page.getByRole('region', { name: 'Email' });
  const button = (name: string | RegExp) => part.getByRole('button', { name });
  const field = (name: string) => part.getByLabel(name, { exact: true });
  const answers: Answers = {
    request: { call: emailChange, response: (pending) => ({ pending }) },
    checkChange: { call: emailChange, isFailing: true },
    requestChange: {
      call: changeEmail,
      response: () => ({ pending: emailPending }),
      submit: async () => {
        await field('New email').fill('grace@example.org');
        await field('Current password').fill('old one');
        await pressIn(part, 'Send links');
      },
    },
    cancelChange: cancelEmailChange,
  };
  const gate = await openProfile(page, { held: callsOf(answers) });

  return {
    gate,
    answers,
    causes: {
      'form.open': 'Change email',
      'page.shown': () => setVisibility(page, 'visible'),
      'change.cancel': 'Cancel change',
      // A test cannot make the browser fail to report its visibility.
      'xstate.error.actor.watchVisibility': sent,
    },
    within: part,
    assertions: [
      ['loading', attached(part.getByText('Loading your email settings'))],
      ['failed', part.getByText('Couldn’t load your email settings')],
      ['idle', button('Change email')],
      ['editing', () => expect(button('Send links')).toBeEnabled()],
      ['waiting', part.getByText('g******@example.org')],
      ['waiting', () => expect(part.getByText('not confirmed yet')).toHaveCount(1)],
      ['waiting', () => expect(button('Cancel change')).toBeEnabled()],
      ['checking', () => expect(button(/^(Change email|Cancel change)$/)).toBeEnabled()],
      ['canceling', () => expect(button('Canceling…')).toBeDisabled()],
    ],
  };
});
