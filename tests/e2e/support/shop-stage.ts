import type { Page } from '@playwright/test';
import type { Order } from '../../../contract/subscription.ts';
import { gold, shopInfo } from '../../machines/billing/billing-samples.ts';
import { success, type Gate } from './gate.ts';
import { openSignedIn } from './signed-in-stage.ts';

export const offerCall = '/subscription/info';
export const placeCall = '/subscription/order';
export const statusCall = '/subscription/orderStatus';
export const chooseCall = '/subscription/sandboxCheckout';

/** The page on which a package is ordered, or on which an order is found again. It is never left for a provider's. */
export async function openCheckout(
  page: Page,
  { order, held }: { readonly order: Order | null; readonly held: readonly string[] },
): Promise<Gate> {
  const query = new URLSearchParams({ packageId: gold.packageId, ...(order && { orderId: order.orderId }) });
  const gate = await openSignedIn(page, `/single-package?${query.toString()}`, {
    answers: { [offerCall]: success(shopInfo), [statusCall]: success(order) },
    held,
  });
  await gate.keepPage();
  return gate;
}

/** Orders the package, of which the host says this. */
export async function placeOrder(page: Page, gate: Gate, order: Order): Promise<void> {
  await page.getByRole('button', { name: 'Order for €4.99' }).click();
  await gate.settle(placeCall, success(order));
}
