import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Order, SandboxChoice } from '../../contract/subscription.ts';
import { checkoutMachine } from '../../src/machines/checkout.machine.ts';
import { selectFailure, selectOffer, selectStep } from '../../src/machines/checkout.selectors.ts';
import type { Offer } from '../../src/machines/checkout.types.ts';
import { unreachable, refuse } from './catalogue-samples.ts';
import { settled } from './deferred.ts';
import { gold, orderAt } from './shop-samples.ts';

type Answers = ReadonlyArray<() => Promise<Order>>;

const offer: Offer = { item: gold, sales: 'sandbox' };

const start = async (
  answers: {
    offer?: () => Promise<Offer | null>;
    orders?: Answers;
    choices?: Answers;
    checks?: Answers;
  } = {},
) => {
  const [orders, choices, checks] = [
    [...(answers.orders ?? [])],
    [...(answers.choices ?? [])],
    [...(answers.checks ?? [])],
  ];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        fetchOffer: fromPromise<Offer | null, { packageId: string }>(
          answers.offer ?? (() => Promise.resolve(offer)),
        ),
        placeOrder: fromPromise<Order, { packageId: string; attempt: number }>(({ input }) => {
          log.push(`order ${input.packageId} ${String(input.attempt)}`);
          return (orders.shift() ?? refuse)();
        }),
        choosePayment: fromPromise<Order, { orderId: string; choice: SandboxChoice }>(({ input }) => {
          log.push(`${input.choice} ${input.orderId}`);
          return (choices.shift() ?? refuse)();
        }),
        fetchOrder: fromPromise<Order, { orderId: string }>(({ input }) => {
          log.push(`check ${input.orderId}`);
          return (checks.shift() ?? refuse)();
        }),
      },
      actions: {
        changeBenefits: (_, { order }) => void log.push(`gold ${String(order?.benefits.goldCoins)}`),
      },
    }),
    { clock, input: { packageId: 'gold-100' } },
  );
  actor.start();
  await settled();
  return { actor, log, clock };
};

const yields = (...statuses: ReadonlyArray<Order['status']>): Answers =>
  statuses.map((status) => () => Promise.resolve(orderAt(status)));

describe('checkout', () => {
  test('[S1.9] [S2.23] a package is ordered and paid, and the balance follows', async () => {
    const { actor, log } = await start({ orders: yields('pending'), choices: yields('paid') });
    expect(selectOffer(actor.getSnapshot())).toEqual(offer);
    actor.send({ type: 'order.place' });
    actor.send({ type: 'order.place' });
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('pay');
    actor.send({ type: 'payment.choose', choice: 'pay' });
    actor.send({ type: 'payment.choose', choice: 'decline' });
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('paid');
    expect(log).toEqual(['order gold-100 0', 'pay order-1', 'gold 100']);
  });

  test.each([
    ['decline', 'declined'],
    ['expire', 'expired'],
  ] as const)('[S2.23] after %s the package can be ordered again, as a new order', async (choice, status) => {
    const { actor, log } = await start({ orders: yields('pending', 'pending'), choices: yields(status) });
    actor.send({ type: 'order.place' });
    await settled();
    actor.send({ type: 'payment.choose', choice });
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe(status);
    actor.send({ type: 'order.place' });
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('pay');
    expect(log).toEqual(['order gold-100 0', `${choice} order-1`, 'order gold-100 1']);
  });

  test('[S8.10] an order that did not arrive is sent again as the same order', async () => {
    const { actor, log } = await start({
      orders: [() => Promise.reject(unreachable), ...yields('pending')],
    });
    actor.send({ type: 'order.place' });
    await settled();
    expect(selectFailure(actor.getSnapshot())?.kind).toBe('unreachable');
    actor.send({ type: 'order.place' });
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('pay');
    expect(selectFailure(actor.getSnapshot())).toBeNull();
    expect(log).toEqual(['order gold-100 0', 'order gold-100 0']);
  });

  test('[S8.10] when the answer to a payment is lost, the order itself is asked', async () => {
    const { actor, log } = await start({
      orders: yields('pending'),
      choices: [() => Promise.reject(unreachable)],
      checks: yields('paid'),
    });
    actor.send({ type: 'order.place' });
    await settled();
    actor.send({ type: 'payment.choose', choice: 'pay' });
    await settled();
    expect(selectStep(actor.getSnapshot())).toBe('paid');
    expect(log).toEqual(['order gold-100 0', 'pay order-1', 'check order-1', 'gold 100']);
  });

  test('[S2.23] an address without a known package says so', async () => {
    const { actor } = await start({ offer: () => Promise.resolve(null) });
    expect(actor.getSnapshot().value).toBe('unknown');
  });

  test('where nothing is sold nothing can be ordered', async () => {
    const { actor, log } = await start({ offer: () => Promise.resolve({ item: gold, sales: 'closed' }) });
    actor.send({ type: 'order.place' });
    expect(actor.getSnapshot().value).toBe('offering');
    expect(log).toEqual([]);
  });

  test('[S8.10] after fifteen seconds the wait is told and can be left', async () => {
    const { actor, clock } = await start({ orders: [() => new Promise(() => {})] });
    actor.send({ type: 'order.place' });
    clock.increment(15_000);
    expect(actor.getSnapshot().value).toEqual({ ordering: 'slow' });
    actor.send({ type: 'load.cancel' });
    expect(actor.getSnapshot().value).toBe('offering');
  });
});
