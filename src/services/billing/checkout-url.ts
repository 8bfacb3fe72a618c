import type { Order } from '../../../contract/subscription.ts';

/** The checkout of a package, which the payment provider also returns to. */
export const orderPath = (packageId: string, orderId?: string): string =>
  `/single-package?${new URLSearchParams(orderId === undefined ? { packageId } : { packageId, orderId }).toString()}`;

/** Leaves the page for the provider's. The address was checked to be one of the web. */
export const openCheckout = ({ checkoutUrl }: Order): void => {
  if (checkoutUrl !== null) globalThis.location.assign(checkoutUrl);
};
