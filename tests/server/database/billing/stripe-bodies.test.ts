import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { startSharedServer } from '../../support/server.ts';

const secret = 'whsec_of_the_tests';
const { webhooks } = new Stripe('sk_test_signs_only');
const server = await startSharedServer({
  environment: { STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: secret },
});

const paid = (orderId: unknown) => ({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { object: 'checkout.session', payment_status: 'paid', metadata: { orderId } } },
});

test.each([
  'null',
  'true',
  '5',
  '""',
  '[]',
  '{}',
  'no JSON',
  '{"id":"evt_1","type":"checkout.session.expired"}',
  ...[null, 1, 'x', [], {}, { object: null }, { object: 1 }, { object: [] }].map((data) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.dispute.closed', data }),
  ),
  ...['\u0000', 'a\u0000b', '', '\ud800', 'x'.repeat(100_000), 5, null, {}].map((orderId) =>
    JSON.stringify(paid(orderId)),
  ),
  ...[1e300, -1, 0.5, 'now', null].map((created) => JSON.stringify({ ...paid('no-such-order'), created })),
])(
  '[S1.9] the signed body %# is no event about an order: it is accepted and changes nothing',
  async (body) => {
    const signature = webhooks.generateTestHeaderString({ payload: body, secret });
    const { status } = await server.post('/payments/events', body, { 'stripe-signature': signature });
    expect(status).toBe(200);
    expect(await server.database.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  },
);
