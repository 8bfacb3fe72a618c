import type { Kysely } from 'kysely';

/** The second step of a sign-in: which accounts ask for it, their recovery codes, and sign-ins that wait for it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('users').addColumn('second_step_since', 'bigint').execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute();
  await schema
    .createTable('second_steps')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('challenge_hash', 'text')
    .addColumn('attempts_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('second_steps_by_user').on('second_steps').column('user_id').execute();
}
