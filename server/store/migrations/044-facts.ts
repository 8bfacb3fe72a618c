import { sql, type Kysely } from 'kysely';

/** Holds what mates remember about users, and in which rooms they do. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('rooms')
    .addColumn('remembers', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await schema
    .createTable('facts')
    .addColumn('fact_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('room_id', 'text', (column) => column.references('rooms.room_id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('is_exclusive', 'integer', (column) => column.notNull())
    .addColumn('ends_topic', 'integer', (column) => column.notNull())
    .addColumn('is_repeated', 'integer', (column) => column.notNull())
    .addColumn('source_room_id', 'text', (column) => column.references('rooms.room_id').onDelete('cascade'))
    .addColumn('source_message_id', 'text')
    .addColumn('learned_by', 'text', (column) => column.notNull())
    .addColumn('pinned_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('forgotten_at', 'bigint')
    .addColumn('client_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('facts_by_client_id', ['user_id', 'client_id'])
    .execute();
  await schema.createIndex('facts_by_mate').on('facts').columns(['user_id', 'mate_id']).execute();
  for (const column of ['mate_id', 'room_id', 'source_room_id', 'source_message_id']) {
    await schema.createIndex(`facts_by_${column}`).on('facts').column(column).execute();
  }
  await schema
    .createIndex('facts_forgotten')
    .on('facts')
    .column('forgotten_at')
    .where(sql<boolean>`forgotten_at is not null`)
    .execute();
}
