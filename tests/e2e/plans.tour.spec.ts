import { expect } from '@playwright/test';
import { exchange, info } from '../../contract/subscription.ts';
import { model } from '../machines/billing/plans.model.ts';
import { success } from './support/gate.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { callsOf, type Answers } from './support/stage.ts';
import { attached, testTours } from './support/tour.ts';

/** Enough for any number of exchanges: users who can pay see the button. */
const rich = { chats: 3, goldCoins: 1000, userId: 'user-1' };
const answers: Answers = {
  request: info,
  exchangeGold: { call: exchange, response: () => ({ ...rich, chats: 28 }) },
};

testTours('[S2.24] plans', { model }, async ({ page }) => {
  const gate = await openSignedIn(page, '/subscription', {
    answers: { '/user/benefits': success(rich) },
    held: callsOf(answers),
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  return {
    gate,
    answers,
    causes: { 'gold.exchange': 'Exchange 20 gold coins' },
    assertions: [
      ['loading', attached(page.getByText('Loading the packages'))],
      ['failed', page.getByText('Couldn’t load packages')],
      ['ready', page.getByText('100 gold coins').first()],
      [{ ready: 'idle' }, () => expect(button('Exchange 20 gold coins')).toBeEnabled()],
      [{ ready: 'exchanging' }, button('Exchanging…')],
    ],
  };
});
