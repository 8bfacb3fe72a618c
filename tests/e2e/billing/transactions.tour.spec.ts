import * as v from 'valibot';
import { ledger, Ledger } from '../../../contract/billing/subscription.ts';
import { model } from '../../machines/billing/transactions.model.ts';
import { attached, counted, success, testTours } from '../support/tours/tour.ts';

const Loaded = v.object({ page: Ledger });

testTours('[S2.27] transactions', { model }, ({ page, gate, button }) => ({
  opening: '/user-subscription',
  // The first page and the older ones use the same call.
  answers: { request: ledger },
  causes: {
    'page.loaded': async (event) => {
      await button('Show older').press('Enter');
      await gate.settle(ledger.path, success(v.parse(Loaded, event).page));
    },
  },
  assertions: [
    ['loading', attached('Loading your balance')],
    ['failed', 'Couldn’t load your balance'],
    ['ready', page.getByText('Welcome gift').first()],
    ['ready', counted(button('Show older'), ({ ledger }) => ledger?.hasMore === true)],
  ],
}));
