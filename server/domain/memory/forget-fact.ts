import type { Fact } from '../../../contract/memory/fact.ts';
import { minutes } from '../../shared/clock.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import type { StoreDeps } from '../store-deps.ts';
import { withUserLock } from '../user-lock.ts';
import { factNotFound, findOwnFact, findMergedFact, readOwnFacts, type OwnFact } from './memory-access.ts';
import { toSingleFact, erased, keyOf, toFact } from './merge-facts.ts';

/** How long a forgotten fact can be restored, in milliseconds: longer than it is offered, for a slow connection. */
export const undoPeriod = minutes(1);

/**
 * Forgets a fact in all of its rows, or undoes that. Returns null where there is nothing to forget. Throws `notFound` when the
 * undo period has ended, and as `changeFact` does.
 */
export const forgetFact = async (
  deps: StoreDeps,
  { forgotten, ...input }: OwnFact & { readonly forgotten: boolean },
): Promise<Fact | null> =>
  withUserLock(deps, input.userId, async (transaction) => {
    const row = await findOwnFact(transaction, input);
    if (row === undefined || isErased(row, deps.now())) {
      if (forgotten) return null;
      throw factNotFound();
    }
    const rows = await readOwnFacts(transaction, input, row.mate_id);
    if (forgotten) {
      return (await forgetRows(transaction, deps, { row, rows })) ? toFact(toSingleFact(row)) : null;
    }
    await restoreRows(transaction, row);
    const restored = await findMergedFact(transaction, input, row.mate_id);
    return toFact(restored ?? toSingleFact(row));
  });

const isErased = (row: FactRow, now: number): boolean =>
  row.text === '' || (row.forgotten_at !== null && row.forgotten_at <= now - undoPeriod);

/** Returns false when the viewer cannot see the fact. */
const forgetRows = async (
  transaction: DatabaseTransaction,
  { now }: StoreDeps,
  { row, rows }: { readonly row: FactRow; readonly rows: readonly FactRow[] },
): Promise<boolean> => {
  if (row.forgotten_at !== null) {
    return true;
  }
  const same = rows.filter((other) => keyOf(other) === keyOf(row)).map((other) => other.fact_id);
  if (!same.includes(row.fact_id)) {
    return false;
  }
  await transaction
    .updateTable('facts')
    .set({ forgotten_at: now(), updated_at: now() })
    .where('fact_id', 'in', same)
    .execute();
  return true;
};

/** Restores the rows that were forgotten together. */
const restoreRows = async (transaction: DatabaseTransaction, row: FactRow): Promise<void> => {
  if (row.forgotten_at === null) {
    return;
  }
  const forgotten = await transaction
    .selectFrom('facts')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('mate_id', '=', row.mate_id)
    .where('forgotten_at', '=', row.forgotten_at)
    .execute();
  const same = forgotten.filter((other) => keyOf(other) === keyOf(row)).map((other) => other.fact_id);
  await transaction.updateTable('facts').set({ forgotten_at: null }).where('fact_id', 'in', same).execute();
};

/** Deletes what was forgotten at this time or before. Of a learned fact a row without a text remains: see `FactRow`. */
export const purgeForgottenFacts = async (database: Database, time: number): Promise<void> => {
  await database
    .deleteFrom('facts')
    .where('forgotten_at', '<=', time)
    .where('source_message_id', 'is', null)
    .execute();
  await database
    .updateTable('facts')
    .set(erased)
    .where('forgotten_at', '<=', time)
    .where('text', '<>', '')
    .execute();
};
