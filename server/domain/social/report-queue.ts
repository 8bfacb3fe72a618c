import type { Database } from '../../store/database.ts';

/** A report as shown to an operator, without its author: the report is about the mate. */
export interface QueuedReport {
  readonly reportId: string;
  readonly mateId: string;
  readonly mate: string;
  /** Null for one of the product's own mates. */
  readonly ownerId: string | null;
  /** Whether the report is about a reply rather than the mate. */
  readonly isReply: boolean;
  readonly reason: string;
  readonly words: string;
  readonly quote: string | null;
  /** The id of the mate's own picture at that time; null for a drawn portrait. */
  readonly picture: string | null;
  readonly createdAt: number;
  readonly handledAt: number | null;
}

/** Returns the open reports, oldest first; with `all` the handled ones too. */
export const listReports = async (
  database: Database,
  { all }: { readonly all: boolean },
): Promise<QueuedReport[]> => {
  const rows = await database
    .selectFrom('reports')
    .innerJoin('mates', 'mates.mate_id', 'reports.mate_id')
    .selectAll('reports')
    .select(['mates.name as mate', 'mates.owner_id'])
    .$if(!all, (query) => query.where('reports.handled_at', 'is', null))
    .orderBy('reports.report_id')
    .execute();
  return rows.map((row) => ({
    reportId: row.report_id,
    mateId: row.mate_id,
    mate: row.mate,
    ownerId: row.owner_id,
    isReply: row.message_id !== null,
    reason: row.reason,
    words: row.words,
    quote: row.quote,
    picture: row.picture,
    createdAt: row.created_at,
    handledAt: row.handled_at,
  }));
};

/** Marks a report as handled. Returns false when it was handled before, and retains that time. */
export const markHandled = async (database: Database, reportId: string, time: number): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('reports')
    .set({ handled_at: time })
    .where('report_id', '=', reportId)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const hasReport = async (database: Database, reportId: string): Promise<boolean> => {
  const report = await database
    .selectFrom('reports')
    .select('report_id')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return report !== undefined;
};
