import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Order, SandboxChoice } from '../../../contract/billing/subscription.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import {
  paymentMachine,
  selectStep,
  type PaymentInput,
} from '../../../src/machines/billing/payment.machine.ts';
import { refuse, unreachable } from '../mates/catalogue-samples.ts';
import { deferred, sendAndSettle, settled } from '../support/deferred.ts';
import { elsewhere, orderAt } from './billing-samples.ts';

type Answers = ReadonlyArray<() => Promise<Order>>;

const start = (input: PaymentInput, answers: { choices?: Answers; checks?: Answers } = {}) => {
  const [choices, checks] = [[...(answers.choices ?? [])], [...(answers.checks ?? [])]];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        choosePayment: toAttempt(
          fromPromise<Order, { orderId: string; choice: SandboxChoice }>(({ input: params }) => {
            log.push(`${params.choice} ${params.orderId}`);
            return (choices.shift() ?? refuse)();
          }),
        ),
        fetchOrder: fromPromise<Order, { orderId: string }>(({ input: params }) => {
          log.push(`check ${params.orderId}`);
          return (checks.shift() ?? refuse)();
        }),
      },
      actions: {
        openCheckout: (_, { order }) => void log.push(`open ${String(order.checkoutUrl)}`),
        changeBenefits: (_, { order }) => void log.push(`gold ${String(order.benefits.goldCoins)}`),
      },
    }),
    { clock, input },
  );
  actor.start();
  return { actor, log, clock };
};

const yields = (...orders: Order[]): Answers => orders.map((order) => () => Promise.resolve(order));
const pending = { order: orderAt('pending'), isNew: true };

describe('payment in the test checkout', () => {
  test('[S1.9] [S2.23] credits a payment to the balance once', async () => {
    const { actor, log } = start(pending, { choices: yields(orderAt('paid')) });
    expect(selectStep(actor.getSnapshot())).toBe('pay');
    actor.send({ type: 'payment.choose', choice: 'pay' });
    actor.send({ type: 'payment.choose', choice: 'decline' });
    expect(actor.getSnapshot().hasTag('working')).toBe(true);
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('paid');
    actor.send({ type: 'order.restart' });
    expect(selectStep(actor.getSnapshot())).toBe('paid');
    expect(log).toEqual(['pay order-1', 'gold 100']);
  });

  test.each([
    ['decline', 'declined'],
    ['expire', 'expired'],
  ] as const)('[S2.23] after %s the order is %s, and a new one can be placed', async (choice, status) => {
    const { actor, log } = start(pending, { choices: yields(orderAt(status)) });
    await sendAndSettle(actor, { type: 'payment.choose', choice });
    expect(selectStep(actor.getSnapshot())).toBe(status);
    actor.send({ type: 'order.restart' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(log).toEqual([`${choice} order-1`]);
  });

  test('[S8.10] fetches the order when the response to a payment is lost', async () => {
    const { actor, log } = start(pending, {
      choices: [() => Promise.reject(unreachable)],
      checks: yields(orderAt('paid')),
    });
    await sendAndSettle(actor, { type: 'payment.choose', choice: 'pay' });
    expect(selectStep(actor.getSnapshot())).toBe('paid');
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(log).toEqual(['pay order-1', 'check order-1', 'gold 100']);
  });
});

describe('payment at a provider', () => {
  test('[S1.9] [S2.23] a new order redirects to the provider, and the order is polled every three seconds', async () => {
    const { actor, log, clock } = start(
      { order: elsewhere('pending'), isNew: true },
      { checks: [() => Promise.reject(unreachable), ...yields(elsewhere('pending'), elsewhere('paid'))] },
    );
    const opened = 'open https://pay.example/order-1';
    expect(selectStep(actor.getSnapshot())).toBe('await');
    clock.increment(2999);
    expect(log).toEqual([opened]);
    clock.increment(1);
    await sendAndSettle(actor, { type: 'checkout.open' });
    expect(actor.getSnapshot().context.failure?.kind).toBe('unreachable');
    actor.send({ type: 'checkout.open' });
    clock.increment(3000);
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('await');
    expect(actor.getSnapshot().context.failure).toBeNull();
    clock.increment(3000);
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('paid');
    expect(log).toEqual([
      opened,
      'check order-1',
      opened,
      opened,
      'check order-1',
      'check order-1',
      'gold 100',
    ]);
  });

  test('one request that hangs does not end the rhythm, and its late answer counts', async () => {
    const answer = deferred<Order>();
    const { actor, log, clock } = start(
      { order: elsewhere('pending'), isNew: false },
      { checks: [() => answer.promise, ...yields(elsewhere('pending'))] },
    );
    clock.increment(3000);
    clock.increment(10_000);
    await settled();
    expect(log).toEqual(['check order-1', 'check order-1']);
    answer.resolve(elsewhere('paid'));
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('paid');
  });

  test('the late failure of a request that hung does not count', async () => {
    const answer = deferred<Order>();
    const { actor, clock } = start(
      { order: elsewhere('pending'), isNew: false },
      { checks: [() => answer.promise, () => new Promise(() => {})] },
    );
    clock.increment(3000);
    clock.increment(10_000);
    answer.reject(unreachable);
    await settled();
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(actor.getSnapshot().value).toEqual({ awaiting: 'polling' });
  });

  test('[S2.23] does not redirect for an order that is already decided', () => {
    const { actor, log } = start({ order: elsewhere('expired'), isNew: true });
    expect(selectStep(actor.getSnapshot())).toBe('expired');
    expect(log).toEqual([]);
  });
});
