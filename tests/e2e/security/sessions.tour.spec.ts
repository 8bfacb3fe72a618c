import { endOtherSessions, endSession, sessions } from '../../../contract/account/sessions.ts';
import { model } from '../../machines/account/security/sessions.model.ts';
import { absent, attached, counted, expect, pressIn, testTours } from '../support/tours/tour.ts';

testTours('sessions', { model }, ({ page, main }) => {
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  const row = page.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
  // The dialog covers the list where it asks.
  const press = (name: string) =>
    row.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');
  return {
    opening: '/sessions',
    answers: {
      request: { call: sessions, response: (listed) => ({ sessions: listed }) },
      end: { call: endSession, press },
      endOthers: { call: endOtherSessions, form: dialog, submit: 'Sign out everywhere else' },
    },
    causes: {
      'session.end': () => press('Sign out Safari on iOS'),
      'others.end': () => pressIn(main, 'Sign out everywhere else'),
    },
    assertions: [
      ['loading', attached('Loading your sessions')],
      ['failed', 'Couldn’t load your sessions'],
      ['ready', counted(main.locator('li'), ({ sessions }) => sessions.length)],
      ['ready', () => expect(main.locator('li').first()).toContainText('This browser')],
      [
        'ready',
        counted(
          main.getByText('You’re not signed in anywhere else.'),
          ({ sessions }) => sessions.length === 1,
        ),
      ],
      [{ ready: 'idle' }, absent(dialog)],
      [{ ready: 'confirming' }, dialog],
    ],
  };
});
