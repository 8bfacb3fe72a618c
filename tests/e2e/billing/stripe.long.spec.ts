import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { Stripe } from 'stripe';
import { startStripePeer, type StripePeer } from '../../server/support/billing/stripe-peer.ts';
import { findBarriers } from '../support/axe.ts';
import { test as base } from '../support/fixtures.ts';
import { join as joinProduct, somebody } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

const secret = 'whsec_of_the_tests';
const { webhooks } = new Stripe('sk_test_signs_only');

interface Shop {
  readonly product: Product;
  readonly peer: StripePeer;
}

/** The product with real payments enabled, connected to a Stripe test server. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const peer = await startStripePeer();
      const product = await startProduct(join(process.cwd(), 'dist'), {
        STRIPE_SECRET_KEY: 'sk_test_key',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_URL: peer.url,
      });
      await use({ product, peer });
      await product.stop();
      await peer.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ baseURL: async ({ shop }, use) => use(shop.product.url) });

/** Notifies the server, as Stripe does, of the result of the latest checkout. */
const tell = async ({ product, peer }: Shop, outcome: 'completed' | 'expired') => {
  const orderId = peer.asked.at(-1)?.form['client_reference_id'];
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: `checkout.session.${outcome}`,
    data: { object: { payment_status: outcome === 'completed' ? 'paid' : 'unpaid', metadata: { orderId } } },
  });
  const response = await fetch(`${product.url}/payments/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  });
  expect(response.status).toBe(200);
};

const order = async (page: Page) => {
  await page.goto('/single-package?packageId=gold-100');
  await page.getByRole('button', { name: 'Order for €4.99' }).click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
};

const comeBack = (page: Page, { peer }: Shop) => page.goto(peer.asked.at(-1)?.form['success_url'] ?? '');

test.beforeEach(async ({ page, shop }) => {
  await joinProduct(page, somebody(), shop.product.outbox);
});

test('[S1.9] [S2.23] a user pays on the provider’s page, returns before the webhook arrives, and sees the payment complete', async ({
  page,
  shop,
}) => {
  await order(page);
  await comeBack(page, shop);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await tell(shop, 'completed');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Your balance has been updated.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Your balance' }).first().click();
  await expect(page.getByRole('row', { name: /Purchase/ })).toContainText('+100');
});

test('[S2.23] a user who cancels at the provider continues with the same order, or creates a new one if it has expired', async ({
  page,
  shop,
}) => {
  await order(page);
  const orders = shop.peer.asked.length;
  await page.goBack();
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  expect(shop.peer.asked.length).toBe(orders);
  await page.goBack();
  await tell(shop, 'expired');
  await expect(page.getByRole('heading', { name: 'This order expired' })).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  expect(shop.peer.asked.length).toBe(orders + 1);
});
