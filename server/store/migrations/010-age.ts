import type { Kysely } from 'kysely';

/** Users' ages, in a table of their own, and the audience of mates. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable('ages')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('birth_date', 'text')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('refused_until', 'bigint')
    .execute();

  await schema
    .alterTable('mates')
    .addColumn('rating', 'text', (column) => column.notNull().defaultTo('everyone'))
    .execute();
}
