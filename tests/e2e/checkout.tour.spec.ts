import { expect } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { FoundOffer } from '../../src/machines/billing/checkout.types.ts';
import { model } from '../machines/billing/checkout.model.ts';
import { orderAt, shopInfo } from '../machines/billing/billing-samples.ts';
import { refusal, success } from './support/gate.ts';
import { chooseCall, offerCall, checkoutPage, placeCall, statusCall } from './support/shop-stage.ts';
import { outputOf, pressIn, type Answers } from './support/stage.ts';
import { attached, testTours } from './support/tour.ts';

const answers: Answers = {
  fetchOffer: { call: offerCall, isFailing: true },
  placeOrder: { call: placeCall, response: () => orderAt('pending') },
};

testTours('[S2.23] checkout', { model }, ({ page, gate }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    opening: checkoutPage(orderAt('pending'), [statusCall]),
    answers,
    causes: {
      'order.place': 'Order for €4.99',
      '*': 'Try again',
      // The response combines two calls: the item for sale, and the status of the order if there is one.
      'xstate.done.actor.fetchOffer': async (event) => {
        // The sample of an offer that was found; the model has no type for it.
        const found = outputOf(event) as FoundOffer | null;
        const order = found?.order ?? null;
        const status = order === null ? refusal(code.notFound, 'No such order.') : success(order);
        await gate.settle(statusCall, status);
        const { packages } = shopInfo;
        const offered = found === null ? { packages: [] } : { packages, sales: found.offer.sales };
        await gate.settle(offerCall, success({ ...shopInfo, ...offered }));
      },
      // The order failed, and the user starts a new one.
      'xstate.done.actor.payment': async () => {
        await gate.answer(chooseCall, success(orderAt('declined')));
        await pressIn(page, 'Simulate a declined payment');
        await pressIn(page, 'Order again');
      },
    },
    assertions: [
      ['loading', attached(page.getByText('Loading the package'))],
      [{ loading: 'slow' }, button('Try again')],
      ['notFound', 'Package not found'],
      ['failed', 'Couldn’t load packages'],
      [
        'offering',
        async ({ context: { offer, failure } }) => {
          await expect(button('Order for €4.99')).toHaveCount(offer?.sales === 'closed' ? 0 : 1);
          await expect(page.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
        },
      ],
      ['ordering', () => expect(button('One moment…')).toBeDisabled()],
      ['following', 'Test checkout'],
    ],
  };
});
