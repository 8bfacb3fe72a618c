import { exchange, info } from '../../../contract/billing/subscription.ts';
import { model } from '../../machines/billing/plans.model.ts';
import { attached, enabled, success, testTours } from '../support/tours/tour.ts';

/** Enough for any number of exchanges: users who can pay see the button. */
const rich = { chats: 3, goldCoins: 1000, userId: 'user-1' };

testTours('[S2.24] plans', { model }, ({ page, button }) => ({
  opening: { place: '/subscription', answers: { '/user/benefits': success(rich) } },
  answers: {
    request: info,
    exchangeGold: { call: exchange, response: () => ({ ...rich, chats: 28 }) },
  },
  causes: { 'gold.exchange': 'Exchange 20 gold coins' },
  assertions: [
    ['loading', attached('Loading the packages')],
    ['failed', 'Couldn’t load packages'],
    ['ready', page.getByText('100 gold coins').first()],
    [{ ready: 'idle' }, enabled(button('Exchange 20 gold coins'))],
    [{ ready: 'exchanging' }, button('Exchanging…')],
  ],
}));
