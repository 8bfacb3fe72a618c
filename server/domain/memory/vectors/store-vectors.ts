import type { DatabaseTransaction } from '../../../store/database.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { changeJob, oneRun, type ClaimedJob } from '../jobs/claims.ts';
import { lockRoomOf } from '../jobs/finish-reading.ts';
import { selectUnembedded, selectWindows, toText, type MessageWindow } from './message-windows.ts';
import { deleteOldVectors, deleteOtherSizes, type VectorOwner } from './vector-limits.ts';
import type { Vector } from './vector.ts';

interface Embedded {
  readonly owner: VectorOwner;
  readonly windows: readonly MessageWindow[];
  /** Of the windows; null where the host refused the text. */
  readonly vectors: readonly (Vector | null)[];
}

interface Stored {
  /** How many vectors of the room were deleted since the model behind the name has another size than before. */
  readonly outdated: number;
}

const nothing: Stored = { outdated: 0 };

/**
 * Stores vectors together with whether the room needs more, so that no message is missed; nothing when another attempt has claimed
 * the job, and nothing of a window of which a message has been changed, hidden or deleted since. The room is locked: a trigger deletes
 * the vectors whose windows change, and cannot see those that are being stored.
 */
export const storeVectors = (
  deps: StoreDeps,
  job: ClaimedJob,
  { owner, windows, vectors }: Embedded,
): Promise<Stored> =>
  deps.database.transaction().execute(async (transaction) => {
    const { now } = deps;
    await lockRoomOf(transaction, deps, job);
    const runs = windows.length === 0 ? {} : oneRun(now());
    if (!(await changeJob(transaction, job, { ...runs, failures: 0, claimed_until: null, due_at: null }))) {
      return nothing;
    }
    const texts = await readTexts(transaction, owner.roomId, windows);
    const rows = windows.flatMap((window, index) => {
      const { message_id, seq } = window;
      return texts.get(message_id) === toStored(window)
        ? [{ message_id, seq, ...toColumns(vectors[index] ?? null) }]
        : [];
    });
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
    const further = await selectUnembedded(transaction, owner).limit(1).executeTakeFirst();
    if (further !== undefined) {
      await changeJob(transaction, job, { due_at: now() });
    }
    return { outdated };
  });

const toColumns = (vector: Vector | null) =>
  vector === null
    ? { scale: 0, numbers: new Uint8Array() }
    : { scale: vector.scale, numbers: new Uint8Array(vector.numbers.buffer) };

const readTexts = async (
  transaction: DatabaseTransaction,
  roomId: string,
  windows: readonly MessageWindow[],
): Promise<Map<string, string>> => {
  if (windows.length === 0) {
    return new Map();
  }
  const ids = windows.map((window) => window.message_id);
  const rows = await selectWindows(transaction, roomId).where('messages.message_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.message_id, toStored(row)]));
};

/** The names may change: a window may not. */
const toStored = (window: MessageWindow): string => toText(window, { user: 'user', mate: 'mate' });
