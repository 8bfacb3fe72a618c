import type { CallLevel } from '../../../contract/safety/help.ts';
import type { HelpReport } from '../../../contract/safety/help-report.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database } from '../../store/database.ts';

/** Counts that help was offered, by month and level; stores no personal data. */
export const countHelp = async (database: Database, now: number, level: CallLevel): Promise<void> => {
  await database
    .insertInto('help_counts')
    .values({ month: new Date(now).toISOString().slice(0, 7), level, offered: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'level'])
        .doUpdateSet((column) => ({ offered: column('help_counts.offered', '+', 1) })),
    )
    .execute();
};

/** How often help was offered in one month, by level. */
export interface MonthOfHelp {
  /** `2026-05`, UTC. */
  readonly month: string;
  readonly crisis: number;
  readonly concern: number;
}

/** Returns the twelve months of a year. */
export const readHelpMonths = async (database: Database, year: number): Promise<MonthOfHelp[]> => {
  const prefix = String(year).padStart(4, '0');
  const rows = await database
    .selectFrom('help_counts')
    .selectAll()
    .where('month', 'like', `${prefix}-%`)
    .execute();
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${prefix}-${String(index + 1).padStart(2, '0')}`;
    const countOf = (level: CallLevel): number =>
      rows.find((row) => row.month === month && row.level === level)?.offered ?? 0;
    return { month, crisis: countOf('crisis'), concern: countOf('concern') };
  });
};

/** Returns the count of each year that has one, latest first; the current year is always included. */
export const readHelpReport = async ({
  database,
  now,
}: Pick<StoreDeps, 'database' | 'now'>): Promise<HelpReport> => {
  const countedAt = now();
  const rows = await database.selectFrom('help_counts').select(['month', 'offered']).execute();
  const years = new Map([[new Date(countedAt).getUTCFullYear(), 0]]);
  for (const { month, offered } of rows) {
    const year = Number(month.slice(0, 4));
    years.set(year, (years.get(year) ?? 0) + offered);
  }
  return {
    years: [...years].map(([year, offered]) => ({ year, offered })).toSorted((a, b) => b.year - a.year),
    countedAt,
  };
};
