import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { Ledger, Order } from '../../../../contract/billing/subscription.ts';
import { days } from '../../../../server/shared/clock.ts';
import { ConfigError, readConfig } from '../../../../server/config/config.ts';
import { runOperate } from '../../../../server/operator/operate.ts';
import { plain, refused } from '../../support/answers.ts';
import { failed, operatorOf, printed } from '../../support/operator.ts';
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
      LIMIT_FACTOR: '100',
      GRANT_CHATS: '10',
      STRIPE_SECRET_KEY: 'sk_test_key',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: peer.url,
    },
  });
});
beforeEach(async () => {
  ada = await createPerson(server);
  peer.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
  await peer.stop();
});

const placeOrder = async (packageId: string, more: object = {}) => {
  const input = { packageId, clientOrderId: crypto.randomUUID(), ...more };
  return v.parse(Order, (await ada.post('/subscription/order', input)).envelope.d);
};

const bodyOf = (type: string, object: object, id = `evt_${crypto.randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } });

const sessionEvent = (orderId: string, outcome = 'completed', paid = 'paid') =>
  bodyOf(`checkout.session.${outcome}`, {
    object: 'checkout.session',
    payment_status: paid,
    metadata: { orderId },
  });

const refundOf = (orderId: string, whole = true) =>
  bodyOf('charge.refunded', { object: 'charge', refunded: whole, metadata: { orderId } });

const sign = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
  webhooks.generateTestHeaderString({ payload, secret, ...more });

const deliverEvent = (body: string, signature = sign(body)) =>
  server.post('/payments/events', body, { 'stripe-signature': signature });

const statusOf = async (orderId: string) =>
  v.parse(Order, (await ada.get(`/subscription/orderStatus?orderId=${orderId}`)).envelope.d).status;

const ledger = async () => {
  const { benefits, entries } = v.parse(Ledger, (await ada.get('/subscription/ledger')).envelope.d);
  expect(entries.reduce((sum, { chats }) => sum + chats, 0)).toBe(benefits.chats);
  expect(entries.reduce((sum, { goldCoins }) => sum + goldCoins, 0)).toBe(benefits.goldCoins);
  return entries.map(({ reason, chats, goldCoins }) => [reason, chats, goldCoins]);
};

test('[S2.23] [S2.24] an order creates one checkout at Stripe, which receives no personal data', async () => {
  expect((await server.get('/subscription/info')).envelope.d).toMatchObject({ sales: 'open' });
  const made = await placeOrder('chats-100', { returnPath: '/#/single-package?packageId=chats-100' });
  expect(made).toMatchObject({ status: 'pending', packageId: 'chats-100' });
  expect(made.checkoutUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_/);
  const back = `${server.running.url}/#/single-package?packageId=chats-100&orderId=${made.orderId}`;
  const [{ form, ...asked } = { form: {} }] = peer.asked;
  expect(asked).toEqual({ idempotencyKey: made.orderId, authorization: 'Bearer sk_test_key' });
  expect(form).toEqual({
    mode: 'payment',
    client_reference_id: made.orderId,
    'metadata[orderId]': made.orderId,
    'payment_intent_data[metadata][orderId]': made.orderId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '299',
    'line_items[0][price_data][product_data][name]': '100 credits',
    success_url: back,
    cancel_url: back,
    expires_at: expect.stringMatching(/^\d{10}$/),
  });
});

test('[S1.9] a failed request to the provider is retried with the same key; a permanent failure is reported', async () => {
  peer.failNext(500);
  const made = await placeOrder('gold-100');
  expect(peer.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([made.orderId, made.orderId]);
  peer.failNext(500, 500, 500);
  const clientOrderId = crypto.randomUUID();
  const input = { packageId: 'gold-100', clientOrderId };
  expect(plain(await ada.post('/subscription/order', input))).toEqual(
    refused(503, code.unavailable, 'The payment provider is not responding. Please try again in a moment.'),
  );
  expect((await ada.post('/subscription/order', input)).envelope.c).toBe(code.ok);
});

test('[S1.9] [S2.23] an order that is requested thirty times at once opens one checkout', async () => {
  const input = { packageId: 'gold-100', clientOrderId: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 30 }, () => ada.post('/subscription/order', input)));
  const orders = answers.map(({ envelope }) => v.parse(Order, envelope.d));
  expect(new Set(orders.map(({ orderId, checkoutUrl }) => `${orderId} ${String(checkoutUrl)}`)).size).toBe(1);
  expect(new Set(peer.asked.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
    new Set([orders[0]?.orderId]),
  );
  await ada.post('/subscription/order', input);
  expect(new Set(peer.asked.map(({ form }) => JSON.stringify(form))).size).toBe(1);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', 'x', `/${'a'.repeat(300)}`])(
  '[S2.23] a return URL of another site is rejected: %s',
  async (returnPath) => {
    const input = { packageId: 'gold-100', clientOrderId: crypto.randomUUID(), returnPath };
    expect((await ada.post('/subscription/order', input)).envelope.c).toBe(code.invalid);
    expect(peer.asked).toEqual([]);
  },
);

test('[S1.9] only one of twenty-five deliveries of an event and of a second event about the order credits it', async () => {
  const { orderId } = await placeOrder('gold-100');
  const body = sessionEvent(orderId);
  const answers = await Promise.all(Array.from({ length: 25 }, () => deliverEvent(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await deliverEvent(sessionEvent(orderId));
  await deliverEvent(sessionEvent(orderId, 'async_payment_succeeded'));
  expect(await statusOf(orderId)).toBe('paid');
  expect(await ledger()).toEqual([
    ['purchase', 0, 100],
    ['welcome', 10, 0],
  ]);
});

test('[S1.9] an unsigned or expired event changes nothing and is answered with 400', async () => {
  const { orderId } = await placeOrder('gold-100');
  const body = sessionEvent(orderId);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const forged = [
    await deliverEvent(body.replace(orderId, 'another'), sign(body)),
    await deliverEvent(body, sign(body, { secret: 'whsec_guessed' })),
    await deliverEvent(body, sign(body, { timestamp: hourAgo })),
    await deliverEvent(body, ''),
    await deliverEvent(body, 'nonsense'),
    await server.post('/payments/events', body),
  ];
  expect(forged.map(plain)).toEqual(
    forged.map(() => refused(400, code.forbidden, 'This was not signed by the payment provider.')),
  );
  expect(await statusOf(orderId)).toBe('pending');
});

test('[S1.9] a pending payment leaves the order pending; a failed or expired one is reported', async () => {
  const [slow, failing, forgotten] = [
    await placeOrder('chats-100'),
    await placeOrder('chats-100'),
    await placeOrder('chats-100'),
  ];
  await deliverEvent(sessionEvent(slow.orderId, 'completed', 'unpaid'));
  expect(await statusOf(slow.orderId)).toBe('pending');
  await deliverEvent(sessionEvent(failing.orderId, 'async_payment_failed', 'unpaid'));
  await deliverEvent(sessionEvent(forgotten.orderId, 'expired', 'unpaid'));
  expect([await statusOf(failing.orderId), await statusOf(forgotten.orderId)]).toEqual([
    'declined',
    'expired',
  ]);
  expect(await ledger()).toEqual([['welcome', 10, 0]]);
});

test.each([
  ['a kind that means nothing here', bodyOf('customer.created', { object: 'customer' })],
  ['an order that nobody made', sessionEvent('no-such-order')],
  [
    'a checkout of another shop',
    bodyOf('checkout.session.completed', { payment_status: 'paid', metadata: {} }),
  ],
])('[S1.9] an event about %s is accepted and changes nothing', async (_what, body) => {
  expect((await deliverEvent(body)).status).toBe(200);
  expect(await ledger()).toEqual([['welcome', 10, 0]]);
});

test('[S1.9] a refund deducts the unused part of the purchase once, and never more than the balance', async () => {
  const { orderId } = await placeOrder('gold-100');
  await deliverEvent(sessionEvent(orderId));
  await ada.post('/subscription/exchange', { clientExchangeId: crypto.randomUUID() });
  await deliverEvent(refundOf(orderId, false));
  expect(await statusOf(orderId)).toBe('paid');
  await deliverEvent(refundOf(orderId));
  await deliverEvent(refundOf(orderId));
  await deliverEvent(sessionEvent(orderId));
  expect(await statusOf(orderId)).toBe('refunded');
  expect(await ledger()).toEqual([
    ['refund', 0, -80],
    ['exchange', 25, -20],
    ['purchase', 0, 100],
    ['welcome', 10, 0],
  ]);
});

test('[S1.9] a refunded subscription grants nothing more', async () => {
  const { orderId } = await placeOrder('daily-30');
  await deliverEvent(sessionEvent(orderId));
  server.advance(days(1) + 1);
  expect((await ada.benefits()).chats).toBe(90);
  await deliverEvent(refundOf(orderId));
  server.advance(days(5));
  // The entries of one payment have the same time, so their order may vary.
  const [refund, secondDay, ...first] = await ledger();
  expect([refund, secondDay]).toEqual([
    ['refund', -80, -50],
    ['subscription', 40, 0],
  ]);
  expect(first).toHaveLength(3);
  expect(first).toEqual(
    expect.arrayContaining([
      ['purchase', 0, 50],
      ['subscription', 40, 0],
      ['welcome', 10, 0],
    ]),
  );
  expect((await ada.get('/subscription/info')).envelope.d).toMatchObject({ subscription: null });
});

test('[S1.9] an operator refunds a payment once, also after a failure, and the event about it changes nothing more', async () => {
  const { change, run } = operatorOf(server);
  const { orderId } = await placeOrder('gold-100');
  await deliverEvent(sessionEvent(orderId));
  peer.failNext(500, 500, 500);
  expect(await change('refund', orderId)).toEqual(
    failed('stripe did not refund the payment: StripeAPIError. Try again.'),
  );
  expect(await statusOf(orderId)).toBe('paid');

  expect(await change('refund', orderId)).toEqual(printed(`The order ${orderId} is refunded.`));
  expect(await change('refund', orderId)).toEqual(printed(`The order ${orderId} was refunded already.`));
  await deliverEvent(refundOf(orderId));
  const form = { payment_intent: `pi_${orderId}`, 'metadata[orderId]': orderId };
  expect(peer.refunds).toEqual([{ idempotencyKey: `refund:${orderId}`, form }]);
  expect(await statusOf(orderId)).toBe('refunded');
  expect(await ledger()).toEqual([
    ['refund', 0, -100],
    ['purchase', 0, 100],
    ['welcome', 10, 0],
  ]);
  const { output } = await run('log', orderId);
  expect(output.match(/refund\S*(?=  )/g)).toEqual(['refund.request', 'refund.request', 'refund']);
});

test('[S1.9] a payment that was refunded at Stripe is refunded here too', async () => {
  const { orderId } = await placeOrder('gold-100');
  await deliverEvent(sessionEvent(orderId));
  peer.refunds.push({ idempotencyKey: 'elsewhere', form: { payment_intent: `pi_${orderId}` } });
  expect((await operatorOf(server).change('refund', orderId)).exitCode).toBe(0);
  expect(await statusOf(orderId)).toBe('refunded');
});

test('[S1.9] an order of a provider that is not configured is not refunded', async () => {
  const { orderId } = await placeOrder('gold-100');
  await deliverEvent(sessionEvent(orderId));
  const config = { ...server.running.deps.config, stripe: null };
  expect(await runOperate(['refund', orderId, '--reason', 'x'], config)).toEqual(
    failed('The order was paid with stripe, which is not configured here.'),
  );
});

test('[S1.9] the test checkout is unavailable with real payments', async () => {
  const { orderId } = await placeOrder('gold-100');
  expect(plain(await ada.post('/subscription/sandboxCheckout', { orderId, choice: 'pay' }))).toEqual(
    refused(200, code.notAvailable, 'There is no test checkout here.'),
  );
});

test('[S1.9] keys must be set together, and are never logged', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow(ConfigError);
  expect(server.logged()).not.toMatch(/sk_test_key|whsec_/);
});
