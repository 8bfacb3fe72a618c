import * as v from 'valibot';
import type { ProviderNotice } from '../../../src/machines/auth/sign-in/provider-redirect.machine.ts';
import type { SignInContext } from '../../../src/machines/auth/sign-in/sign-in.reducers.ts';
import { refused } from '../../machines/app/shell-samples.ts';
import { model } from '../../machines/auth/sign-in/sign-in.model.ts';
import { pollStill } from '../support/clock.ts';
import { fillPanel, panel } from '../support/users/people.ts';
import { endRedirect, providersCall, Redirected } from '../support/users/provider-redirect.ts';
import { answerToSignIn } from '../support/users/sign-in-panel.ts';
import { absent, expect, focused, on, outputOf, refusal, success } from '../support/tours/tour.ts';
import { testTours, textIn } from '../support/tours/tour.ts';

const notices: Readonly<Record<ProviderNotice, string>> = {
  notSetUp: 'This server hasn’t set up sign-in with Discord',
  failed: 'Couldn’t open Discord',
  canceled: 'Sign-in with Discord was canceled',
  redirectTimedOut: 'Couldn’t open Discord. Check your connection',
};

testTours('signIn', { model }, ({ page, gate, observer, start, ...whole }) => {
  const within = panel(page);
  const { button, field, status, alert } = on(within);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const waits = whole.status('Please wait...');
  /** Another part of the page requests the panel, which may be open already. */
  const openPanel = (mode: string) => observer.send('auth', Object.assign({ type: 'panel.open' }, { mode }));
  const discord = within.getByRole('button', { name: 'Continue with Discord' });
  const password = field('Password');
  return {
    opening: {
      place: '/nowhere',
      store: {},
      // The last two are made after signing in.
      held: [providersCall, '/user/benefits', '/user/verify/status'],
      isKept: true,
    },
    begin: async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
      const mode = start.matches({ editing: 'signUp' }) ? 'signUp' : 'signIn';
      await openPanel(mode);
      const value = () => observer.valueOf('signIn');
      await pollStill(page, value, 'the panel is open').toMatchObject({ editing: { [mode]: 'clean' } });
    },
    answers: {
      sendSignIn: { call: '/user/login', envelope: answerToSignIn },
      sendSignUp: { call: '/user/register', response: () => ({ ticket: 'ticket' }) },
    },
    within,
    causes: {
      // While a request runs, an overlay covers the form.
      'mode.switch': (event, { snapshot }) =>
        snapshot.hasTag('busy') ? observer.send('signIn', event) : button(/^Sign (in|up)$/).click(),
      'mode.choose': (event) => openPanel(textIn(event, 'mode')),
      'credentials.submit': async (event) => {
        await fillPanel(page, { email: textIn(event, 'email'), password: textIn(event, 'password') });
        await button('Continue').click();
      },
      'provider.choose': 'Continue with Discord',
      'xstate.done.actor.providerRedirect': (event) =>
        endRedirect(page, gate, v.parse(Redirected, outputOf(event))),
      'xstate.done.actor.fetchProviders': (event) =>
        gate.settleOldest(providersCall, success(outputOf(event))),
      'xstate.error.actor.fetchProviders': () =>
        gate.settleOldest(providersCall, refusal(5000, 'No answer came.')),
    },
    assertions: [
      [{ editing: 'signIn' }, dialog('Sign in to Mates')],
      [{ editing: 'signUp' }, dialog('Create your account')],
      [
        { editing: { signIn: 'refused' } },
        focused(password),
        () => expect(password).toHaveAttribute('aria-invalid', 'true'),
        () => expect(password).toHaveAccessibleDescription(refused.message),
      ],
      [
        { editing: { signIn: 'unreachable' } },
        alert('Couldn’t reach the server.').first(),
        absent(within.locator('[aria-invalid]')),
      ],
      [{ editing: { signUp: 'rejected' } }, alert(refused.message).first()],
      [
        'editing',
        absent(waits),
        async ({ context }) => {
          const { notice, failure, offered }: SignInContext = context;
          const missing = offered?.discord === null ? 1 : 0;
          await expect(discord.and(page.locator('[data-missing]'))).toHaveCount(missing);
          if (notice !== null) await expect(status(notices[notice])).toBeVisible();
          else if (failure === null) await expect(within.getByRole('status')).toHaveCount(0);
        },
      ],
      ['signingIn', waits, dialog('Sign in to Mates')],
      ['signingUp', waits, dialog('Create your account')],
      ['leaving', () => expect(waits).toContainText('Opening Discord…')],
      ['done', absent(within)],
    ],
  };
});
