import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/billing/subscription.ts';
import {
  checkoutMachine,
  type CheckoutInput,
  type FoundOffer,
  type Offer,
} from '../../../src/machines/billing/checkout.machine.ts';
import { toAttempt } from '../../../src/machines/shared/commands/command.ts';
import { paymentMachine } from '../../../src/machines/billing/payment.machine.ts';
import { refuse, unreachable } from '../mates/catalogue-samples.ts';
import { settled } from '../support/deferred.ts';
import { gold, orderAt } from './billing-samples.ts';

const offer: Offer = { item: gold, sales: 'sandbox' };

interface Answers {
  readonly found?: ReadonlyArray<() => Promise<FoundOffer | null>>;
  readonly orders?: ReadonlyArray<() => Promise<Order>>;
  readonly orderId?: string;
}

const start = async (answers: Answers = {}) => {
  const found = [...(answers.found ?? [() => Promise.resolve({ offer, order: null })])];
  const orders = [...(answers.orders ?? [])];
  const log: string[] = [];
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        fetchOffer: fromPromise<FoundOffer | null, CheckoutInput>(({ input }) => {
          log.push(`look ${input.packageId} ${String(input.orderId)}`);
          return (found.shift() ?? refuse)();
        }),
        placeOrder: toAttempt(
          fromPromise<Order, { packageId: string; attempt: number }>(({ input }) => {
            log.push(`order ${input.packageId} ${String(input.attempt)}`);
            return (orders.shift() ?? refuse)();
          }),
        ),
        payment: paymentMachine,
      },
      actions: { addOrderToUrl: (_, { order }) => void log.push(`remember ${order.orderId}`) },
    }),
    { clock: new SimulatedClock(), input: { packageId: 'gold-100', orderId: answers.orderId ?? null } },
  );
  actor.start();
  await settled();
  return { actor, log };
};

describe('checkout', () => {
  test('[S1.9] [S2.23] orders a package once, and then follows its order', async () => {
    const { actor, log } = await start({ orders: [() => Promise.resolve(orderAt('pending'))] });
    expect(actor.getSnapshot().context.offer).toEqual(offer);
    expect(actor.getSnapshot().children.payment).toBeUndefined();
    actor.send({ type: 'order.place' });
    actor.send({ type: 'order.place' });
    expect(actor.getSnapshot().children.placeOrder).toBeDefined();
    await settled();
    expect(actor.getSnapshot().children.payment?.getSnapshot().context).toMatchObject({
      order: orderAt('pending'),
      isNew: true,
    });
    expect(log).toEqual(['look gold-100 null', 'order gold-100 0', 'remember order-1']);
  });

  test('[S2.23] follows an existing order at once, without placing it again', async () => {
    const { actor, log } = await start({
      orderId: 'order-1',
      found: [() => Promise.resolve({ offer, order: orderAt('paid') })],
    });
    expect(actor.getSnapshot().children.payment?.getSnapshot().value).toBe('paid');
    expect(actor.getSnapshot().children.payment?.getSnapshot().context.isNew).toBe(false);
    expect(log).toEqual(['look gold-100 order-1']);
  });

  test('[S8.10] sends a failed order again under the same ID', async () => {
    const { actor, log } = await start({
      orders: [() => Promise.reject(unreachable), () => Promise.resolve(orderAt('pending'))],
    });
    actor.send({ type: 'order.place' });
    await settled();
    expect(actor.getSnapshot().context.failure?.kind).toBe('unreachable');
    actor.send({ type: 'order.place' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    await settled();
    expect(actor.getSnapshot().children.payment).toBeDefined();
    expect(log).toEqual(['look gold-100 null', 'order gold-100 0', 'order gold-100 0', 'remember order-1']);
  });
});
