import { yieldWhenDue } from '../../../shared/event-loop.ts';
import type { Database } from '../../../store/database.ts';
import { cosineOf, type Vector } from './vector.ts';

/** The meaning of a question, by one model. */
export interface Meaning {
  readonly model: string;
  readonly vector: Vector;
}

/** How many rows are read at once: the thread is not held for longer. */
const rowsAtOnce = 500;
/** How many messages are returned at most. */
const maxNear = 48;
/** The minimum distance of a match from the average message of its room, in standard deviations. */
const minDistance = 1;
/** The average of fewer messages is not meaningful. */
const minMessages = 16;

/**
 * Returns the places of the messages of a room before a place that are nearer to the question than most, the nearest
 * first. These can include hidden ones.
 */
export const findNear = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before: number },
  { model, vector }: Meaning,
): Promise<number[]> => {
  const seqs: number[] = [];
  const cosines: number[] = [];
  let last = before;
  for (;;) {
    const rows = await database
      .selectFrom('message_vectors')
      .select(['seq', 'scale', 'numbers'])
      .where('room_id', '=', roomId)
      .where('seq', '<', last)
      .where('model', '=', model)
      .orderBy('seq', 'desc')
      .limit(rowsAtOnce)
      .execute();
    for (const { seq, scale, numbers } of rows) {
      if (numbers.length === vector.numbers.length) {
        seqs.push(seq);
        cosines.push(
          cosineOf(
            { numbers: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length), scale },
            vector,
          ),
        );
      }
    }
    last = rows.at(-1)?.seq ?? 0;
    if (rows.length < rowsAtOnce) {
      return pickNear(seqs, cosines);
    }
    await yieldWhenDue();
  }
};

const pickNear = (seqs: readonly number[], cosines: readonly number[]): number[] => {
  if (seqs.length < minMessages) {
    return [];
  }
  const mean = sum(cosines) / cosines.length;
  const deviation = Math.sqrt(sum(cosines.map((cosine) => (cosine - mean) ** 2)) / cosines.length);
  const min = mean + minDistance * deviation;
  return seqs
    .flatMap((seq, index) => {
      const cosine = cosines[index] ?? 0;
      return cosine > min ? [{ seq, cosine }] : [];
    })
    .toSorted((one, other) => other.cosine - one.cosine || other.seq - one.seq)
    .slice(0, maxNear)
    .map(({ seq }) => seq);
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
