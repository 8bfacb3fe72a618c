import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { PaymentInput } from '../../src/machines/billing/payment.types.ts';
import { model } from '../machines/billing/payment.model.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { isOlder, refusal, success, type Gate } from './support/gate.ts';
import { chooseCall, openCheckout, placeCall, placeOrder, statusCall } from './support/shop-stage.ts';
import { CoverageLog, textIn, tour, type Stage } from './support/tour.ts';

const coverageLog = new CoverageLog(model);
const calls: Readonly<Record<string, string>> = {
  choosePayment: chooseCall,
  checkOrder: statusCall,
};
const choices: Readonly<Record<string, string>> = {
  pay: 'Simulate payment',
  decline: 'Simulate a declined payment',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.23] payment, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    const gate = await openPayment(page, inputOf(walk));
    await tour({ page, observer, coverageLog }, stageOn(page, gate), walk);
  });
}

test('payment: every transition was taken in the browser', () => coverageLog.expectAll());

/** A new order was created just now; any other is found by its URL. */
async function openPayment(page: Page, { order, isNew }: PaymentInput): Promise<Gate> {
  const gate = await openCheckout(page, {
    order: isNew ? null : order,
    held: [placeCall, statusCall, chooseCall],
  });
  if (isNew) await placeOrder(page, gate, order);
  else await gate.settle(statusCall, success(order));
  return gate;
}

function stageOn(page: Page, gate: Gate): Stage {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'done' && isOlder(cause.child, snapshot))
      await gate.settleOldest(statusCall, success(cause.result));
    else if (cause.kind === 'error' && isOlder(cause.child, snapshot))
      await gate.settleOldest(statusCall, refusal(code.notFound, 'There is no such order.'));
    else if (cause.kind === 'done')
      await gate.settle(calls[cause.child] ?? statusCall, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? statusCall, cause.result);
    else if (event.type === 'payment.choose') await button(choices[textIn(event, 'choice')] ?? '').click();
    else if (event.type === 'checkout.open') await button('Go to the payment page').click();
    else if (event.type === 'order.restart') await button('Order again').click();
    else await button('Stop waiting').click();
  }

  const failure = page.getByRole('alert');
  return {
    model,
    happen,
    assertions: [
      { in: 'paying', see: () => expect(heading('Test checkout')).toBeVisible() },
      { in: 'paying', see: () => expect(button('Simulate payment')).toBeEnabled() },
      {
        in: 'paying',
        see: ({ context }) => expect(failure).toHaveCount(context.failure === null ? 0 : 1),
      },
      { in: 'choosing', see: () => expect(button('Simulate payment')).toBeDisabled() },
      { in: 'checking', see: () => expect(button('Simulate payment')).toBeDisabled() },
      { in: { choosing: 'slow' }, see: () => expect(button('Stop waiting')).toBeVisible() },
      { in: { checking: 'slow' }, see: () => expect(button('Stop waiting')).toBeVisible() },
      { in: 'awaiting', see: () => expect(heading('Waiting for your payment')).toBeVisible() },
      { in: 'paid', see: () => expect(heading('Thank you')).toBeVisible() },
      { in: 'refunded', see: () => expect(heading('This order was refunded')).toBeVisible() },
      { in: 'declined', see: () => expect(heading('The payment was declined')).toBeVisible() },
      { in: 'expired', see: () => expect(heading('This order expired')).toBeVisible() },
      { in: 'ended', see: () => expect(button('One moment…')).toBeVisible() },
    ],
  };
}

function inputOf({ start }: Walk): PaymentInput {
  const known = model.samples.inputs?.find((input) => input === start.input);
  // The model's inputs have this machine's type, which its samples have lost.
  return known as PaymentInput;
}
