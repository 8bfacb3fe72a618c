import type { Kysely } from 'kysely';

/** Counts of offered help, reports, and blocked mates. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('messages').addColumn('help', 'text').execute();

  await schema
    .createTable('help_counts')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('offered', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('help_counts_key', ['month', 'level'])
    .execute();

  await schema
    .createTable('blocks')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['user_id', 'mate_id'])
    .execute();
  await schema.createIndex('blocks_by_mate').on('blocks').column('mate_id').execute();

  await schema
    .createTable('reports')
    .addColumn('report_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('quote', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('reports_once', ['user_id', 'client_id'])
    .execute();
  await schema.createIndex('reports_by_mate').on('reports').columns(['mate_id', 'report_id']).execute();
}
