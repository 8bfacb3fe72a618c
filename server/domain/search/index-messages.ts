import { sql } from 'kysely';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { getMessageIndex, type IndexedMessage } from '../../store/message-index.ts';
import type { StoreDeps } from '../store-deps.ts';
import { toIndexTerms } from './terms.ts';

type IndexDeps = Pick<StoreDeps, 'database' | 'dialect'>;

/** How many messages, and UTF-16 units of them, are indexed in one transaction, which other requests wait for. */
const batchSize = 50;
const batchLength = 64_000;

/** Returns the word of one user in the index. */
export type OwnWord = (word: string) => string;

/**
 * The index holds each word with the end of its owner's id before it, so that a search reads only what is the user's own,
 * however many others use the word.
 */
export const ownWordsOf = (userId: string): OwnWord => {
  const owner = userId.replaceAll('-', '').slice(-8);
  return (word) => `${owner}${word}`;
};

/** Indexes the user's messages in these rooms that were written since the last search. */
export const indexMessages = async (
  deps: IndexDeps,
  { userId, roomIds }: { readonly userId: string; readonly roomIds: readonly string[] },
): Promise<void> => {
  const ownWord = ownWordsOf(userId);
  while (await indexBatch(deps, roomIds, ownWord)) {
    // Others have the database between two transactions.
  }
};

/** Returns whether there may be further messages. */
const indexBatch = (deps: IndexDeps, roomIds: readonly string[], ownWord: OwnWord): Promise<boolean> =>
  deps.database.transaction().execute(async (transaction) => {
    const listed = await readUnindexed(transaction, deps, roomIds);
    const ids = takeBatch(listed).map(({ message_id: messageId }) => messageId);
    if (ids.length > 0) {
      const messages = await readMessages(transaction, ids, ownWord);
      await getMessageIndex(deps.dialect).add(transaction, messages);
      await transaction.deleteFrom('unindexed_messages').where('message_id', 'in', ids).execute();
    }
    return listed.length === batchSize || ids.length < listed.length;
  });

/** Returns the first messages, up to the one that makes them long enough. */
const takeBatch = (listed: readonly Unindexed[]): readonly Unindexed[] => {
  let length = 0;
  const last = listed.findIndex((message) => (length += message.length) >= batchLength);
  return last === -1 ? listed : listed.slice(0, last + 1);
};

const readMessages = async (
  transaction: DatabaseTransaction,
  ids: readonly string[],
  ownWord: OwnWord,
): Promise<IndexedMessage[]> => {
  const rows = await transaction
    .selectFrom('messages')
    .select(['message_id', 'created_at', 'text'])
    .where('message_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('seq')
    .execute();
  return mapInTurns(rows, ({ message_id: messageId, created_at: createdAt, text }) => ({
    messageId,
    createdAt,
    words: toIndexTerms(text).map(ownWord),
  }));
};

interface Unindexed {
  readonly message_id: string;
  readonly length: number;
}

/**
 * Leaves out messages that another transaction is changing or indexing. Both rows are locked: one that another transaction has
 * indexed since this statement began is deleted only from `unindexed_messages`.
 */
const readUnindexed = (
  transaction: DatabaseTransaction,
  { dialect }: IndexDeps,
  roomIds: readonly string[],
): Promise<Unindexed[]> =>
  transaction
    .selectFrom('unindexed_messages')
    .innerJoin('messages', 'messages.message_id', 'unindexed_messages.message_id')
    .select(['messages.message_id', sql<number>`length(messages.text)`.as('length')])
    .where('unindexed_messages.room_id', 'in', roomIds)
    .limit(batchSize)
    .$if(dialect === 'postgres', (query) => query.forUpdate(['messages', 'unindexed_messages']).skipLocked())
    .execute();
