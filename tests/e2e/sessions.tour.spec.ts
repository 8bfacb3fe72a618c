import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { SessionsContext } from '../../src/machines/account/security/sessions.types.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { model as rowModel } from '../machines/account/security/session-row.model.ts';
import { ownSession, phoneSession } from '../machines/account/session-samples.ts';
import { model as listModel } from '../machines/account/security/sessions.model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, textIn, type Stage } from './support/tour.ts';

const listCall = '/user/sessions';
const endCall = '/user/sessions/end';
const endOthersCall = '/user/sessions/endOthers';

testTours('sessions', { model: listModel }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/sessions', { held: [listCall, endCall, endOthersCall] });
  return listStage(page, gate, observer);
});

testTours('sessionRow', { model: rowModel }, async ({ page }) => {
  const answers = { [listCall]: success({ sessions: [ownSession, phoneSession] }) };
  const gate = await openSignedIn(page, '/sessions', { answers, held: [endCall] });
  return rowStage(page, gate);
});

function listStage(page: Page, gate: Gate, observer: Observer): Stage {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  const row = (sessionId: string) =>
    sessionId === phoneSession.sessionId ? 'Sign out Safari on iOS' : 'Sign out Unknown browser';

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error')
      await observer.kill(cause.child === 'request' ? 'screen.request' : cause.child);
    else if (cause.kind === 'done' && cause.child === 'endOthers') await answer(cause.result);
    else if (cause.kind === 'done') await gate.settle(listCall, success({ sessions: cause.result }));
    else if (event.type === 'row.ended') {
      // By key: the dialog covers the list where it asks.
      await page
        .getByRole('button', { name: row(textIn(event, 'sessionId')), includeHidden: true })
        .evaluate((button: HTMLElement) => button.click());
      await gate.settle(endCall, success());
    } else if (event.type === 'load.retry') await main.getByRole('button', { name: 'Try again' }).click();
    else await main.getByRole('button', { name: 'Sign out everywhere else' }).click();
  }

  async function answer(outcome: unknown): Promise<void> {
    const isConfirmed = v.parse(v.object({ kind: v.string() }), outcome).kind === 'confirmed';
    await dialog.getByRole('button', { name: isConfirmed ? 'Sign out everywhere else' : 'Cancel' }).click();
    if (isConfirmed) await gate.settle(endOthersCall, success());
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(main.getByText('Loading your sessions')).toBeAttached()],
      ['failed', main.getByText('Couldn’t load your sessions')],
      [
        'ready',
        async ({ context }) => {
          const { entries }: SessionsContext = context;
          await expect(main.locator('li')).toHaveCount(entries.length);
          await expect(main.locator('li').first()).toContainText('This browser');
          const isAlone = entries.length === 1;
          await expect(main.getByText('You’re not signed in anywhere else.')).toHaveCount(isAlone ? 1 : 0);
        },
      ],
      [{ ready: 'idle' }, () => expect(dialog).toHaveCount(0)],
      [{ ready: 'confirming' }, dialog],
    ],
  };
}

function rowStage(page: Page, gate: Gate): Stage {
  const row = page.getByRole('listitem').filter({ hasText: 'Safari on iOS' });
  const button = row.getByRole('button');

  async function happen({ cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(endCall, success());
    else if (cause.kind === 'error') await failAs(gate, endCall, cause.result);
    else await button.click();
  }

  return {
    actor: phoneSession.sessionId,
    happen,
    assertions: [
      ['idle', () => expect(button).toHaveAccessibleName('Sign out Safari on iOS')],
      [{ ending: 'pending' }, () => expect(button).toBeDisabled()],
      [{ ending: 'slow' }, () => expect(row.getByRole('status')).toContainText('still trying')],
      [{ ending: 'slow' }, () => expect(button).toBeEnabled()],
      ['failed', () => expect(row.getByRole('alert')).toContainText('Couldn’t sign it out.')],
      ['failed', () => expect(button).toHaveText('Try again')],
      ['ended', () => expect(row).toHaveCount(0)],
    ],
  };
}
