import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import { Order } from '../../../contract/billing/subscription.ts';
import { UserBenefits } from '../../../contract/sign-in/user.ts';
import { plain, refused } from '../support/answers.ts';
import { echoCompanion } from '../support/companions/echo-companion.ts';
import { choose, placeOrder, readLedger } from '../support/billing/orders.ts';
import { startTestServer, startSharedServer } from '../support/server.ts';
import { createPerson, type Person } from '../support/talk.ts';

let ada: Person;

const server = await startSharedServer({
  companion: echoCompanion(),
  environment: { LIMIT_FACTOR: '100', GRANT_CHATS: '10' },
});
beforeEach(async () => {
  ada = await createPerson(server);
});

test('[S1.9] orders, ledger and subscription of other users are not found', async () => {
  const eve = await createPerson(server);
  const { orderId } = await placeOrder(ada, 'daily-30');
  const notFound = refused(200, code.notFound, 'This order no longer exists.');
  expect(plain(await eve.get(`/subscription/orderStatus?orderId=${orderId}`))).toEqual(notFound);
  expect(plain(await choose(eve, orderId, 'pay'))).toEqual(notFound);
  await choose(ada, orderId, 'pay');
  const hers = await readLedger(eve);
  expect(hers).toMatchObject({ subscriptions: [], entries: [{ reason: 'welcome' }] });
  const [newest] = (await readLedger(ada)).entries;
  const peeked = await readLedger(eve, `?before=${newest?.entryId ?? ''}`);
  expect(peeked.entries.every(({ reason }) => reason === 'welcome')).toBe(true);
  const { benefits } = v.parse(
    Order,
    (await ada.get(`/subscription/orderStatus?orderId=${orderId}`)).envelope.d,
  );
  expect(v.parse(UserBenefits, benefits).userId).toBe(ada.userId);
});

test('[S7.29] an unknown package cannot be ordered', async () => {
  const input = { packageId: 'everything', clientOrderId: crypto.randomUUID() };
  expect(plain(await ada.post('/subscription/order', input))).toEqual(
    refused(200, code.notFound, 'This package no longer exists.'),
  );
});

test('[S7.29] in production nothing can be bought without configured payments', async () => {
  const real = await startTestServer({ environment: { NODE_ENV: 'production' } });
  const eve = await createPerson(real);
  const info = v.parse(v.object({ sales: v.string() }), (await eve.get('/subscription/info')).envelope.d);
  const input = { packageId: 'chats-100', clientOrderId: crypto.randomUUID() };
  const answers = [
    await eve.post('/subscription/order', input),
    await eve.post('/subscription/sandboxCheckout', { orderId: 'some-order', choice: 'pay' }),
  ];
  await real.stop();
  expect(info.sales).toBe('closed');
  expect(answers.map(plain)).toEqual(
    answers.map(() => refused(200, code.notAvailable, 'Purchases aren’t available here.')),
  );
});
