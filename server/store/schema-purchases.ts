/** A wish to buy, with its own copy of what was offered. */
export interface OrderRow {
  order_id: string;
  user_id: string;
  /** The caller's own id of the order, unique for the user. */
  client_order_id: string;
  package_id: string;
  chats: number;
  gold_coins: number;
  /** 0 for what is not a subscription. */
  days: number;
  price: number;
  currency: string;
  provider: string;
  checkout_url: string | null;
  status: 'pending' | 'paid' | 'declined' | 'expired' | 'refunded';
  created_at: number;
  expires_at: number;
}

/** What a payment provider said, kept so that saying it again changes nothing. */
export interface PaymentEventRow {
  event_id: string;
  order_id: string;
  kind: string;
  received_at: number;
}

/** A paid subscription: `chats` a day for `days` days, of which `days_granted` were credited. */
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
