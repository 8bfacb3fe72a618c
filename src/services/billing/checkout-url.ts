import type { Order } from '../../../contract/billing/subscription.ts';

/**
 * The checkout of a package, which the payment provider also returns to. `search` is the query of the page: the conversation that the
 * user left for the shop stays in it.
 */
export function orderPath(search: string, packageId: string, orderId?: string): string {
  const roomId = new URLSearchParams(search).get('roomId');
  const query = new URLSearchParams({ packageId });
  if (orderId !== undefined) query.set('orderId', orderId);
  if (roomId !== null) query.set('roomId', roomId);
  return `/single-package?${query.toString()}`;
}

/** Leaves the page for the provider's. The address was checked to be one of the web. */
export const openCheckout = ({ checkoutUrl }: Order): void => {
  if (checkoutUrl !== null) globalThis.location.assign(checkoutUrl);
};
