import type { SchemaModule } from 'kysely';
import { key, ofUser, required } from './columns.ts';

/** Orders, the events of payment providers, and subscriptions. */
export async function createPurchases(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('orders')
    .addColumn('order_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('client_order_id', 'text', required)
    .addColumn('package_id', 'text', required)
    .addColumn('chats', 'integer', required)
    .addColumn('gold_coins', 'integer', required)
    .addColumn('days', 'integer', required)
    .addColumn('price', 'integer', required)
    .addColumn('currency', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('checkout_url', 'text')
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addUniqueConstraint('orders_once', ['user_id', 'client_order_id'])
    .execute();

  await schema
    .createTable('payment_events')
    .addColumn('event_id', 'text', key)
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.order_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .execute();
  await schema.createIndex('payment_events_by_order').on('payment_events').column('order_id').execute();

  await schema
    .createTable('subscriptions')
    .addColumn('order_id', 'text', (column) =>
      column.primaryKey().references('orders.order_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', ofUser)
    .addColumn('package_id', 'text', required)
    .addColumn('chats', 'integer', required)
    .addColumn('days', 'integer', required)
    .addColumn('days_granted', 'integer', required)
    .addColumn('since', 'bigint', required)
    .addColumn('until', 'bigint', required)
    .execute();
  await schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute();
}
