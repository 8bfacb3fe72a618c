import type { PaymentInput } from '../../../src/machines/billing/payment.machine.ts';
import { model } from '../../machines/billing/payment.model.ts';
import { failAs } from '../support/stages/chat-stage.ts';
import { isOlder } from '../support/stand-ins/gate.ts';
import { checkoutPage, chooseCall, placeCall, placeOrder, statusCall } from '../support/stages/shop-stage.ts';
import { code, counted, disabled, enabled, pressIn, refusal, success } from '../support/tours/tour.ts';
import { testTours, textIn, type Cause } from '../support/tours/tour.ts';

const choices: Readonly<Record<string, string>> = {
  pay: 'Simulate payment',
  decline: 'Simulate a declined payment',
};

testTours('[S2.23] payment', { model }, ({ page, gate, walk, button, heading }) => {
  // The model's inputs have this machine's type, which its samples have lost.
  const { order, isNew } = walk.start.input as PaymentInput;
  /** Answers a check, which may have hung while the current one was started. */
  const endCheck: Cause = async (_, { snapshot }, { cause }) => {
    if (cause.kind !== 'done' && cause.kind !== 'error') return;
    const isLate = isOlder(cause.child, snapshot);
    if (cause.kind === 'error' && !isLate) return failAs(gate, statusCall, cause.result);
    const answer =
      cause.kind === 'done' ? success(cause.result) : refusal(code.notFound, 'This order no longer exists.');
    await (isLate ? gate.settleOldest(statusCall, answer) : gate.settle(statusCall, answer));
  };
  return {
    opening: checkoutPage(isNew ? null : order, [placeCall, statusCall]),
    // A new order was created just now; any other is found by its URL.
    begin: () => (isNew ? placeOrder(page, gate, order) : gate.settle(statusCall, success(order))),
    answers: { choosePayment: chooseCall },
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
      ['paying', heading('Test checkout'), enabled(button('Simulate payment'))],
      ['paying', counted(page.getByRole('alert'), ({ failure }) => failure !== null)],
      ['choosing', disabled(button('Simulate payment'))],
      ['checking', disabled(button('Simulate payment'))],
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
