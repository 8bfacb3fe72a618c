import type { FoundOffer } from '../../../src/machines/billing/checkout.machine.ts';
import { orderAt, shopInfo } from '../../machines/billing/billing-samples.ts';
import { model } from '../../machines/billing/checkout.model.ts';
import { checkoutPage, chooseCall, offerCall, placeCall, statusCall } from '../support/stages/shop-stage.ts';
import { attached, counted, disabled } from '../support/tours/seen.ts';
import { code, on, outputOf, pressIn, refusal, success, testTours } from '../support/tours/tour.ts';

testTours('[S2.23] checkout', { model }, ({ page, gate }) => {
  const { button } = on(page);
  return {
    opening: checkoutPage(orderAt('pending'), [statusCall]),
    answers: {
      fetchOffer: offerCall,
      placeOrder: { call: placeCall, response: () => orderAt('pending') },
    },
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
      ['loading', attached('Loading the package')],
      [{ loading: 'slow' }, button('Try again')],
      ['notFound', 'Package not found'],
      ['failed', 'Couldn’t load packages'],
      ['offering', counted(button('Order for €4.99'), ({ offer }) => offer?.sales !== 'closed')],
      ['offering', counted(page.getByRole('alert'), ({ failure }) => failure !== null)],
      ['ordering', disabled(button('One moment…'))],
      ['following', 'Test checkout'],
    ],
  };
});
