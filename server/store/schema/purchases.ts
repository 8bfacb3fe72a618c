import type { OrderStatus } from '../../../contract/billing/subscription.ts';
import type { PaymentEventKind } from '../../payments/payments.ts';

/** An order, with its own copy of the package. */
export interface OrderRow {
  order_id: string;
  user_id: string;
  /** The client's id of the order, unique per user. */
  client_order_id: string;
  package_id: string;
  chats: number;
  gold_coins: number;
  /** 0 unless it is a subscription. */
  days: number;
  price: number;
  currency: string;
  provider: string;
  checkout_url: string | null;
  status: OrderStatus;
  created_at: number;
  expires_at: number;
}

/** An event of a payment provider, stored so that a repeated delivery changes nothing. */
export interface PaymentEventRow {
  event_id: string;
  order_id: string;
  kind: PaymentEventKind;
  /** The provider's id of the dispute that it is about; null for any other event. */
  dispute_id: string | null;
  /** When it happened by the provider's clock; when it arrived, if the provider did not say, and for version 0.1.0. */
  received_at: number;
}

/** A paid subscription: `chats` per day for `days` days, of which `days_granted` are credited. */
export interface SubscriptionRow {
  order_id: string;
  user_id: string;
  package_id: string;
  chats: number;
  days: number;
  days_granted: number;
  since: number;
  until: number;
}
