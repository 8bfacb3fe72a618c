import type { Kysely } from 'kysely';

/**
 * Whether the owner of an account's address set its password, which is unknown for existing accounts, and the origin of
 * sign-ups.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('users')
    .addColumn('password_proven', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('registrations').addColumn('origin', 'text').execute();
}
