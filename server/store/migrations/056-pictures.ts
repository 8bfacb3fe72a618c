import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Adds the pictures that people give their mates (see docs/decisions/024). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const { schema } = database;
  await schema
    .createTable('pictures')
    .addColumn('picture_id', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await schema
    .createTable('picture_files')
    .addColumn('picture_id', 'text', (column) =>
      column.notNull().references('pictures.picture_id').onDelete('cascade'),
    )
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_files_key', ['picture_id', 'size'])
    .execute();
  if (isPostgres) {
    // Such bytes cannot be compressed.
    await sql`alter table picture_files alter column content set storage external`.execute(database);
  }
  await schema
    .createTable('picture_owners')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.picture_id'))
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_owners_key', ['user_id', 'picture_id'])
    .execute();
  await schema.createIndex('picture_owners_picture').on('picture_owners').column('picture_id').execute();
  for (const table of ['mates', 'mate_cards', 'reports']) {
    await schema.alterTable(table).addColumn('picture', 'text').execute();
    await sql
      .raw(`create index ${table}_picture on ${table} (picture) where picture is not null`)
      .execute(database);
  }
}
