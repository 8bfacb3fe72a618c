import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { SessionsContext } from '../../src/machines/account/security/sessions.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { model } from '../machines/account/security/sessions.model.ts';
import { endConfirmation, kindOf } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { type Stage, testTours } from './support/tour.ts';

const listCall = '/user/sessions';
const endCall = '/user/sessions/end';
const endOthersCall = '/user/sessions/endOthers';

testTours('sessions', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/sessions', { held: [listCall, endCall, endOthersCall] });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  const row = page.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
  const press = (name: string) =>
    row.getByRole('button', { name, includeHidden: true }).dispatchEvent('click');

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error')
      await observer.kill(cause.child === 'request' ? 'screen.request' : cause.child);
    else if (cause.kind === 'done' && cause.child === 'endOthers') await endOthers(cause.result);
    else if (cause.kind === 'done' && cause.child === 'request')
      await gate.settle(listCall, success({ sessions: cause.result }));
    else if (cause.kind === 'done') await endSession(cause.result);
    // The dialog covers the list where it asks.
    else if (event.type === 'session.end') await press('Sign out Safari on iOS');
    else if (event.type === 'load.retry') await main.getByRole('button', { name: 'Try again' }).click();
    else await main.getByRole('button', { name: 'Sign out everywhere else' }).click();
  }

  const endOthers = (outcome: unknown): Promise<void> =>
    endConfirmation(page, outcome, {
      form: dialog,
      submit: () => dialog.getByRole('button', { name: 'Sign out everywhere else' }).click(),
      settle: () => gate.settle(endOthersCall, success()),
    });

  async function endSession(outcome: unknown): Promise<void> {
    const kind = kindOf(outcome);
    if (kind === 'done') return gate.settle(endCall, success());
    if (kind === 'canceled') await gate.settle(endCall, refusal(code.notAvailable, 'Not now.'));
    else await page.clock.runFor(15_000);
    return press(kind === 'canceled' ? 'Cancel' : 'Stop waiting');
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(main.getByText('Loading your sessions')).toBeAttached()],
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
      [{ ready: 'idle' }, () => expect(dialog).toHaveCount(0)],
      [{ ready: 'confirming' }, dialog],
    ],
  };
}
