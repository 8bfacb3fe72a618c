import { expect } from '@playwright/test';
import { code } from '../../contract/envelope.ts';
import type { PaymentInput } from '../../src/machines/billing/payment.types.ts';
import { model } from '../machines/billing/payment.model.ts';
import { failAs } from './support/chat-stage.ts';
import { isOlder, refusal, success } from './support/gate.ts';
import { chooseCall, openCheckout, placeCall, placeOrder, statusCall } from './support/shop-stage.ts';
import { pressIn, type Answers, type Cause } from './support/stage.ts';
import { testTours, textIn } from './support/tour.ts';

const choices: Readonly<Record<string, string>> = {
  pay: 'Simulate payment',
  decline: 'Simulate a declined payment',
};

testTours('[S2.23] payment', { model }, async ({ page, walk }) => {
  // The model's inputs have this machine's type, which its samples have lost.
  const { order, isNew } = walk.start.input as PaymentInput;
  const gate = await openCheckout(page, {
    order: isNew ? null : order,
    held: [placeCall, statusCall, chooseCall],
  });
  // A new order was created just now; any other is found by its URL.
  if (isNew) await placeOrder(page, gate, order);
  else await gate.settle(statusCall, success(order));

  const answers: Answers = { choosePayment: { call: chooseCall, isFailing: false } };
  /** Answers a check, which may have hung while the current one was started. */
  const endCheck: Cause = async (_, { snapshot }, { cause }) => {
    if (cause.kind !== 'done' && cause.kind !== 'error') return;
    const isLate = isOlder(cause.child, snapshot);
    if (cause.kind === 'error' && !isLate) return failAs(gate, statusCall, cause.result);
    const answer =
      cause.kind === 'done' ? success(cause.result) : refusal(code.notFound, 'This order no longer exists.');
    await (isLate ? gate.settleOldest(statusCall, answer) : gate.settle(statusCall, answer));
  };
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const failure = page.getByRole('alert');
  return {
    gate,
    answers,
    causes: {
      'payment.choose': (event) => pressIn(page, choices[textIn(event, 'choice')] ?? ''),
      'checkout.open': 'Go to the payment page',
      'order.restart': 'Order again',
      'xstate.done.actor.check': endCheck,
      'xstate.error.actor.check': endCheck,
      'xstate.done.actor.checkOrder': endCheck,
      'xstate.error.actor.checkOrder': endCheck,
      '*': 'Stop waiting',
    },
    assertions: [
      ['paying', heading('Test checkout'), () => expect(button('Simulate payment')).toBeEnabled()],
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
});
