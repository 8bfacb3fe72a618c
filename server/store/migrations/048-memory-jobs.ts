import { sql, type Kysely } from 'kysely';

/** Holds which conversations a model has yet to read for facts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('memory_jobs')
    .addColumn('room_id', 'text', (column) =>
      column.primaryKey().references('rooms.room_id').onDelete('cascade'),
    )
    .addColumn('read_seq', 'integer', (column) => column.notNull())
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('claim', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('runs', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('memory_jobs_due')
    .on('memory_jobs')
    .column('due_at')
    .where(sql<boolean>`due_at is not null`)
    .execute();
}
