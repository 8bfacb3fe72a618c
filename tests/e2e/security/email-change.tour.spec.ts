import { cancelEmailChange, changeEmail, emailChange } from '../../../contract/account/email-change.ts';
import { emailPending } from '../../machines/account/account-samples.ts';
import { model } from '../../machines/account/email/email-change.model.ts';
import { setVisibility } from '../support/page-events.ts';
import { securityPage } from '../support/stages/passkeys-stage.ts';
import { attached, counted, disabled, enabled, fillIn, on, sent, testTours } from '../support/tours/tour.ts';

testTours('emailChange', { model }, ({ page }) => {
  const part = page.getByRole('region', { name: 'Email' });
  const { button } = on(part);
  const fields = { 'New email': 'grace@example.org', 'Current password': 'old one' };
  return {
    opening: securityPage(),
    answers: {
      request: { call: emailChange, response: (pending) => ({ pending }) },
      checkChange: emailChange,
      requestChange: {
        call: changeEmail,
        response: () => ({ pending: emailPending }),
        submit: () => fillIn(part, fields, 'Send links'),
      },
      cancelChange: cancelEmailChange,
    },
    causes: {
      'form.open': 'Change email',
      'page.shown': () => setVisibility(page, 'visible'),
      'change.cancel': 'Cancel change',
      // A test cannot make the browser fail to report its visibility.
      'xstate.error.actor.watchVisibility': sent,
    },
    within: part,
    assertions: [
      ['loading', attached('Loading your email settings')],
      ['failed', 'Couldn’t load your email settings'],
      ['idle', button('Change email')],
      ['editing', enabled(button('Send links'))],
      ['waiting', 'g******@example.org', counted(part.getByText('not confirmed yet'), 1)],
      ['waiting', enabled(button('Cancel change'))],
      ['checking', enabled(button(/^(Change email|Cancel change)$/))],
      ['canceling', disabled(button('Canceling…'))],
    ],
  };
});
