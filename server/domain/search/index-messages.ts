import type { DatabaseTransaction } from '../../store/database.ts';
import { getMessageIndex } from '../../store/message-index.ts';
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
    const index = getMessageIndex(deps.dialect);
    const messages = await readUnindexed(transaction, deps, roomIds);
    const indexed: string[] = [];
    let length = 0;
    for (const { message_id: messageId, created_at: createdAt } of messages) {
      const text = await readText(transaction, messageId);
      await index.add(transaction, { messageId, createdAt, words: toIndexTerms(text).map(ownWord) });
      indexed.push(messageId);
      length += text.length;
      if (length >= batchLength) {
        break;
      }
    }
    if (indexed.length > 0) {
      await transaction.deleteFrom('unindexed_messages').where('message_id', 'in', indexed).execute();
    }
    return messages.length === batchSize || indexed.length < messages.length;
  });

const readText = async (transaction: DatabaseTransaction, messageId: string): Promise<string> => {
  const { text } = await transaction
    .selectFrom('messages')
    .select('text')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return text;
};

/** Leaves out messages that another transaction is changing or indexing. */
const readUnindexed = (
  transaction: DatabaseTransaction,
  { dialect }: IndexDeps,
  roomIds: readonly string[],
): Promise<{ message_id: string; created_at: number }[]> =>
  transaction
    .selectFrom('unindexed_messages')
    .innerJoin('messages', 'messages.message_id', 'unindexed_messages.message_id')
    .select(['messages.message_id', 'messages.created_at'])
    .where('unindexed_messages.room_id', 'in', roomIds)
    .limit(batchSize)
    .$if(dialect === 'postgres', (query) => query.forUpdate('messages').skipLocked())
    .execute();
