import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { FoundOffer } from '../../src/machines/billing/checkout.types.ts';
import { model } from '../machines/billing/checkout.model.ts';
import { orderAt, shopInfo } from '../machines/billing/billing-samples.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { endAttempt } from './support/confirmations.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { chooseCall, offerCall, openCheckout, placeCall, statusCall } from './support/shop-stage.ts';
import { type Stage, testTours } from './support/tour.ts';

testTours('[S2.23] checkout', { model }, async ({ page, observer }) => {
  const gate = await openCheckout(page, {
    order: orderAt('pending'),
    held: [offerCall, statusCall, placeCall],
  });
  return stageOn(page, gate, observer);
});

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'event') await press(event.type);
    else if (cause.kind === 'timer') throw new Error('The clock has its own way.');
    else if (cause.child === 'payment')
      await (cause.kind === 'done' ? startNewOrder() : observer.kill('payment'));
    else if (cause.kind === 'error')
      await (cause.child === 'placeOrder'
        ? observer.kill('placeOrder')
        : failAs(gate, offerCall, cause.result));
    else if (cause.child === 'placeOrder')
      await endAttempt(page, cause.result, { gate, path: placeCall, answer: success(orderAt('pending')) });
    // The sample of an offer that was found; the model has no type for it.
    else await find(cause.result as FoundOffer | null);
  }

  const press = (type: string): Promise<void> => {
    if (type === 'order.place') return button('Order for €4.99').click();
    return button('Try again').click();
  };

  /** The response combines two calls: the item for sale, and the status of the order if there is one. */
  async function find(found: FoundOffer | null): Promise<void> {
    const order = found?.order ?? null;
    await gate.settle(statusCall, order === null ? refusal(code.notFound, 'No such order.') : success(order));
    const { packages } = shopInfo;
    const offered = found === null ? { packages: [] } : { packages, sales: found.offer.sales };
    await gate.settle(offerCall, success({ ...shopInfo, ...offered }));
  }

  /** The order failed, and the user starts a new one. */
  async function startNewOrder(): Promise<void> {
    await gate.answer(chooseCall, success(orderAt('declined')));
    await button('Simulate a declined payment').click();
    await button('Order again').click();
  }

  return {
    happen,
    assertions: [
      ['loading', () => expect(page.getByText('Loading the package')).toBeAttached()],
      [{ loading: 'slow' }, button('Try again')],
      ['notFound', page.getByText('Package not found')],
      ['failed', page.getByText('Couldn’t load packages')],
      [
        'offering',
        async ({ context: { offer, failure } }) => {
          await expect(button('Order for €4.99')).toHaveCount(offer?.sales === 'closed' ? 0 : 1);
          await expect(page.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
        },
      ],
      ['ordering', () => expect(button('One moment…')).toBeDisabled()],
      ['following', page.getByText('Test checkout')],
    ],
  };
}
