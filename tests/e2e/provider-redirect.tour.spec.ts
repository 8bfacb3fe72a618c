import { expect } from '@playwright/test';
import { model } from '../machines/auth/sign-in/provider-redirect.model.ts';
import { endAttempt, kindOf, resultOf } from './support/confirmations.ts';
import { panel } from './support/people.ts';
import { comeBack, providersCall, providersWith } from './support/provider-redirect.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { testTours } from './support/tour.ts';

testTours('providerRedirect', { model }, async ({ page, observer }) => {
  const gate = await openVisiting(page, '/nowhere', { held: [providersCall] });
  await gate.keepPage();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Continue with Discord' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Opening Discord…' });
  return {
    async happen({ event, cause }) {
      if (cause.kind === 'done') {
        const isSetUp = kindOf(cause.result) === 'done' && resultOf(cause.result) !== null;
        const answer = providersWith(isSetUp);
        await endAttempt(page, cause.result, { gate, path: providersCall, answer, form: panel(page) });
      } else if (event.type === 'provider.abandoned') await comeBack(page);
      // Users cannot cause the failure of a subscription.
      else if (cause.kind === 'error' && cause.child === 'watchReturn')
        await observer.send('providerRedirect', event);
      else if (cause.kind === 'error') await observer.kill(`providerRedirect.${cause.child}`);
    },
    assertions: [
      ['requesting', status],
      ['redirecting', status],
      ['done', () => expect(status).toHaveCount(0)],
    ],
  };
});
