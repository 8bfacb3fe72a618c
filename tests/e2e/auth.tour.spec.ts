import type { EventObject } from 'xstate';
import { code as codes } from '../../contract/envelope.ts';
import { model } from '../machines/auth/auth.model.ts';
import { storeOf, userOf, some } from '../machines/app/shell-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Node } from '../../tools/statechart-tests/model.ts';
import type { UserInfo, UserStore } from '../../src/machines/auth/auth.types.ts';
import { openStill } from './support/clock.ts';
import { Gate, refusal } from './support/gate.ts';
import { panel, signedIn } from './support/people.ts';
import { completePanel, kindOf } from './support/sign-in-panel.ts';
import { otherTab, persistUser } from './support/storage.ts';
import { absent, numbered, testTours, textIn } from './support/tour.ts';
import { callsOf, outputOf, pressIn, sent, type Answers } from './support/stage.ts';

const walks = numbered(coveringTours(model, 80));

testTours('auth', { model, walks }, async ({ page, observer, walk }) => {
  const answers: Answers = {
    emailVerification: {
      call: '/user/verify/status',
      response: (user) => ({ verified: true, userInfo: user }),
    },
    fetchBenefits: { call: '/user/benefits', isFailing: false },
    signOut: { call: '/user/logout', response: () => null, isFailing: false },
  };
  const gate = new Gate(page);
  await gate.hold([...callsOf(answers), '/user/login', '/user/register']);
  // This call starts after signing in: a token that the server does not know would end the session.
  await gate.answer('/user/age', refusal(codes.notAvailable, 'Ages are not asked for here.'));
  await gate.answer('/user/favorites', refusal(codes.notAvailable, 'No favourites here.'));
  await persistUser(page, storeIn(walk.start));
  await gate.keepPage();
  await openStill(page, () => gate.open('/nowhere'));

  const storeElsewhere = otherTab(page);
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  const logOut = page.getByRole('button', { name: 'Log out' });
  return {
    gate,
    answers,
    causes: {
      // A dialog covers the page, so users cannot request it again; only other parts of the page could.
      'panel.open': (event, { snapshot }) =>
        snapshot.matches({ loggedOut: 'panel' }) || textIn(event, 'mode') !== 'signIn'
          ? observer.send('auth', event)
          : signIn.click(),
      'panel.close': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      'logout.request': async () => {
        if (!(await logOut.isVisible())) await pressIn(page, 'Account and settings');
        await logOut.click();
      },
      // On a page that already polls, only other parts of the page could restart the polling.
      'verification.start': (event, { snapshot }) =>
        snapshot.matches({ loggedOut: 'verifying' })
          ? observer.send('auth', event)
          : gate.open('/verify-email-address'),
      'verification.stop': 'Stop waiting',
      'session.changed': (event) => storeElsewhere({ user: userIn(event) }),
      'session.cleared': () => storeElsewhere({ user: null }),
      'xstate.done.actor.signIn': (event) => completePanel(page, gate, kindOf(outputOf(event))),
      // Users cannot cause the reports of services, the failures of subscriptions, or the end of other tours' machines.
      'xstate.done.actor.secondStep': sent,
      'xstate.done.actor.passkeySignIn': sent,
      'xstate.error.actor.watchStore': sent,
      'xstate.error.actor.signIn': sent,
      'xstate.error.actor.secondStep': sent,
      'xstate.error.actor.passkeySignIn': sent,
      'xstate.error.actor.emailVerification': sent,
      '*': sent,
    },
    assertions: [
      [{ loggedOut: 'closed' }, absent(page.getByRole('dialog')), signIn],
      [{ loggedOut: 'panel' }, panel(page)],
      [{ loggedOut: 'secondStep' }, page.getByRole('dialog', { name: 'Confirm that it’s you' })],
      [{ loggedOut: 'verifying' }, page.getByRole('heading', { name: 'Your link is ready' })],
      ['loggedIn', signedIn(page)],
      ['loggingOut', signedIn(page)],
    ],
  };
});

/** Returns the stored user with which a walk begins. */
function storeIn({ snapshot }: Node): UserStore {
  const { user, registerEmail }: UserStore = snapshot.context;
  return storeOf({ user, registerEmail, ...(user === null ? {} : { benefits: some }) });
}

function userIn(event: EventObject): UserInfo | null {
  const user: unknown = 'user' in event ? event.user : null;
  return typeof user === 'object' && user !== null && 'uuid' in user ? userOf(String(user.uuid)) : null;
}
