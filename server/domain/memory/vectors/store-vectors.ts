import type { DatabaseTransaction } from '../../../store/database.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { changeJob, oneRun, type ClaimedJob } from '../jobs/claims.ts';
import { selectUnembedded } from './unembedded.ts';
import { deleteOldVectors, deleteOtherSizes, type VectorOwner } from './vector-limits.ts';
import type { Vector } from './vector.ts';

interface Embedded {
  readonly owner: VectorOwner;
  readonly messages: readonly { readonly message_id: string; readonly seq: number; readonly text: string }[];
  /** Of the messages; null where the host refused the text. */
  readonly vectors: readonly (Vector | null)[];
}

interface Stored {
  /** How many vectors of the room were deleted since the model behind the name has another size than before. */
  readonly outdated: number;
}

const nothing: Stored = { outdated: 0 };

/**
 * Stores vectors together with whether the room needs more, so that no message is missed; nothing when another attempt has claimed
 * the job, and nothing of a message that has been changed or deleted since.
 */
export const storeVectors = (
  { database, dialect, now }: StoreDeps,
  job: ClaimedJob,
  { owner, messages, vectors }: Embedded,
): Promise<Stored> =>
  database.transaction().execute(async (transaction) => {
    const texts = await readTexts(
      transaction,
      messages.map((message) => message.message_id),
      dialect,
    );
    const runs = messages.length === 0 ? {} : oneRun(now());
    if (!(await changeJob(transaction, job, { ...runs, failures: 0, claimed_until: null, due_at: null }))) {
      return nothing;
    }
    const rows = messages.flatMap(({ message_id, seq, text }, index) =>
      texts.get(message_id) === text ? [{ message_id, seq, ...toColumns(vectors[index] ?? null) }] : [],
    );
    const { roomId: room_id, userId: user_id, model } = owner;
    if (rows.length > 0) {
      await transaction
        .insertInto('message_vectors')
        .values(rows.map((row) => ({ ...row, room_id, user_id, model })))
        .onConflict((conflict) =>
          conflict.column('message_id').doUpdateSet((update) => ({
            model,
            scale: update.ref('excluded.scale'),
            numbers: update.ref('excluded.numbers'),
          })),
        )
        .execute();
      await deleteOldVectors(transaction, owner);
    }
    const size = vectors.find((vector) => vector !== null)?.numbers.length;
    const outdated = size === undefined ? 0 : await deleteOtherSizes(transaction, owner, size);
    const further = await selectUnembedded(transaction, owner)
      .select('messages.seq')
      .limit(1)
      .executeTakeFirst();
    if (further !== undefined) {
      await changeJob(transaction, job, { due_at: now() });
    }
    return { outdated };
  });

const toColumns = (vector: Vector | null) =>
  vector === null
    ? { scale: 0, numbers: new Uint8Array() }
    : { scale: vector.scale, numbers: new Uint8Array(vector.numbers.buffer) };

/** Returns the texts of these messages, which do not change until the transaction ends. */
const readTexts = async (
  transaction: DatabaseTransaction,
  ids: readonly string[],
  dialect: StoreDeps['dialect'],
): Promise<Map<string, string>> => {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await transaction
    .selectFrom('messages')
    .select(['message_id', 'text'])
    .where('message_id', 'in', ids)
    .where('status', '<>', 'streaming')
    .orderBy('message_id')
    .$if(dialect === 'postgres', (query) => query.forShare())
    .execute();
  return new Map(rows.map((row) => [row.message_id, row.text]));
};
