import type { Kysely } from 'kysely';

/** Favorites, followed creators and reviews. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const schema = database.schema;

  await schema
    .createTable('favorites')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('favorites_key', ['user_id', 'mate_id'])
    .execute();
  await schema.createIndex('favorites_by_mate').on('favorites').column('mate_id').execute();

  await schema
    .createTable('follows')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('creator_id', 'text', (column) =>
      column.notNull().references('creators.creator_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('follows_key', ['user_id', 'creator_id'])
    .execute();
  await schema.createIndex('follows_by_creator').on('follows').column('creator_id').execute();

  await schema
    .createTable('reviews')
    .addColumn('review_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('reviews_once', ['user_id', 'mate_id'])
    .execute();
  await schema.createIndex('reviews_by_mate').on('reviews').columns(['mate_id', 'review_id']).execute();
}
