import { newId } from '../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';
import type { OperatorDeps } from './command.ts';

/** The details of the change: ids and numbers, never personal data. */
type Details = Readonly<Record<string, string | number>>;

interface Action {
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** An entry of the log. */
export interface LoggedAction extends Action {
  readonly actionId: string;
  readonly createdAt: number;
  readonly operator: string;
  readonly details: unknown;
}

/**
 * Runs a change and writes it to the log, in one transaction: neither is stored without the other. `change` receives the id
 * of the entry and returns null when there is nothing to change. Returns whether something changed.
 */
export const recordChange = (
  deps: OperatorDeps,
  action: Action,
  change: (transaction: DatabaseTransaction, actionId: string) => Promise<Details | null>,
): Promise<boolean> =>
  deps.database.transaction().execute(async (transaction) => {
    const now = deps.now();
    const actionId = newId(now);
    const details = await change(transaction, actionId);
    if (details === null) {
      return false;
    }
    await transaction
      .insertInto('operator_actions')
      .values({
        action_id: actionId,
        created_at: now,
        operator: deps.operator,
        ...action,
        details: JSON.stringify(details),
      })
      .execute();
    return true;
  });

/** Returns the latest entries, oldest first; with a subject only those about it. */
export const listActions = async (
  database: Database,
  { subject, limit }: { readonly subject: string | null; readonly limit: number },
): Promise<LoggedAction[]> => {
  const rows = await database
    .selectFrom('operator_actions')
    .selectAll()
    .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('action_id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed().map((row) => ({
    actionId: row.action_id,
    createdAt: row.created_at,
    operator: row.operator,
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    details: JSON.parse(row.details),
  }));
};
