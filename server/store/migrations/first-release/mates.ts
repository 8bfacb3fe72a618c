import { PostgresAdapter, sql, type Kysely, type SchemaModule } from 'kysely';
import { key, ofMate, ofUser, required, zero } from './columns.ts';

/** Mates and their creators, what users think of them, and the search for them. */
export async function createMates(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('creators')
    .addColumn('creator_id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('user_id', 'text', (column) => column.references('users.user_id'))
    .execute();
  await schema.createIndex('creators_by_user').unique().on('creators').column('user_id').execute();

  await schema
    .createTable('mates')
    .addColumn('mate_id', 'text', key)
    .addColumn('creator_id', 'text', (column) => column.notNull().references('creators.creator_id'))
    .addColumn('name', 'text', required)
    .addColumn('hue', 'integer', required)
    .addColumn('profile', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('chats', 'integer', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    // No action on deletion: an account that is deleted takes its mates back first, or stays.
    .addColumn('owner_id', 'text', (column) => column.references('users.user_id'))
    .addColumn('client_mate_id', 'text')
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('public'))
    .addColumn('closed_at', 'bigint')
    .addColumn('rating', 'text', (column) => column.notNull().defaultTo('everyone'))
    // The version of the age rules that its texts were checked by.
    .addColumn('age_rules', 'integer', zero)
    .execute();
  await schema
    .createIndex('mates_once')
    .unique()
    .on('mates')
    .columns(['owner_id', 'client_mate_id'])
    .execute();

  // What a mate was like at the creation of a room or a block.
  await schema
    .createTable('mate_cards')
    .addColumn('card_id', 'text', key)
    .addColumn('mate_id', 'text', ofMate)
    .addColumn('name', 'text', required)
    .addColumn('hue', 'integer', required)
    .addColumn('profile', 'text', required)
    .addColumn('rating', 'text', required)
    .addColumn('creator_id', 'text', required)
    .addColumn('creator_name', 'text', required)
    .addColumn('used_at', 'bigint', required)
    .execute();
  await schema.createIndex('mate_cards_by_mate').on('mate_cards').column('mate_id').execute();

  await createOpinions(schema);
  await createMateSearch(database);
}

/** Favorites, followed creators and reviews. */
async function createOpinions(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('favorites')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('mate_id', 'text', ofMate)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('favorites_key', ['user_id', 'mate_id'])
    .execute();
  await schema.createIndex('favorites_by_mate').on('favorites').column('mate_id').execute();

  await schema
    .createTable('follows')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('creator_id', 'text', (column) =>
      column.notNull().references('creators.creator_id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('follows_key', ['user_id', 'creator_id'])
    .execute();
  await schema.createIndex('follows_by_creator').on('follows').column('creator_id').execute();

  await schema
    .createTable('reviews')
    .addColumn('review_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('mate_id', 'text', ofMate)
    .addColumn('stars', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addUniqueConstraint('reviews_once', ['user_id', 'mate_id'])
    .execute();
  await schema.createIndex('reviews_by_mate').on('reviews').columns(['mate_id', 'review_id']).execute();
}

async function createMateSearch(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create table mate_words (mate_id text primary key, words tsvector not null)`.execute(database);
    await sql`create index mate_words_by_word on mate_words using gin (words)`.execute(database);
  } else {
    await sql`create virtual table mate_words using fts5 (mate_id unindexed, words)`.execute(database);
    // Without it the index keeps the words of a mate that was taken out of it.
    await sql`insert into mate_words (mate_words, rank) values ('secure-delete', 1)`.execute(database);
  }

  await schema
    .createTable('indexed_mates')
    .addColumn('mate_id', 'text', (column) =>
      column.primaryKey().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('indexed_at', 'bigint', required)
    .execute();

  await schema
    .createTable('search_counts')
    .addColumn('day', 'integer', required)
    .addColumn('word', 'text', required)
    .addColumn('callers', 'integer', required)
    .addPrimaryKeyConstraint('search_counts_key', ['day', 'word'])
    .execute();
}
