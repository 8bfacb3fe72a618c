import { model } from '../machines/auth/sign-in/provider-redirect.model.ts';
import { panel } from './support/people.ts';
import { comeBack, providersCall, providersWith } from './support/provider-redirect.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { absent, testTours } from './support/tour.ts';
import { sent } from './support/stage.ts';

testTours('providerRedirect', { model }, async ({ page }) => {
  const gate = await openVisiting(page, '/nowhere', { held: [providersCall] });
  await gate.keepPage();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Continue with Discord' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Opening Discord…' });
  return {
    gate,
    answers: {
      requestProviderRedirect: {
        call: providersCall,
        envelope: (redirect) => providersWith(redirect !== null),
        form: panel(page),
      },
    },
    causes: {
      'provider.abandoned': () => comeBack(page),
      // Users cannot cause the failure of a subscription.
      'xstate.error.actor.watchReturn': sent,
    },
    assertions: [
      ['requesting', status],
      ['redirecting', status],
      ['done', absent(status)],
    ],
  };
});
