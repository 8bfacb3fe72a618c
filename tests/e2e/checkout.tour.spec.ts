import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { FoundOffer } from '../../src/machines/billing/checkout.types.ts';
import { model } from '../machines/billing/checkout.model.ts';
import { orderAt, shopInfo } from '../machines/billing/billing-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { refusal, success, type Gate } from './support/gate.ts';
import type { Observer } from './support/observer.ts';
import { chooseCall, offerCall, openCheckout, placeCall, statusCall } from './support/shop-stage.ts';
import { CoverageLog, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.23] checkout, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const gate = await openCheckout(page, {
      order: orderAt('pending'),
      held: [offerCall, statusCall, placeCall],
    });
    await tour({ page, observer, coverageLog }, stageOn(page, gate, observer), walk);
  });
}

test('checkout: every transition was taken in the browser', () => coverageLog.expectAll());

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'event') await press(event.type);
    else if (cause.kind === 'timer') throw new Error('The clock has its own way.');
    else if (cause.child === 'payment')
      await (cause.kind === 'done' ? startNewOrder() : observer.kill('payment'));
    else if (cause.kind === 'error') await failAs(gate, pathOf(cause.child), cause.result);
    else if (cause.child === 'placeOrder') await gate.settle(placeCall, success(cause.result));
    // The sample of an offer that was found; the model has no type for it.
    else await find(cause.result as FoundOffer | null);
  }

  const press = (type: string): Promise<void> => {
    if (type === 'order.place') return button('Order for €4.99').click();
    return button(type === 'load.retry' ? 'Try again' : 'Stop waiting').click();
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
    model,
    happen,
    assertions: [
      { in: 'loading', see: () => expect(page.getByText('Loading the package')).toBeAttached() },
      { in: { loading: 'slow' }, see: () => expect(button('Try again')).toBeVisible() },
      { in: 'notFound', see: () => expect(page.getByText('Package not found')).toBeVisible() },
      { in: 'failed', see: () => expect(page.getByText('Couldn’t load packages')).toBeVisible() },
      {
        in: 'offering',
        see: async ({ context: { offer, failure } }) => {
          await expect(button('Order for €4.99')).toHaveCount(offer?.sales === 'closed' ? 0 : 1);
          await expect(page.getByRole('alert')).toHaveCount(failure === null ? 0 : 1);
        },
      },
      { in: 'ordering', see: () => expect(button('One moment…')).toBeDisabled() },
      { in: { ordering: 'slow' }, see: () => expect(button('Stop waiting')).toBeVisible() },
      { in: 'following', see: () => expect(page.getByText('Test checkout')).toBeVisible() },
    ],
  };
}

const pathOf = (child: string): string => (child === 'placeOrder' ? placeCall : offerCall);
