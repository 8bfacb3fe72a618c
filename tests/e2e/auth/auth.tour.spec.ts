import type { EventObject } from 'xstate';
import { some, userOf } from '../../machines/app/shell-samples.ts';
import { model } from '../../machines/auth/auth.model.ts';
import { panel, signedIn } from '../support/users/people.ts';
import { completePanel, kindOf } from '../support/users/sign-in-panel.ts';
import { otherTab } from '../support/users/storage.ts';
import { absent, on, outputOf, pressIn, sent, testTours, textIn } from '../support/tours/tour.ts';

testTours('auth', { model, maxSteps: 80 }, ({ page, gate, observer, dialog, start }) => {
  const { user, registerEmail } = start.context;
  const storeElsewhere = otherTab(page);
  const signIn = on(page.getByRole('banner')).button('Sign in');
  const logOut = on(page).button('Log out');
  return {
    opening: {
      place: '/nowhere',
      store: { user, registerEmail, ...(user === null ? {} : { benefits: some }) },
      held: ['/user/login', '/user/register'],
      isKept: true,
    },
    answers: {
      emailVerification: {
        call: '/user/verify/status',
        response: (found) => ({ verified: true, userInfo: found }),
      },
      fetchBenefits: '/user/benefits',
      signOut: { call: '/user/logout', response: () => null },
    },
    causes: {
      // A dialog covers the page, so users cannot request it again; only other parts of the page could.
      'panel.open': (event, { snapshot }) =>
        snapshot.matches({ loggedOut: 'panel' }) || textIn(event, 'mode') !== 'signIn'
          ? observer.send('auth', event)
          : signIn.click(),
      'panel.close': () => on(dialog).button('Close').click(),
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
      [{ loggedOut: 'closed' }, absent(dialog), signIn],
      [{ loggedOut: 'panel' }, panel(page)],
      [{ loggedOut: 'secondStep' }, page.getByRole('dialog', { name: 'Confirm that it’s you' })],
      [{ loggedOut: 'verifying' }, on(page).heading('Your link is ready')],
      [['loggedIn', 'loggingOut'], signedIn(page)],
    ],
  };
});

function userIn(event: EventObject) {
  const user: unknown = 'user' in event ? event.user : null;
  return typeof user === 'object' && user !== null && 'uuid' in user ? userOf(String(user.uuid)) : null;
}
