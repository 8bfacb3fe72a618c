import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { ClientId, Count, Id, Nothing, Time } from '../primitives.ts';
import { UserBenefits } from '../sign-in/user.ts';

/**
 * A package for sale. The `chats` of a subscription are credited daily for `days` days; those of any other package
 * once, with `days` 0. `price` is in the smallest unit of the currency.
 */
export const Package = v.object({
  packageId: Id,
  kind: v.picklist(['chats', 'gold', 'subscription']),
  chats: Count,
  goldCoins: Count,
  price: Count,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  days: Count,
});
export type Package = v.InferOutput<typeof Package>;

/** A subscription that is active, or is paid and starts later. It ends automatically and does not renew. */
export const Subscription = v.object({ packageId: Id, chats: Count, since: Time, until: Time });
export type Subscription = v.InferOutput<typeof Subscription>;

/** The number of chats that gold coins are exchanged for. */
export const Exchange = v.object({ goldCoins: Count, chats: Count });
export type Exchange = v.InferOutput<typeof Exchange>;

/**
 * `open`: users pay at a payment provider. `sandbox`: purchases are simulated. `closed`: nothing is sold on this host.
 */
export const Sales = v.picklist(['open', 'sandbox', 'closed']);
export type Sales = v.InferOutput<typeof Sales>;

/** What can be bought, for visitors too. `subscription` is the caller's own; null for a visitor. */
export const SubscriptionInfo = v.object({
  sales: Sales,
  packages: v.array(Package),
  exchange: Exchange,
  subscription: v.nullable(Subscription),
});
export type SubscriptionInfo = v.InferOutput<typeof SubscriptionInfo>;

/** The packages on sale, whether they can be bought here, and the rate at which gold is exchanged. */
export const info = defineCall({
  method: 'GET',
  path: '/subscription/info',
  access: 'open',
  effect: 'read',
  input: Nothing,
  output: SubscriptionInfo,
});

/** Why a balance changed. */
export const LedgerReason = v.picklist([
  'welcome',
  'refill',
  'message',
  'givenBack',
  'purchase',
  'refund',
  'subscription',
  'exchange',
  'adjustment',
]);
export type LedgerReason = v.InferOutput<typeof LedgerReason>;

export const LedgerEntry = v.object({
  entryId: Id,
  reason: LedgerReason,
  chats: v.pipe(v.number(), v.integer()),
  goldCoins: v.pipe(v.number(), v.integer()),
  createdAt: Time,
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

/** The balances, the entries that explain them (newest first), and the active and future subscriptions. */
export const Ledger = v.object({
  benefits: UserBenefits,
  subscriptions: v.array(Subscription),
  entries: v.array(LedgerEntry),
  hasMore: v.boolean(),
});
export type Ledger = v.InferOutput<typeof Ledger>;

/** `before` is the id of the oldest known entry. */
export const ledger = defineCall({
  method: 'GET',
  path: '/subscription/ledger',
  access: 'token',
  effect: 'read',
  input: v.object({ before: v.optional(Id) }),
  output: Ledger,
  extension: true,
});

export const OrderStatus = v.picklist(['pending', 'paid', 'declined', 'expired', 'refunded']);
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

/** `checkoutUrl` is where the user pays; null when the page itself shows the test checkout. */
export const Order = v.object({
  orderId: Id,
  packageId: Id,
  status: OrderStatus,
  checkoutUrl: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  benefits: UserBenefits,
});
export type Order = v.InferOutput<typeof Order>;

/** The path of a URL of this origin, as passed to a payment provider. */
const ReturnPath = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])[\w\-./#?&=%]*$/));

/**
 * Creates one order per `clientOrderId`. After paying elsewhere the user is redirected to `returnPath`, with the
 * order's id added to its query.
 */
export const order = defineCall({
  method: 'POST',
  path: '/subscription/order',
  access: 'token',
  effect: 'write',
  input: v.object({ packageId: Id, clientOrderId: ClientId, returnPath: v.optional(ReturnPath) }),
  output: Order,
  extension: true,
});

/** The state of an order of the caller; clients ask again while it is pending. */
export const orderStatus = defineCall({
  method: 'GET',
  path: '/subscription/orderStatus',
  access: 'token',
  effect: 'read',
  input: v.object({ orderId: Id }),
  output: Order,
  extension: true,
});

/** The outcomes that a user can choose in the test checkout. */
export const SandboxChoice = v.picklist(['pay', 'decline', 'expire']);
export type SandboxChoice = v.InferOutput<typeof SandboxChoice>;

/** Simulates the provider for the caller's own order. No money is charged. */
export const sandboxCheckout = defineCall({
  method: 'POST',
  path: '/subscription/sandboxCheckout',
  access: 'token',
  effect: 'write',
  input: v.object({ orderId: Id, choice: SandboxChoice }),
  output: Order,
  extension: true,
});

/** Exchanges gold coins for chats, once per `clientExchangeId`. */
export const exchange = defineCall({
  method: 'POST',
  path: '/subscription/exchange',
  access: 'token',
  effect: 'write',
  input: v.object({ clientExchangeId: ClientId }),
  output: UserBenefits,
  extension: true,
});
