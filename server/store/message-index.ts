import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction, Dialect } from './database.ts';
import type { MessageRow } from './schema/rooms.ts';

/** A message's words, each of letters, digits and marks only. */
export interface IndexedMessage {
  readonly messageId: string;
  readonly createdAt: number;
  readonly words: readonly string[];
}

/** A message that matches, without its text. */
export type MatchingMessage = Pick<MessageRow, 'message_id' | 'room_id' | 'seq' | 'created_at'>;

/** A query of the index. */
export interface IndexQuery {
  /** A message matches when it has, for each term, that word, or one beginning with it. */
  readonly terms: readonly { readonly text: string; readonly isBeginning: boolean }[];
  /** Matches before this place; null for the newest. */
  readonly before: { readonly createdAt: number; readonly seq: number; readonly messageId: string } | null;
  /** The maximum number of matches. */
  readonly limit: number;
}

/**
 * The full-text index of the messages: FTS5 on SQLite, a tsvector on PostgreSQL. Triggers remove a message that is changed or
 * deleted, in the same transaction.
 */
export interface MessageIndex {
  /** Adds messages that are not in the index. */
  readonly add: (transaction: DatabaseTransaction, messages: readonly IndexedMessage[]) => Promise<void>;
  /** Returns the next matches, the newest first. Apart from reading beginnings, the work depends on their number. */
  readonly match: (database: Database, query: IndexQuery) => Promise<readonly MatchingMessage[]>;
}

export const getMessageIndex = (dialect: Dialect): MessageIndex => indexes[dialect];

/** How many entries a millisecond has space for, and the last millisecond of the index: entries have 63 bits. */
const entriesPerMillisecond = 2 ** 20;
const lastMillisecond = 2 ** 42;

/** The first entry of a millisecond. Computed by the database, because a number here has fewer bits. */
const firstEntryOf = (time: number): RawBuilder<number> =>
  sql`(cast(${Math.min(Math.max(time, 0), lastMillisecond)} as integer) * ${sql.lit(entriesPerMillisecond)})`;

/** The index returns entries by their number: these have the order of time. */
const sqliteIndex: MessageIndex = {
  add: async (transaction, messages) => {
    for (const { messageId, createdAt, words } of messages) {
      const first = firstEntryOf(createdAt);
      await sql`
        insert into message_entries (entry, message_id) values (
          (select max(coalesce(max(entry), 0) + 1, ${first}) from message_entries
            where entry < ${first} + ${sql.lit(entriesPerMillisecond)}),
          ${messageId}
        )`.execute(transaction);
      await sql`
        insert into message_words (rowid, words)
        select entry, ${words.join(' ')} from message_entries where message_id = ${messageId}`.execute(
        transaction,
      );
    }
  },
  match: async (database, { terms, before, limit }) => {
    const query = terms.map(({ text, isBeginning }) => `"${text}"${isBeginning ? '*' : ''}`).join(' AND ');
    const end =
      before === null
        ? sql`9223372036854775807`
        : // The message may be deleted meanwhile.
          sql`coalesce(
              (select entry from message_entries where message_id = ${before.messageId}),
              ${firstEntryOf(before.createdAt + 1)}
            )`;
    const { rows } = await sql<MatchingMessage>`
      select messages.message_id, messages.room_id, messages.seq, messages.created_at
      from (
        select rowid as entry from message_words
        where message_words match ${query} and rowid < ${end}
        order by rowid desc limit ${limit}
      ) as found
      join message_entries on message_entries.entry = found.entry
      join messages on messages.message_id = message_entries.message_id
      order by found.entry desc`.execute(database);
    return rows;
  },
};

const postgresIndex: MessageIndex = {
  add: async (transaction, messages) => {
    const rows = messages.map(
      ({ messageId, words }) => sql`(${messageId}, ${words.join(' ')}::text::tsvector)`,
    );
    await sql`insert into message_words (message_id, words) values ${sql.join(rows)}`.execute(transaction);
  },
  match: async (database, { terms, before, limit }) => {
    const query = terms.map(({ text, isBeginning }) => (isBeginning ? `${text}:*` : text)).join(' & ');
    const isBefore =
      before === null
        ? sql`true`
        : sql`(created_at, seq, messages.message_id) < (${before.createdAt}, ${before.seq}, ${before.messageId})`;
    const { rows } = await sql<MatchingMessage>`
      select messages.message_id, room_id, seq, created_at from messages
      join message_words on message_words.message_id = messages.message_id
      where words @@ ${query}::text::tsquery and ${isBefore}
      order by created_at desc, seq desc, messages.message_id desc limit ${limit}`.execute(database);
    return rows;
  },
};

const indexes: Readonly<Record<Dialect, MessageIndex>> = { sqlite: sqliteIndex, postgres: postgresIndex };
