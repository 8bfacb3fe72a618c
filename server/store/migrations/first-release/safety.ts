import type { SchemaModule } from 'kysely';
import { key, ofMate, ofUser, required } from './columns.ts';

/** Counts of offered help, reports, and blocked mates. */
export async function createSafety(schema: SchemaModule): Promise<void> {
  await schema
    .createTable('help_counts')
    .addColumn('month', 'text', required)
    .addColumn('level', 'text', required)
    .addColumn('offered', 'integer', required)
    .addPrimaryKeyConstraint('help_counts_key', ['month', 'level'])
    .execute();

  await schema
    .createTable('blocks')
    .addColumn('user_id', 'text', ofUser)
    .addColumn('mate_id', 'text', ofMate)
    .addColumn('created_at', 'bigint', required)
    .addColumn('card_id', 'text', (column) => column.references('mate_cards.card_id').onDelete('set null'))
    .addPrimaryKeyConstraint('blocks_key', ['user_id', 'mate_id'])
    .execute();
  await schema.createIndex('blocks_by_mate').on('blocks').column('mate_id').execute();
  await schema.createIndex('blocks_by_card').on('blocks').column('card_id').execute();

  await schema
    .createTable('reports')
    .addColumn('report_id', 'text', key)
    .addColumn('user_id', 'text', ofUser)
    .addColumn('client_id', 'text', required)
    .addColumn('mate_id', 'text', ofMate)
    .addColumn('message_id', 'text')
    .addColumn('reason', 'text', required)
    .addColumn('words', 'text', required)
    .addColumn('quote', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('handled_at', 'bigint')
    .addColumn('rating', 'text')
    .addUniqueConstraint('reports_once', ['user_id', 'client_id'])
    .execute();
  await schema.createIndex('reports_by_mate').on('reports').columns(['mate_id', 'report_id']).execute();
}
