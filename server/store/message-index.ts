import { sql, type RawBuilder } from 'kysely';
import type { DatabaseTransaction, Dialect } from './database.ts';

/** A message's words, each of letters, digits and marks only. */
export interface MessageWords {
  readonly messageId: string;
  readonly words: readonly string[];
}

/**
 * The full-text index of the messages: FTS5 on SQLite, a tsvector on PostgreSQL. Triggers remove a message that is changed or
 * deleted, in the same transaction.
 */
export interface MessageIndex {
  /** Adds messages that are not in the index. */
  readonly add: (transaction: DatabaseTransaction, messages: readonly MessageWords[]) => Promise<void>;
  /** Selects the ids of the messages that have, for each term, a word starting with it. */
  readonly match: (terms: readonly string[]) => RawBuilder<string>;
}

export const getMessageIndex = (dialect: Dialect): MessageIndex => indexes[dialect];

const sqliteIndex: MessageIndex = {
  add: async (transaction, messages) => {
    const entries = await transaction
      .insertInto('message_entries')
      .values(messages.map(({ messageId }) => ({ message_id: messageId })))
      .returning(['entry', 'message_id'])
      .execute();
    const entryOf = new Map(entries.map(({ entry, message_id }) => [message_id, entry]));
    const rows = messages.map(({ messageId, words }) => sql`(${entryOf.get(messageId)}, ${words.join(' ')})`);
    await sql`insert into message_words (rowid, words) values ${sql.join(rows)}`.execute(transaction);
  },
  match: (terms) => sql`(
    select message_entries.message_id from message_words
    join message_entries on message_entries.entry = message_words.rowid
    where message_words match ${terms.map((term) => `"${term}"*`).join(' AND ')}
  )`,
};

const postgresIndex: MessageIndex = {
  add: async (transaction, messages) => {
    const rows = messages.map(
      ({ messageId, words }) => sql`(${messageId}, ${words.join(' ')}::text::tsvector)`,
    );
    await sql`insert into message_words (message_id, words) values ${sql.join(rows)}`.execute(transaction);
  },
  match: (terms) => sql`(
    select message_id from message_words
    where words @@ ${terms.map((term) => `${term}:*`).join(' & ')}::text::tsquery
  )`,
};

const indexes: Readonly<Record<Dialect, MessageIndex>> = { sqlite: sqliteIndex, postgres: postgresIndex };
