import type { Database } from '../../store/database.ts';
import { decideDispute, type DisputeState } from './order-status.ts';

/** An order whose payment the customer disputes at the bank. */
export interface DisputedOrder {
  readonly orderId: string;
  readonly userId: string;
  readonly price: number;
  readonly currency: string;
  readonly status: string;
  readonly dispute: DisputeState;
  /** When the first event about the dispute happened. */
  readonly since: number;
}

/** Returns the disputed orders, oldest first; those of one user only if that is given. */
export const listDisputes = async (
  database: Database,
  userId?: string,
): Promise<readonly DisputedOrder[]> => {
  const events = await database
    .selectFrom('payment_events')
    .innerJoin('orders', 'orders.order_id', 'payment_events.order_id')
    .select(['orders.order_id as orderId', 'orders.user_id as userId', 'price', 'currency', 'status'])
    .select(['kind', 'dispute_id', 'received_at as since'])
    .where('dispute_id', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('orders.user_id', '=', userId ?? ''))
    .orderBy('received_at')
    .execute();
  const orderIds = [...new Set(events.map(({ orderId }) => orderId))];
  return orderIds.flatMap((orderId) => {
    const own = events.filter((event) => event.orderId === orderId);
    const [first] = own;
    const dispute = decideDispute(own.map((event) => ({ ...event, received_at: event.since })));
    if (first === undefined || dispute === null) {
      return [];
    }
    const { userId: owner, price, currency, status, since } = first;
    return [{ orderId, userId: owner, price, currency, status, since, dispute }];
  });
};
