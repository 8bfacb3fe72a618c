import type { Kysely } from 'kysely';

/**
 * The sentences in which users said to be younger than 18: the one that is asked about, until it is answered, and what was answered,
 * so that it is not asked about again. The quoted one of a message is deleted with the message.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('age_statements')
    .addColumn('user_id', 'text', (column) => column.notNull().references('ages.user_id').onDelete('cascade'))
    .addColumn('sentence_hash', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text')
    .addColumn('message_id', 'text', (column) => column.references('messages.message_id').onDelete('cascade'))
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('age_statements_key', ['user_id', 'sentence_hash'])
    .execute();
  await schema.createIndex('age_statements_by_message').on('age_statements').column('message_id').execute();
}
