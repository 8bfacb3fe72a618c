import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { EventObject } from 'xstate';
import type { ProviderNotice } from '../../src/machines/auth/sign-in/provider-redirect.types.ts';
import type { PanelMode, SignInContext } from '../../src/machines/auth/sign-in/sign-in.types.ts';
import { refused, storeOf } from '../machines/app/shell-samples.ts';
import { model } from '../machines/auth/sign-in/sign-in.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { openStill, tick } from './support/clock.ts';
import { endAttempt, kindOf, resultOf } from './support/confirmations.ts';
import { Gate, refusal, success, type Envelope } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { fillPanel, panel } from './support/people.ts';
import { endRedirect, providersCall, Redirected } from './support/provider-redirect.ts';
import { answerToSignIn } from './support/sign-in-panel.ts';
import { persistUser } from './support/storage.ts';
import { numbered, type Stage, type StateAssertion, testTours, textIn } from './support/tour.ts';

/** The calls of the machine's actors. */
const calls: Readonly<Record<string, string>> = {
  sendSignIn: '/user/login',
  sendSignUp: '/user/register',
};
/** The calls made after signing in. */
const after = ['/user/benefits', '/user/verify/status'];

testTours(
  'signIn',
  { model, walks: numbered(coveringTours(model, 60)) },
  async ({ page, observer, walk }) => {
    const gate = new Gate(page);
    await gate.hold([...Object.values(calls), providersCall, ...after]);
    await persistUser(page, storeOf({}));
    await gate.keepPage();
    await openStill(page, () => gate.open('/nowhere'));
    await openPanel(page, observer, modeIn(walk.start));
    return stageOn(page, gate, observer);
  },
);

async function openPanel(page: Page, observer: Observer, mode: PanelMode): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await askAgain(observer, mode);
  await expect
    .poll(() => tick(page).then(() => observer.valueOf('signIn')))
    .toMatchObject({ editing: { [mode]: 'clean' } });
}

/** Another part of the page requests the panel, which is already open. */
function askAgain(observer: Observer, mode: string): Promise<void> {
  const asked = { type: 'panel.open', mode };
  return observer.send('auth', asked);
}

function modeIn({ snapshot }: Node): PanelMode {
  return snapshot.matches({ editing: 'signUp' }) ? 'signUp' : 'signIn';
}

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const asPeople: Record<string, (event: EventObject, from: Node) => Promise<void>> = {
    'mode.switch': (event, { snapshot }) =>
      // While a request runs, an overlay covers the form.
      snapshot.hasTag('busy')
        ? observer.send('signIn', event)
        : panel(page)
            .getByRole('button', { name: /^Sign (in|up)$/ })
            .click(),
    'mode.choose': (event) => askAgain(observer, textIn(event, 'mode')),
    'credentials.submit': async (event) => {
      await fillPanel(page, { email: textIn(event, 'email'), password: textIn(event, 'password') });
      await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
    },
    'provider.choose': () =>
      panel(page).getByRole('button', { name: 'Continue with Discord' }).press('Enter'),
  };

  async function happen({ event, cause }: Edge, from: Node): Promise<void> {
    if (cause.kind === 'done' && cause.child === 'providerRedirect')
      await endRedirect(page, gate, v.parse(Redirected, cause.result));
    else if (cause.kind === 'done' && cause.child === 'fetchProviders')
      await gate.settleOldest(providersCall, success(cause.result));
    else if (cause.kind === 'done') {
      const [path = '', outcome] = [calls[cause.child], cause.result];
      const answer = kindOf(outcome) === 'done' ? answerTo(cause.child, resultOf(outcome)) : success();
      await endAttempt(page, outcome, { gate, path, answer });
    } else if (cause.kind === 'error' && cause.child === 'fetchProviders')
      await gate.settleOldest(providersCall, refusal(5000, 'No answer came.'));
    else if (cause.kind === 'error') await observer.kill(`signIn.${cause.child}`);
    else await asPeople[event.type]?.(event, from);
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const waits = page.getByRole('status').filter({ hasText: 'Please wait...' });
  const note = (text: string) => panel(page).getByRole('status').filter({ hasText: text });
  const waitsOver = async (name: string) => {
    await expect(waits).toBeVisible();
    await expect(dialog(name)).toBeVisible();
  };
  return [
    [{ editing: 'signIn' }, dialog('Sign in to Mates')],
    [{ editing: 'signUp' }, dialog('Create your account')],
    [
      { editing: { signIn: 'refused' } },
      async () => {
        const password = panel(page).getByLabel('Password', { exact: true });
        await expect(password).toBeFocused();
        await expect(password).toHaveAttribute('aria-invalid', 'true');
        await expect(password).toHaveAccessibleDescription(refused.message);
      },
    ],
    [
      { editing: { signIn: 'unreachable' } },
      panel(page).getByRole('alert').filter({ hasText: 'Couldn’t reach the server.' }),
    ],
    [
      { editing: { signUp: 'rejected' } },
      panel(page).getByRole('alert').filter({ hasText: refused.message }).first(),
    ],
    [
      'editing',
      async ({ context }) => {
        const { notice, failure, offered }: SignInContext = context;
        await expect(waits).toHaveCount(0);
        const discord = panel(page).getByRole('button', { name: 'Continue with Discord' });
        if (offered?.discord === null) {
          await expect(discord).toHaveAttribute('aria-disabled', 'true');
          await expect(discord).toContainText('Not available here');
        } else await expect(discord).toHaveText('Continue with Discord');
        if (notice === null && failure === null) await expect(panel(page).getByRole('status')).toHaveCount(0);
        else if (notice !== null) await expect(note(notices[notice])).toBeVisible();
      },
    ],
    ['signingIn', () => waitsOver('Sign in to Mates')],
    ['signingUp', () => waitsOver('Create your account')],
    ['leaving', () => expect(waits).toContainText('Opening Discord…')],
    ['done', () => expect(panel(page)).toHaveCount(0)],
  ];
}

const notices: Readonly<Record<ProviderNotice, string>> = {
  notSetUp: 'isn’t available here',
  failed: 'Couldn’t open Discord',
  canceled: 'Sign-in with Discord was canceled',
  redirectTimedOut: 'Couldn’t open Discord. Check your connection',
};

/** Maps the actor's output to the server's response. */
function answerTo(actor: string, result: unknown): Envelope {
  if (actor === 'sendSignIn') return answerToSignIn(result);
  return success({ ticket: 'ticket' });
}
