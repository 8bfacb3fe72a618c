import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { ProviderNotice } from '../../src/machines/auth/sign-in/provider-redirect.types.ts';
import type { SignInContext } from '../../src/machines/auth/sign-in/sign-in.types.ts';
import { refused, storeOf } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/sign-in/sign-in.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { openStill, tick } from './support/clock.ts';
import { Gate, refusal, success } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { fillPanel, panel } from './support/people.ts';
import { endRedirect, providersCall, Redirected } from './support/provider-redirect.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { persistUser } from './support/storage.ts';
import { absent, numbered, testTours, textIn } from './support/tour.ts';
import { callsOf, outputOf, type Answers } from './support/stage.ts';

/** The calls made after signing in. */
const after = ['/user/benefits', '/user/verify/status'];
const walks = numbered(coveringTours(model, 60));

testTours('signIn', { model, walks }, async ({ page, observer, walk }) => {
  const answers: Answers = {
    sendSignIn: { call: '/user/login', envelope: answerToSignIn },
    sendSignUp: { call: '/user/register', response: () => ({ ticket: 'ticket' }) },
  };
  const gate = new Gate(page);
  await gate.hold([...callsOf(answers), providersCall, ...after]);
  await persistUser(page, storeOf({}));
  await gate.keepPage();
  await openStill(page, () => gate.open('/nowhere'));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const mode = walk.start.snapshot.matches({ editing: 'signUp' }) ? 'signUp' : 'signIn';
  await openPanel(observer, mode);
  await expect
    .poll(() => tick(page).then(() => observer.valueOf('signIn')))
    .toMatchObject({ editing: { [mode]: 'clean' } });

  const within = panel(page);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const waits = page.getByRole('status').filter({ hasText: 'Please wait...' });
  const note = (text: string) => within.getByRole('status').filter({ hasText: text });
  const alert = (text: string) => within.getByRole('alert').filter({ hasText: text }).first();
  return {
    gate,
    answers,
    within,
    causes: {
      // While a request runs, an overlay covers the form.
      'mode.switch': (event, { snapshot }) =>
        snapshot.hasTag('busy')
          ? observer.send('signIn', event)
          : within.getByRole('button', { name: /^Sign (in|up)$/ }).click(),
      'mode.choose': (event) => openPanel(observer, textIn(event, 'mode')),
      'credentials.submit': async (event) => {
        await fillPanel(page, { email: textIn(event, 'email'), password: textIn(event, 'password') });
        await within.getByRole('button', { name: 'Continue', exact: true }).click();
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
        async () => {
          const password = within.getByLabel('Password', { exact: true });
          await expect(password).toBeFocused();
          await expect(password).toHaveAttribute('aria-invalid', 'true');
          await expect(password).toHaveAccessibleDescription(refused.message);
        },
      ],
      [{ editing: { signIn: 'unreachable' } }, alert('Couldn’t reach the server.')],
      [{ editing: { signUp: 'rejected' } }, alert(refused.message)],
      [
        'editing',
        async ({ context }) => {
          const { notice, failure, offered }: SignInContext = context;
          await expect(waits).toHaveCount(0);
          const discord = within.getByRole('button', { name: 'Continue with Discord' });
          if (offered?.discord === null) {
            await expect(discord).toHaveAttribute('aria-disabled', 'true');
            await expect(discord).toContainText('Not available here');
          } else await expect(discord).toHaveText('Continue with Discord');
          if (notice === null && failure === null) await expect(within.getByRole('status')).toHaveCount(0);
          else if (notice !== null) await expect(note(notices[notice])).toBeVisible();
        },
      ],
      ['signingIn', waits, dialog('Sign in to Mates')],
      ['signingUp', waits, dialog('Create your account')],
      ['leaving', () => expect(waits).toContainText('Opening Discord…')],
      ['done', absent(within)],
    ],
  };
});

/** Another part of the page requests the panel, which may be open already. */
function openPanel(observer: Observer, mode: string): Promise<void> {
  const asked = { type: 'panel.open', mode };
  return observer.send('auth', asked);
}

const notices: Readonly<Record<ProviderNotice, string>> = {
  notSetUp: 'isn’t available here',
  failed: 'Couldn’t open Discord',
  canceled: 'Sign-in with Discord was canceled',
  redirectTimedOut: 'Couldn’t open Discord. Check your connection',
};
