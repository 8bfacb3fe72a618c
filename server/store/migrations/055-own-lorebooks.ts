import { type Kysely, sql } from 'kysely';

/** Holds the lorebooks of users with their entries, and which mates and rooms use them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('lorebooks')
    .addColumn('book_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('client_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_world', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('wrapper', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('lorebooks_once', ['user_id', 'client_id'])
    .execute();
  await schema
    .createTable('lore_entries')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('book_id', 'text', (column) =>
      column.notNull().references('lorebooks.book_id').onDelete('cascade'),
    )
    .addColumn('client_id', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_key', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('lore_entries_once', ['book_id', 'client_id'])
    .execute();
  await schema
    .createIndex('lore_entries_by_book')
    .on('lore_entries')
    .columns(['book_id', 'position', 'entry_id'])
    .execute();
  for (const table of ['lorebooks', 'lore_entries']) {
    await schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column('deleted_at')
      .where(sql<boolean>`deleted_at is not null`)
      .execute();
  }
  for (const user of ['mate', 'room'] as const) {
    await schema
      .createTable(`${user}_lorebooks`)
      .addColumn(`${user}_id`, 'text', (column) =>
        column.notNull().references(`${user}s.${user}_id`).onDelete('cascade'),
      )
      .addColumn('book_id', 'text', (column) =>
        column.notNull().references('lorebooks.book_id').onDelete('cascade'),
      )
      .addColumn('attached_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${user}_lorebooks_key`, [`${user}_id`, 'book_id'])
      .execute();
    await schema.createIndex(`${user}_lorebooks_by_book`).on(`${user}_lorebooks`).column('book_id').execute();
  }
}
