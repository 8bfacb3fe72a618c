import type { Kysely } from 'kysely';

/** Orders, the events of payment providers, and subscriptions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable('orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('client_order_id', 'text', (column) => column.notNull())
    .addColumn('package_id', 'text', (column) => column.notNull())
    .addColumn('chats', 'integer', (column) => column.notNull())
    .addColumn('gold_coins', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('checkout_url', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('orders_once', ['user_id', 'client_order_id'])
    .execute();

  await schema
    .createTable('payment_events')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) =>
      column.notNull().references('orders.order_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('payment_events_by_order').on('payment_events').column('order_id').execute();

  await schema
    .createTable('subscriptions')
    .addColumn('order_id', 'text', (column) =>
      column.primaryKey().references('orders.order_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('package_id', 'text', (column) => column.notNull())
    .addColumn('chats', 'integer', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('days_granted', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute();
  await schema.createIndex('ledger_by_user').on('ledger').columns(['user_id', 'entry_id']).execute();
}
