import type { Page } from '@playwright/test';
import type { Order } from '../../../../contract/billing/subscription.ts';
import { gold, shopInfo } from '../../../machines/billing/billing-samples.ts';
import { success, type Gate } from '../stand-ins/gate.ts';
import type { Opening } from './signed-in-stage.ts';

export const offerCall = '/subscription/info';
export const placeCall = '/subscription/order';
export const statusCall = '/subscription/orderStatus';
export const chooseCall = '/subscription/sandboxCheckout';

/** The page that orders a package or finds an existing order. It never navigates to a provider's page. */
export const checkoutPage = (order: Order | null, held: readonly string[]): Opening => ({
  place: `/single-package?${new URLSearchParams({
    packageId: gold.packageId,
    ...(order && { orderId: order.orderId }),
  }).toString()}`,
  answers: { [offerCall]: success(shopInfo), [statusCall]: success(order) },
  held,
  isKept: true,
});

/** Orders the package; the test provides the server's response. */
export async function placeOrder(page: Page, gate: Gate, order: Order): Promise<void> {
  await page.getByRole('button', { name: 'Order for €4.99' }).click();
  await gate.settle(placeCall, success(order));
}
