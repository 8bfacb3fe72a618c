import type { Database } from '../../../store/database.ts';
import type { Meaning } from './find-near.ts';
import { cosineOf } from './vector.ts';

/** Returns how near in meaning to a question these messages are, from -1 to 1: of whatever rooms, and only those that have a vector. */
export const rateMessages = async (
  database: Database,
  messageIds: readonly string[],
  { model, vector }: Meaning,
): Promise<ReadonlyMap<string, number>> => {
  const rows =
    messageIds.length === 0
      ? []
      : await database
          .selectFrom('message_vectors')
          .select(['message_id', 'scale', 'numbers'])
          .where('message_id', 'in', messageIds)
          .where('model', '=', model)
          .execute();
  return new Map(
    rows
      .filter(({ numbers }) => numbers.length === vector.numbers.length)
      .map(({ message_id: id, scale, numbers }) => [
        id,
        cosineOf(
          { numbers: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length), scale },
          vector,
        ),
      ]),
  );
};
