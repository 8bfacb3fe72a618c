import { sql, type Kysely } from 'kysely';

/** Cards of mates at the creation of a room or a block, and the maturity of rooms and reports. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('mate_cards')
    .addColumn('card_id', 'text', (column) => column.primaryKey())
    .addColumn('mate_id', 'text', (column) =>
      column.notNull().references('mates.mate_id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hue', 'integer', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('rating', 'text', (column) => column.notNull())
    .addColumn('creator_id', 'text', (column) => column.notNull())
    .addColumn('creator_name', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('mate_cards_by_mate').on('mate_cards').column('mate_id').execute();
  for (const table of ['rooms', 'blocks']) {
    await schema
      .alterTable(table)
      .addColumn('card_id', 'text', (column) => column.references('mate_cards.card_id').onDelete('set null'))
      .execute();
    await schema.createIndex(`${table}_by_card`).on(table).column('card_id').execute();
  }
  await schema.alterTable('rooms').addColumn('mature_at', 'bigint').execute();
  await schema.alterTable('reports').addColumn('rating', 'text').execute();
  await storeCurrentCards(database);
}

/**
 * Gives rooms and blocks their mate's current card. Where the mate is another user's private one, it is unknown which
 * of its texts were public: such a room gets no card and shows nothing of the mate. A deleted mate has no texts left.
 */
const storeCurrentCards = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into mate_cards
      (card_id, mate_id, name, hue, profile, rating, creator_id, creator_name, used_at)
    select mates.mate_id, mates.mate_id, mates.name, mates.hue, mates.profile, mates.rating,
      mates.creator_id, coalesce(users.name, creators.name), mates.updated_at
    from mates
    join creators on creators.creator_id = mates.creator_id
    left join users on users.user_id = creators.user_id
    where exists (select 1 from rooms where rooms.mate_id = mates.mate_id)
      or exists (select 1 from blocks where blocks.mate_id = mates.mate_id)
  `.execute(database);
  for (const table of ['rooms', 'blocks']) {
    await sql`
      update ${sql.table(table)} set card_id = mate_id
      where exists (
        select 1 from mates
        where mates.mate_id = ${sql.ref(`${table}.mate_id`)}
          and (
            mates.visibility = 'public' or mates.closed_at is not null
            or mates.owner_id = ${sql.ref(`${table}.user_id`)}
          )
      )
    `.execute(database);
  }
  await sql`
    update rooms set mature_at = updated_at
    where mate_id in (select mate_id from mates where rating = 'mature')
  `.execute(database);
  await sql`
    update reports set rating = (select rating from mates where mates.mate_id = reports.mate_id)
  `.execute(database);
};
