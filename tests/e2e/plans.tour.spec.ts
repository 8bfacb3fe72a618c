import { expect, type Page } from '@playwright/test';
import { model } from '../machines/billing/plans.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { endAttempt } from './support/confirmations.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { type Stage, testTours } from './support/tour.ts';

/** Enough for any number of exchanges: users who can pay see the button. */
const rich = { chats: 3, goldCoins: 1000, userId: 'user-1' };

testTours('[S2.24] plans', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/subscription', {
    answers: { '/user/benefits': success(rich) },
    held: ['/subscription/info', '/subscription/exchange'],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'error') await observer.kill(cause.child);
    else if (cause.kind === 'done' && cause.child === 'exchangeGold')
      await endAttempt(page, cause.result, {
        gate,
        path: '/subscription/exchange',
        answer: success({ ...rich, chats: 28 }),
      });
    else if (cause.kind === 'done') await gate.settle('/subscription/info', success(cause.result));
    else if (event.type === 'load.retry') await button('Try again').click();
    else await button('Exchange 20 gold coins').click();
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(page.getByText('Loading the packages')).toBeAttached()],
      ['failed', page.getByText('Couldn’t load packages')],
      ['ready', page.getByText('100 gold coins').first()],
      [{ ready: 'idle' }, () => expect(button('Exchange 20 gold coins')).toBeEnabled()],
      [{ ready: 'exchanging' }, button('Exchanging…')],
    ],
  };
}
