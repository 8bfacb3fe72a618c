import { sql, type UpdateObject } from 'kysely';
import { days, seconds } from '../../../shared/clock.ts';
import type { Database } from '../../../store/database.ts';
import type { Schema } from '../../../store/schema/schema.ts';
import type { JobRow } from '../../../store/schema/memory.ts';
import type { StoreDeps } from '../../store-deps.ts';

/** How long an attempt excludes others after it was last renewed, in milliseconds. */
const claimTime = seconds(6);
/** The interval of renewing it. */
export const renewInterval = seconds(2);

/** The tables of jobs: a row for each room. */
export type JobTable = 'memory_jobs' | 'embedding_jobs';

/** A job that this node does, as it was when it was claimed. */
export type ClaimedJob = Pick<JobRow, 'room_id' | 'due_at' | 'claim' | 'failures'> & {
  readonly table: JobTable;
};

/** The columns of a job that was never done. */
export const unclaimed = { claim: 0, claimed_until: null, failures: 0, day: 0, runs: 0 };

/** The time by the clock that all nodes share. */
const sharedNow = ({ dialect, now }: StoreDeps) =>
  dialect === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`${now()}`;

const claimEnd = (deps: StoreDeps) => sql<number>`${sharedNow(deps)} + ${sql.lit(claimTime)}`;

/** Claims the job of a table that is due for the longest time and that no other attempt has; undefined when there is none. */
export const claimJob = async (deps: StoreDeps, table: JobTable): Promise<ClaimedJob | undefined> => {
  const job = await deps.database
    .updateTable(table)
    .set({ claim: sql<number>`claim + 1`, claimed_until: claimEnd(deps) })
    .where('room_id', '=', (query) =>
      query
        .selectFrom(table)
        .select('room_id')
        .where('due_at', '<=', deps.now())
        .where((where) =>
          where.or([where('claimed_until', 'is', null), where('claimed_until', '<', sharedNow(deps))]),
        )
        .orderBy('due_at')
        .limit(1)
        .$if(deps.dialect === 'postgres', (some) => some.forUpdate().skipLocked()),
    )
    .returning(['room_id', 'due_at', 'claim', 'failures'])
    .executeTakeFirst();
  return job && { ...job, table };
};

/** Changes a job, unless another attempt has claimed it. Returns whether it was changed. */
export const changeJob = async (
  database: Database,
  { room_id: roomId, claim, table }: ClaimedJob,
  values: UpdateObject<Schema, JobTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable(table)
    .set(values)
    .where('room_id', '=', roomId)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Excludes others for longer. Returns as `changeJob` does. */
export const renewClaim = (deps: StoreDeps, job: ClaimedJob): Promise<boolean> =>
  changeJob(deps.database, job, { claimed_until: claimEnd(deps) });

/** Ends the attempt; the next one is due then, in milliseconds since 1970. Returns as `changeJob` does. */
export const releaseJob = (
  { database }: StoreDeps,
  job: ClaimedJob,
  dueAt: number,
  values: UpdateObject<Schema, JobTable> = {},
): Promise<boolean> => changeJob(database, job, { ...values, due_at: dueAt, claimed_until: null });

/** Returns how many requests the jobs of a table have made for the user today. */
export const countRuns = async (
  { database, now }: StoreDeps,
  table: JobTable,
  userId: string,
): Promise<number> => {
  const { runs } = await database
    .selectFrom(table)
    .select((column) => column.fn.sum<number | null>('runs').as('runs'))
    .where('room_id', 'in', (query) =>
      query.selectFrom('rooms').select('rooms.room_id').where('rooms.user_id', '=', userId),
    )
    .where('day', '=', dayOf(now()))
    .executeTakeFirstOrThrow();
  return runs ?? 0;
};

/** One more request today, as columns of a job. */
export const oneRun = (now: number) => ({
  day: dayOf(now),
  runs: sql<number>`case when day = ${dayOf(now)} then runs + 1 else 1 end`,
});

const dayOf = (now: number): number => Math.floor(now / days(1));

/** When the limit of the day ends. */
export const nextDay = (now: number): number => (dayOf(now) + 1) * days(1);
