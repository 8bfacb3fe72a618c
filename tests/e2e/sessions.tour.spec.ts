import { expect } from '@playwright/test';
import { endOtherSessions, endSession, sessions } from '../../contract/sessions.ts';
import type { SessionsContext } from '../../src/machines/account/security/sessions.types.ts';
import { model } from '../machines/account/security/sessions.model.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, pressIn, type Answers } from './support/stage.ts';
import { absent, attached, testTours } from './support/tour.ts';

testTours('sessions', { model }, async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  const row = page.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
  // The dialog covers the list where it asks.
  const press = (name: string) =>
    row.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');
  const answers: Answers = {
    request: { call: sessions, response: (listed) => ({ sessions: listed }) },
    end: { call: endSession, press },
    endOthers: {
      call: endOtherSessions,
      form: dialog,
      submit: () => pressIn(dialog, 'Sign out everywhere else'),
    },
  };
  const gate = await openSignedIn(page, '/sessions', { held: callsOf(answers) });

  return {
    gate,
    answers,
    causes: {
      'session.end': () => press('Sign out Safari on iOS'),
      'others.end': () => pressIn(main, 'Sign out everywhere else'),
    },
    assertions: [
      ['loading', attached(main.getByText('Loading your sessions'))],
      ['failed', main.getByText('Couldn’t load your sessions')],
      [
        'ready',
        async ({ context }) => {
          const { sessions }: SessionsContext = context;
          await expect(main.locator('li')).toHaveCount(sessions.length);
          await expect(main.locator('li').first()).toContainText('This browser');
          const isAlone = sessions.length === 1;
          await expect(main.getByText('You’re not signed in anywhere else.')).toHaveCount(isAlone ? 1 : 0);
        },
      ],
      [{ ready: 'idle' }, absent(dialog)],
      [{ ready: 'confirming' }, dialog],
    ],
  };
});
