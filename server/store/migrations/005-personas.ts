import type { Kysely } from 'kysely';

/** Personas, the one chosen for a room, and the color of a user's picture. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable('personas')
    .addColumn('persona_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('client_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('pronouns', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('personas_once', ['user_id', 'client_id'])
    .execute();

  await schema
    .alterTable('rooms')
    .addColumn('persona_id', 'text', (column) =>
      column.references('personas.persona_id').onDelete('set null'),
    )
    .execute();
  await schema.createIndex('rooms_by_persona').on('rooms').column('persona_id').execute();

  await schema.alterTable('users').addColumn('hue', 'integer').execute();
}
