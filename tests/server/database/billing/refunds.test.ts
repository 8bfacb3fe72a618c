import { beforeEach, describe, expect, test } from 'vitest';
import { days } from '../../../../server/shared/clock.ts';
import type { PaymentEvent, SignedEvent } from '../../../../server/payments/payments.ts';
import { echoCompanion } from '../../support/companions/echo-companion.ts';
import {
  choose,
  deliverEvent,
  expectBalanced,
  placeOrder,
  readLedger,
  signEvent,
} from '../../support/billing/orders.ts';
import { startSharedServer } from '../../support/server.ts';
import { createPerson, type Person } from '../../support/talk.ts';

let ada: Person;

const server = await startSharedServer({
  companion: echoCompanion(),
  environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '10' },
});
beforeEach(async () => {
  ada = await createPerson(server);
});

const signed = (said: PaymentEvent) => signEvent(server, said);
const deliver = (event: SignedEvent) => deliverEvent(server, event);

describe('[S1.9] subscriptions that wait for each other', () => {
  const say = (orderId: string, kind: PaymentEvent['kind'], at = server.now()) =>
    deliver(signed({ eventId: crypto.randomUUID(), orderId, kind, disputeId: null, at }));
  const spans = async (now = server.now()) =>
    (await readLedger(ada)).subscriptions.map(({ since, until }) => [
      Math.round((since - now) / days(1)) + 0,
      Math.round((until - now) / days(1)),
    ]);
  const buyThree = async () => {
    const orders = [];
    for (let count = 0; count < 3; count += 1) {
      const { orderId } = await placeOrder(ada, 'daily-30');
      await choose(ada, orderId, 'pay');
      orders.push(orderId);
    }
    return orders;
  };

  test.each([
    [
      0,
      [
        [0, 30],
        [30, 60],
      ],
    ],
    [
      1,
      [
        [-5, 25],
        [25, 55],
      ],
    ],
    [
      2,
      [
        [-5, 25],
        [25, 55],
      ],
    ],
  ])(
    'leave no gap where that at %i is refunded, and none are lost where the refund fails',
    async (index, expected) => {
      const orders = await buyThree();
      server.advance(days(5));
      expect(await spans()).toEqual([
        [-5, 25],
        [25, 55],
        [55, 85],
      ]);
      await ada.benefits();
      const orderId = orders[index] ?? '';
      await say(orderId, 'refunded');
      expect(await spans()).toEqual(expected);
      await expectBalanced(ada);
      const again = (await readLedger(ada)).subscriptions.map(({ packageId }) => packageId);
      expect(again).toEqual(['daily-30', 'daily-30']);
      server.advance(1);
      await say(orderId, 'refundFailed');
      const restored = await spans();
      expect(restored.length).toBe(3);
      expect(restored.map(([since = 0, until = 0]) => until - since)).toEqual([30, 30, 30]);
      await expectBalanced(ada);
    },
  );
});

test('[S1.9] a refund is booked while its user spends', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { orderId } = await placeOrder(ada, 'gold-100');
    await choose(ada, orderId, 'pay');
    const events = Array.from({ length: 3 }, () =>
      signed({ eventId: crypto.randomUUID(), orderId, kind: 'refunded', disputeId: null, at: Date.now() }),
    );
    const spending = Array.from({ length: 10 }, () =>
      ada.post('/subscription/exchange', { clientExchangeId: crypto.randomUUID() }),
    );
    await Promise.all([...spending, ...events.map(deliver)]);
    await expectBalanced(ada);
    expect((await ada.benefits()).goldCoins).toBe(0);
  }
});
