import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { Ledger, Order } from '../../../../contract/billing/subscription.ts';
import { decideStatus, type OrderEvent } from '../../../../server/domain/billing/order-status.ts';
import { scrape } from '../../support/metrics.ts';
import { printed, operatorOf } from '../../support/operator.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { startStripePeer, type StripePeer } from '../../support/billing/stripe-peer.ts';
import { createPerson, type Person } from '../../support/talk.ts';

const secret = 'whsec_of_the_tests';
const { webhooks } = new Stripe('sk_test_signs_only');

let peer: StripePeer;
let server: TestServer;
let ada: Person;

beforeAll(async () => {
  peer = await startStripePeer();
  server = await startTestServer({
    environment: {
      LIMIT_FACTOR: '1000',
      GRANT_CHATS: '10',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: peer.url,
      ADMIN_PORT: '0',
    },
  });
});
beforeEach(async () => {
  ada = await createPerson(server);
});
afterAll(async () => {
  await server.stop();
  await peer.stop();
});

const placeOrder = async (packageId: string): Promise<string> => {
  const input = { packageId, clientOrderId: crypto.randomUUID() };
  return v.parse(Order, (await ada.post('/subscription/order', input)).envelope.d).orderId;
};

const session = (orderId: string, payment_status: string) => ({
  object: 'checkout.session',
  payment_status,
  metadata: { orderId },
});
const dispute = (orderId: string, status: string, id = 'dp_1') => ({
  object: 'dispute',
  id,
  status,
  charge: `ch_${orderId}`,
  payment_intent: `pi_${orderId}`,
  metadata: {},
});

/** A refund that was made in the dashboard has no metadata. */
const refund = (orderId: string, status: string, metadata: object = {}) => ({
  object: 'refund',
  id: 're_1',
  status,
  charge: `ch_${orderId}`,
  metadata,
});

/** The events of Stripe about an order, by a name of ours. */
const eventsOf = {
  paid: (id) => ['checkout.session.completed', session(id, 'paid')],
  unpaid: (id) => ['checkout.session.completed', session(id, 'unpaid')],
  arrived: (id) => ['checkout.session.async_payment_succeeded', session(id, 'paid')],
  failed: (id) => ['checkout.session.async_payment_failed', session(id, 'unpaid')],
  expired: (id) => ['checkout.session.expired', session(id, 'unpaid')],
  refunded: (id) => ['charge.refunded', { object: 'charge', refunded: true, metadata: { orderId: id } }],
  refundFailed: (id) => ['refund.failed', refund(id, 'failed')],
  ownRefundFailed: (id) => ['refund.failed', refund(id, 'failed', { orderId: id })],
  refundCanceled: (id) => ['refund.updated', refund(id, 'canceled')],
  refundArrived: (id) => ['refund.updated', refund(id, 'succeeded')],
  refundedAgain: (id) => ['charge.refunded', { object: 'charge', refunded: true, metadata: { orderId: id } }],
  partly: (id) => ['charge.refunded', { object: 'charge', refunded: false, metadata: { orderId: id } }],
  disputed: (id) => ['charge.dispute.created', dispute(id, 'needs_response')],
  withdrawn: (id) => ['charge.dispute.funds_withdrawn', dispute(id, 'needs_response')],
  reinstated: (id) => ['charge.dispute.funds_reinstated', dispute(id, 'won')],
  lost: (id) => ['charge.dispute.closed', dispute(id, 'lost')],
  won: (id) => ['charge.dispute.closed', dispute(id, 'won')],
  otherLost: (id) => ['charge.dispute.closed', dispute(id, 'lost', 'dp_2')],
} satisfies Record<string, (orderId: string) => [type: string, object: object]>;
type Name = keyof typeof eventsOf;

/** When a refund happened, failed and was repeated, in seconds since 1970. */
const timesOf: Partial<Record<Name, number>> = {
  refunded: 1_790_000_000,
  refundFailed: 1_790_000_100,
  ownRefundFailed: 1_790_000_100,
  refundCanceled: 1_790_000_100,
  refundedAgain: 1_790_000_200,
};

const deliver = async (name: Name, orderId: string): Promise<number> => {
  const [type, object] = eventsOf[name](orderId);
  // A redelivery has the id of the first delivery.
  const created = timesOf[name] ?? 1_789_000_000;
  const id = `evt_${name}_${orderId}`;
  const body = JSON.stringify({ id, object: 'event', created, type, data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload: body, secret });
  return (await server.post('/payments/events', body, { 'stripe-signature': signature })).status;
};

const statusOf = async (orderId: string) =>
  v.parse(Order, (await ada.get(`/subscription/orderStatus?orderId=${orderId}`)).envelope.d).status;

/** Every order of the names. */
const permutationsOf = (names: readonly Name[]): Name[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name, index) =>
        permutationsOf(names.toSpliced(index, 1)).map((others) => [name, ...others]),
      );

test.each<[outcome: string, coins: number, names: Name[]]>([
  ['refunded', 0, ['paid', 'refunded']],
  ['refunded', 0, ['unpaid', 'arrived', 'refunded']],
  ['paid', 100, ['expired', 'failed', 'arrived']],
  ['paid', 100, ['paid', 'partly', 'disputed']],
  ['refunded', 0, ['paid', 'disputed', 'lost']],
  ['refunded', 0, ['paid', 'disputed', 'withdrawn']],
  ['paid', 100, ['paid', 'withdrawn', 'won']],
  ['paid', 100, ['paid', 'lost', 'reinstated']],
  ['refunded', 0, ['paid', 'won', 'otherLost']],
  ['refunded', 0, ['paid', 'won', 'refunded']],
  ['paid', 100, ['paid', 'refunded', 'refundFailed']],
  ['paid', 100, ['paid', 'refunded', 'ownRefundFailed']],
  ['paid', 100, ['paid', 'refunded', 'refundCanceled']],
  ['refunded', 0, ['paid', 'refunded', 'refundArrived']],
  ['refunded', 0, ['paid', 'refunded', 'refundFailed', 'refundedAgain']],
  ['refunded', 0, ['paid', 'refundFailed', 'refundedAgain']],
  ['paid', 100, ['paid', 'partly', 'refundFailed']],
  ['refunded', 0, ['paid', 'refunded', 'refundFailed', 'lost']],
])(
  '[S1.9] the order ends as %s with %i coins, in whatever order and how often its events come: %j',
  async (outcome, coins, names) => {
    let expected = 0;
    for (const order of permutationsOf(names)) {
      const orderId = await placeOrder('gold-100');
      for (const name of order) {
        expect(await deliver(name, orderId)).toBe(200);
        expect(await deliver(order[0] ?? name, orderId)).toBe(200);
      }
      expect([order, await statusOf(orderId)]).toEqual([order, outcome]);
      expected += coins;
      expect((await ada.benefits()).goldCoins).toBe(expected);
    }
    const ledger = v.parse(Ledger, (await ada.get('/subscription/ledger')).envelope.d);
    expect(ledger.benefits.goldCoins).toBe(expected);
  },
);

test('[S1.9] the status is a function of the set of events', () => {
  const facts: readonly OrderEvent[] = [
    { kind: 'paid', dispute_id: null, received_at: 1 },
    { kind: 'declined', dispute_id: null, received_at: 1 },
    { kind: 'expired', dispute_id: null, received_at: 1 },
    { kind: 'refunded', dispute_id: null, received_at: 2 },
    ...(['one', 'two'] as const).flatMap((dispute_id) =>
      (['disputed', 'disputeLost', 'disputeWon'] as const).map((kind) => ({
        kind,
        dispute_id,
        received_at: 2,
      })),
    ),
  ];
  for (let set = 0; set < 2 ** facts.length; set += 1) {
    const events = facts.filter((_, index) => (set >> index) % 2 === 1);
    const status = decideStatus(events);
    expect(decideStatus(events.toReversed())).toBe(status);
    expect(decideStatus([...events, ...events])).toBe(status);
    const kinds = new Set(events.map(({ kind }) => kind));
    expect(kinds.has('refunded') && status !== 'refunded').toBe(false);
    expect(status === 'paid' && !kinds.has('paid')).toBe(false);
    const isReturned = kinds.has('refunded') || kinds.has('disputeLost');
    expect(kinds.has('paid') && !isReturned && status !== 'paid').toBe(false);
  }
});

test.each<[taken: Name, returned: Name]>([
  ['withdrawn', 'won'],
  ['refunded', 'refundFailed'],
])('[S1.9] a subscription goes on, and what was taken comes back: %s, then %s', async (taken, returned) => {
  const orderId = await placeOrder('daily-30');
  await deliver('paid', orderId);
  const before = await ada.benefits();
  await deliver(taken, orderId);
  expect(await ada.benefits()).toMatchObject({ chats: 10, goldCoins: 0 });
  expect((await ada.get('/subscription/info')).envelope.d).toMatchObject({ subscription: null });
  await deliver(returned, orderId);
  expect(await ada.benefits()).toEqual(before);
  expect((await ada.get('/subscription/info')).envelope.d).toMatchObject({
    subscription: { packageId: 'daily-30' },
  });
});

test('[S1.9] a dispute that Stripe cannot assign now is asked to be delivered again', async () => {
  const orderId = await placeOrder('gold-100');
  await deliver('paid', orderId);
  peer.failNext(500, 500, 500);
  expect(await deliver('lost', orderId)).toBe(503);
  expect(await statusOf(orderId)).toBe('paid');
  expect(await deliver('lost', orderId)).toBe(200);
  expect(await statusOf(orderId)).toBe('refunded');
});

test('[S1.9] an operator sees disputes', async () => {
  const { run } = operatorOf(server);
  const orderId = await placeOrder('gold-100');
  await deliver('paid', orderId);
  await deliver('disputed', orderId);
  const line = (state: string, status: string) =>
    new RegExp(`^${orderId}  \\S+ \\S+ UTC  ${ada.userId}  4.99 EUR  ${status}  ${state}$`, 'm');
  expect((await run('disputes')).output).toMatch(line('open', 'paid'));
  await deliver('lost', orderId);
  expect((await run('disputes')).output).not.toContain(orderId);
  expect((await run('disputes', '--all')).output).toMatch(line('lost', 'refunded'));
  expect((await run('user', ada.userId)).output).toMatch(/stripe {2}dispute lost/);
  expect(await run('disputes', '--chats', '1')).not.toEqual(printed(''));
});

test('[S1.9] events of the payment provider are counted by kind, and disputes and failed refunds are logged', async () => {
  const before = await scrape(server);
  const orderId = await placeOrder('gold-100');
  for (const name of ['paid', 'disputed', 'refunded', 'refundFailed', 'unpaid'] as const) {
    await deliver(name, orderId);
  }
  await server.post('/payments/events', '{}', { 'stripe-signature': 'nonsense' });
  const after = await scrape(server);
  const kinds = ['paid', 'disputed', 'disputeLost', 'refunded', 'refundFailed', 'irrelevant', 'unsigned'];
  const counts = kinds.map((kind) => {
    const name = `mates_payment_events_total{kind="${kind}"}`;
    return [kind, (after[name] ?? NaN) - (before[name] ?? NaN)];
  });
  expect(Object.fromEntries(counts)).toEqual({
    paid: 1,
    disputed: 1,
    disputeLost: 0,
    refunded: 1,
    refundFailed: 1,
    irrelevant: 1,
    unsigned: 1,
  });
  const warnings = server
    .logged()
    .split('\n')
    .filter((line) => line.includes(orderId));
  expect(warnings.some((line) => line.includes('a payment is disputed'))).toBe(true);
  expect(warnings.some((line) => line.includes('a refund failed'))).toBe(true);
});
