import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../../contract/envelope.ts';
import { goldExchange, packages } from '../../../../server/content/packages.ts';
import { days } from '../../../../server/shared/clock.ts';
import { orderLifetime } from '../../../../server/domain/billing/orders.ts';
import type { PaymentEvent, SignedEvent } from '../../../../server/payments/payments.ts';
import { createSandboxPayments } from '../../../../server/payments/sandbox.ts';
import { plain, refused, succeeded } from '../../support/answers.ts';
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

test('[S7.29] [S2.24] the packages are public, a subscription is visible to its owner', async () => {
  const offered = { sales: 'sandbox', packages, exchange: goldExchange, subscription: null };
  expect(plain(await server.get('/subscription/info'))).toEqual(succeeded(offered));
  expect(plain(await ada.get('/subscription/info'))).toEqual(succeeded(offered));
  const { orderId } = await placeOrder(ada, 'daily-30');
  await choose(ada, orderId, 'pay');
  const told = v.parse(
    v.object({ subscription: v.unknown() }),
    (await ada.get('/subscription/info')).envelope.d,
  );
  expect(told.subscription).toMatchObject({ packageId: 'daily-30', chats: 40 });
  expect(plain(await server.get('/subscription/info'))).toEqual(succeeded(offered));
});

test('[S1.9] [S2.23] a paid order credits its content once, with a ledger entry', async () => {
  const made = await placeOrder(ada, 'chats-100');
  expect(made).toEqual({
    orderId: made.orderId,
    packageId: 'chats-100',
    status: 'pending',
    checkoutUrl: null,
    benefits: { chats: 10, goldCoins: 0, userId: ada.userId },
  });
  const paid = { ...made, status: 'paid', benefits: { chats: 110, goldCoins: 0, userId: ada.userId } };
  expect(plain(await choose(ada, made.orderId, 'pay'))).toEqual(succeeded(paid));
  // Repeated after a lost answer.
  expect(plain(await choose(ada, made.orderId, 'pay'))).toEqual(succeeded(paid));
  expect(plain(await ada.get(`/subscription/orderStatus?orderId=${made.orderId}`))).toEqual(succeeded(paid));
  const { entries } = await readLedger(ada);
  expect(entries.map(({ reason, chats, goldCoins }) => ({ reason, chats, goldCoins }))).toEqual([
    { reason: 'purchase', chats: 100, goldCoins: 0 },
    { reason: 'welcome', chats: 10, goldCoins: 0 },
  ]);
  await expectBalanced(ada);
});

test.each([
  ['decline', 'declined'],
  ['expire', 'expired'],
])('[S1.9] after %s the order is %s, and nothing is credited', async (choice, status) => {
  const made = await placeOrder(ada, 'gold-100');
  expect(plain(await choose(ada, made.orderId, choice))).toEqual(succeeded({ ...made, status }));
  await expectBalanced(ada);
  expect((await ada.benefits()).goldCoins).toBe(0);
});

test('[S1.9] an unpaid order expires after an hour', async () => {
  const made = await placeOrder(ada, 'gold-100');
  server.advance(orderLifetime);
  expect(plain(await ada.get(`/subscription/orderStatus?orderId=${made.orderId}`))).toEqual(
    succeeded({ ...made, status: 'expired' }),
  );
  expect((await choose(ada, made.orderId, 'pay')).envelope.c).toBe(code.forbidden);
});

test('[S1.9] the same clientOrderId creates one order, also in fifty concurrent requests, and only for its package', async () => {
  const clientOrderId = crypto.randomUUID();
  const made = await Promise.all(
    Array.from({ length: 50 }, () => placeOrder(ada, 'chats-100', clientOrderId)),
  );
  expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
  expect(plain(await ada.post('/subscription/order', { packageId: 'chats-500', clientOrderId }))).toEqual(
    refused(200, code.forbidden, 'This order was started with another package. Please start a new one.'),
  );
  const other = await createPerson(server);
  expect((await placeOrder(other, 'chats-100', clientOrderId)).orderId).not.toBe(made[0]?.orderId);
});

test('[S1.9] only one of many deliveries of one event, and of many events about one order, credits it', async () => {
  const { orderId } = await placeOrder(ada, 'gold-100');
  const same = signed({
    eventId: crypto.randomUUID(),
    orderId,
    kind: 'paid',
    disputeId: null,
    at: Date.now(),
  });
  const others = Array.from({ length: 25 }, () =>
    signed({ eventId: crypto.randomUUID(), orderId, kind: 'paid', disputeId: null, at: Date.now() }),
  );
  await Promise.all([...Array.from({ length: 25 }, () => same), ...others].map(deliver));
  await deliver(same);
  expect(await ada.benefits()).toEqual({ chats: 10, goldCoins: 100, userId: ada.userId });
  await expectBalanced(ada);
});

test('[S1.9] concurrent payments of one order pay it once', async () => {
  const { orderId } = await placeOrder(ada, 'chats-500');
  await Promise.all(Array.from({ length: 30 }, () => choose(ada, orderId, 'pay')));
  expect((await ada.benefits()).chats).toBe(510);
  await expectBalanced(ada);
});

test('[S1.9] a delayed payment is credited and cannot be reverted', async () => {
  const { orderId } = await placeOrder(ada, 'gold-100');
  const say = (kind: PaymentEvent['kind']) =>
    deliver(signed({ eventId: crypto.randomUUID(), orderId, kind, disputeId: null, at: Date.now() }));
  await say('declined');
  await say('paid');
  await say('expired');
  const answer = await ada.get(`/subscription/orderStatus?orderId=${orderId}`);
  expect(answer.envelope.d).toMatchObject({ status: 'paid', benefits: { goldCoins: 100 } });
});

test('[S1.9] an event without a signature, or changed after signing, is rejected', async () => {
  const { orderId } = await placeOrder(ada, 'gold-100');
  const event = signed({ eventId: 'one', orderId, kind: 'declined', disputeId: null, at: Date.now() });
  const forged = [
    { ...event, signature: '' },
    { ...event, signature: 'f'.repeat(64) },
    { ...event, signature: 'ü'.repeat(32) },
    { ...event, body: event.body.replace('declined', 'paid') },
  ];
  for (const each of forged) {
    await expect(deliver(each)).rejects.toMatchObject({ code: code.forbidden });
  }
  await deliver(
    signed({ eventId: 'two', orderId: 'nobody-has-it', kind: 'paid', disputeId: null, at: Date.now() }),
  );
  expect((await ada.benefits()).goldCoins).toBe(0);
});

test('[S1.9] a subscription grants its chats once per day until it ends; a second one starts afterwards', async () => {
  const first = await placeOrder(ada, 'daily-30');
  const second = await placeOrder(ada, 'daily-30');
  await Promise.all([choose(ada, first.orderId, 'pay'), choose(ada, second.orderId, 'pay')]);
  const initial = await readLedger(ada);
  const [one, two] = initial.subscriptions;
  expect(initial.subscriptions.length).toBe(2);
  expect(two?.since).toBe(one?.until);
  expect(initial.benefits).toEqual({ chats: 50, goldCoins: 100, userId: ada.userId });

  server.advance(days(2));
  await Promise.all(Array.from({ length: 20 }, () => ada.benefits()));
  expect((await ada.benefits()).chats).toBe(10 + 3 * 40);
  await expectBalanced(ada);

  // A session ends after 30 days without use.
  server.advance(days(28));
  expect((await ada.benefits()).chats).toBe(10 + 31 * 40);
  server.advance(days(29));
  expect((await ada.benefits()).chats).toBe(10 + 60 * 40);
  server.advance(days(3));
  expect((await ada.benefits()).chats).toBe(10 + 60 * 40);
  expect((await readLedger(ada)).subscriptions).toEqual([]);
  await expectBalanced(ada);
});

test.each([
  'null',
  '[]',
  '{}',
  'no JSON',
  '{"eventId":"a\\u0000","orderId":"b","kind":"paid","disputeId":null,"at":1}',
])('[S1.9] the signed body %s is no event and changes nothing', async (body) => {
  const signature = createHmac('sha256', 'of the tests').update(body).digest('hex');
  const payments = createSandboxPayments('of the tests');
  expect(await payments.readEvent({ body, signature })).toBe('irrelevant');
});

test('[S1.9] gold coins are exchanged for chats, once per id, and never more than the balance', async () => {
  const { orderId } = await placeOrder(ada, 'gold-100');
  await choose(ada, orderId, 'pay');
  const clientExchangeId = crypto.randomUUID();
  const again = await Promise.all(
    Array.from({ length: 20 }, () => ada.post('/subscription/exchange', { clientExchangeId })),
  );
  expect(again.map(plain)).toEqual(
    again.map(() => succeeded({ chats: 35, goldCoins: 80, userId: ada.userId })),
  );
  const many = await Promise.all(
    Array.from({ length: 20 }, () =>
      ada.post('/subscription/exchange', { clientExchangeId: crypto.randomUUID() }),
    ),
  );
  expect(many.filter(({ envelope }) => envelope.c === code.ok).length).toBe(4);
  expect(many.map(plain).filter(({ envelope }) => envelope.c !== code.ok)).toEqual(
    Array.from({ length: 16 }, () => refused(200, code.forbidden, 'You don’t have enough gold coins.')),
  );
  expect(await ada.benefits()).toEqual({ chats: 10 + 5 * 25, goldCoins: 0, userId: ada.userId });
  await expectBalanced(ada);
});

test('[S2.27] the ledger is paged from the newest entry to the first grant', async () => {
  for (let time = 0; time < 35; time += 1) {
    const { orderId } = await placeOrder(ada, 'chats-100');
    await choose(ada, orderId, 'pay');
  }
  const first = await readLedger(ada);
  const rest = await readLedger(ada, `?before=${first.entries.at(-1)?.entryId ?? ''}`);
  expect([first.entries.length, first.hasMore, rest.entries.length, rest.hasMore]).toEqual([
    30,
    true,
    6,
    false,
  ]);
  expect(rest.entries.at(-1)?.reason).toBe('welcome');
  expect(new Set([...first.entries, ...rest.entries].map(({ entryId }) => entryId)).size).toBe(36);
});

test('[S2.27] a message costs one chat in the ledger, and is listed once', async () => {
  const { roomId } = await ada.openRoom();
  await (await ada.send(roomId, 'Hello')).rest();
  const { entries } = await readLedger(ada);
  expect(entries.map(({ reason, chats }) => ({ reason, chats }))).toEqual([
    { reason: 'message', chats: -1 },
    { reason: 'welcome', chats: 10 },
  ]);
});
