import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** User-created mates: their owner, visibility and deletion. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  // No action on deletion: an account that is deleted takes its mates back first, or stays.
  await schema
    .alterTable('mates')
    .addColumn('owner_id', 'text', (column) => column.references('users.user_id'))
    .execute();
  await schema.alterTable('mates').addColumn('client_mate_id', 'text').execute();
  await schema
    .alterTable('mates')
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('public'))
    .execute();
  await schema.alterTable('mates').addColumn('closed_at', 'bigint').execute();
  await schema
    .createIndex('mates_once')
    .unique()
    .on('mates')
    .columns(['owner_id', 'client_mate_id'])
    .execute();
  await schema.createIndex('rooms_by_mate').on('rooms').column('mate_id').execute();

  await schema
    .alterTable('creators')
    .addColumn('user_id', 'text', (column) => column.references('users.user_id'))
    .execute();
  await schema.createIndex('creators_by_user').unique().on('creators').column('user_id').execute();

  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) {
    // Without it the index keeps the words of a mate that was taken out of it.
    await sql`insert into mate_words (mate_words, rank) values ('secure-delete', 1)`.execute(database);
  }
}
