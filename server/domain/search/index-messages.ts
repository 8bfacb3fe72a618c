import type { DatabaseTransaction } from '../../store/database.ts';
import { getMessageIndex } from '../../store/message-index.ts';
import type { StoreDeps } from '../store-deps.ts';
import { toIndexTerms } from './terms.ts';

type IndexDeps = Pick<StoreDeps, 'database' | 'dialect'>;

/** How many messages are indexed in one transaction, which other requests wait for. */
const batchSize = 50;

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
  while ((await indexBatch(deps, roomIds, ownWord)) === batchSize) {
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Returns how many messages it has indexed. */
const indexBatch = (deps: IndexDeps, roomIds: readonly string[], ownWord: OwnWord): Promise<number> =>
  deps.database.transaction().execute(async (transaction) => {
    const messages = await readUnindexed(transaction, deps, roomIds);
    if (messages.length === 0) {
      return 0;
    }
    await getMessageIndex(deps.dialect).add(
      transaction,
      messages.map(({ message_id, text }) => ({
        messageId: message_id,
        words: toIndexTerms(text).map(ownWord),
      })),
    );
    await transaction
      .deleteFrom('unindexed_messages')
      .where(
        'message_id',
        'in',
        messages.map(({ message_id }) => message_id),
      )
      .execute();
    return messages.length;
  });

/** Leaves out messages that another transaction is changing or indexing. */
const readUnindexed = (
  transaction: DatabaseTransaction,
  { dialect }: IndexDeps,
  roomIds: readonly string[],
): Promise<{ message_id: string; text: string }[]> =>
  transaction
    .selectFrom('unindexed_messages')
    .innerJoin('messages', 'messages.message_id', 'unindexed_messages.message_id')
    .select(['messages.message_id', 'messages.text'])
    .where('unindexed_messages.room_id', 'in', roomIds)
    .limit(batchSize)
    .$if(dialect === 'postgres', (query) => query.forUpdate('messages').skipLocked())
    .execute();
