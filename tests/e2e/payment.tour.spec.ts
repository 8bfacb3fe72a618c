import { expect, type Page } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { PaymentInput } from '../../src/machines/billing/payment.types.ts';
import { model } from '../machines/billing/payment.model.ts';
import type { Edge, Node } from '../../tools/statechart-tests/model.ts';
import { type Walk } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { endAttempt, kindOf, resultOf } from './support/confirmations.ts';
import type { Observer } from './support/observer.ts';
import { isOlder, refusal, success, type Gate } from './support/gate.ts';
import { chooseCall, openCheckout, placeCall, placeOrder, statusCall } from './support/shop-stage.ts';
import { type Stage, testTours, textIn } from './support/tour.ts';

const choices: Readonly<Record<string, string>> = {
  pay: 'Simulate payment',
  decline: 'Simulate a declined payment',
};

testTours('[S2.23] payment', { model }, async ({ page, observer, walk }) => {
  const gate = await openPayment(page, inputOf(walk));
  return stageOn(page, gate, observer);
});

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

function stageOn(page: Page, gate: Gate, observer: Observer): Stage {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  async function happen({ event, cause }: Edge, { snapshot }: Node): Promise<void> {
    if (cause.kind === 'done' && isOlder(cause.child, snapshot))
      await gate.settleOldest(statusCall, success(cause.result));
    else if (cause.kind === 'error' && isOlder(cause.child, snapshot))
      await gate.settleOldest(statusCall, refusal(code.notFound, 'This order no longer exists.'));
    else if (cause.kind === 'done' && cause.child === 'choosePayment') {
      const answer = kindOf(cause.result) === 'done' ? success(resultOf(cause.result)) : success();
      await endAttempt(page, cause.result, { gate, path: chooseCall, answer });
    } else if (cause.kind === 'error' && cause.child === 'choosePayment')
      await observer.kill('choosePayment');
    else if (cause.kind === 'done') await gate.settle(statusCall, success(cause.result));
    else if (cause.kind === 'error') await failAs(gate, statusCall, cause.result);
    else if (event.type === 'payment.choose') await button(choices[textIn(event, 'choice')] ?? '').click();
    else if (event.type === 'checkout.open') await button('Go to the payment page').click();
    else if (event.type === 'order.restart') await button('Order again').click();
    else await button('Stop waiting').click();
  }

  const failure = page.getByRole('alert');
  return {
    happen,
    assertions: [
      ['paying', heading('Test checkout')],
      ['paying', () => expect(button('Simulate payment')).toBeEnabled()],
      ['paying', ({ context }) => expect(failure).toHaveCount(context.failure === null ? 0 : 1)],
      ['choosing', () => expect(button('Simulate payment')).toBeDisabled()],
      ['checking', () => expect(button('Simulate payment')).toBeDisabled()],
      [{ checking: 'slow' }, button('Stop waiting')],
      ['awaiting', heading('Waiting for your payment')],
      ['paid', heading('Thank you')],
      ['refunded', heading('This order was refunded')],
      ['declined', heading('The payment was declined')],
      ['expired', heading('This order expired')],
      ['ended', button('One moment…')],
    ],
  };
}

function inputOf({ start }: Walk): PaymentInput {
  const known = model.samples.inputs?.find((input) => input === start.input);
  // The model's inputs have this machine's type, which its samples have lost.
  return known as PaymentInput;
}
