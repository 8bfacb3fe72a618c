import { expect, type Page } from '@playwright/test';
import { model } from '../machines/billing/plans.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { testTours, type Stage } from './support/tour.ts';

const calls: Readonly<Record<string, string>> = {
  request: '/subscription/info',
  exchangeGold: '/subscription/exchange',
};
/** Enough for any number of exchanges: users who can pay see the button. */
const rich = { chats: 3, goldCoins: 1000, userId: 'user-1' };

testTours('[S2.24] plans', { model }, async ({ page, observer }) => {
  const gate = await openSignedIn(page, '/subscription', {
    answers: { '/user/benefits': success(rich) },
    held: Object.values(calls),
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(outputOf(cause)));
    else if (cause.kind === 'error' && cause.child === 'request') await observer.kill('request');
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else if (event.type === 'load.retry') await button('Try again').click();
    else if (event.type === 'load.cancel') await button('Stop waiting').click();
    else await button('Exchange 20 gold coins').click();
  }

  const outputOf = ({ child, result }: { child: string; result: unknown }): unknown =>
    child === 'exchangeGold' ? { ...rich, chats: 28 } : result;

  const stop = button('Stop waiting');
  return {
    happen,
    assertions: [
      ['loading', () => expect(page.getByText('Loading the packages')).toBeAttached()],
      ['failed', page.getByText('Couldn’t load packages')],
      ['ready', page.getByText('100 gold coins').first()],
      [{ ready: 'idle' }, () => expect(button('Exchange 20 gold coins')).toBeEnabled()],
      [{ ready: 'exchanging' }, button('Exchanging…')],
      [{ ready: { exchanging: 'slow' } }, stop],
    ],
  };
}
