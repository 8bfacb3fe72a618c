import { sql, type UpdateObject } from 'kysely';
import { days, seconds } from '../../../shared/clock.ts';
import type { Database } from '../../../store/database.ts';
import type { Schema } from '../../../store/schema.ts';
import type { MemoryJobRow } from '../../../store/schema-memory.ts';
import type { StoreDeps } from '../../store-deps.ts';

/** How long an attempt excludes others after it was last renewed, in milliseconds. */
const claimTime = seconds(6);
/** The interval of renewing it. */
export const renewInterval = seconds(2);

/** How many parts of conversations are read for a user in a day (UTC). */
export const readingsPerDay = 100;

/** A job that this node does, as it was when it was claimed. */
export type ClaimedJob = Pick<MemoryJobRow, 'room_id' | 'read_seq' | 'due_at' | 'claim' | 'failures'>;

/** The time by the clock that all nodes share. */
const sharedNow = ({ dialect, now }: StoreDeps) =>
  dialect === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`${now()}`;

const claimEnd = (deps: StoreDeps) => sql<number>`${sharedNow(deps)} + ${sql.lit(claimTime)}`;

/** Claims the job that is due for the longest time and that no other attempt has; undefined when there is none. */
export const claimJob = (deps: StoreDeps): Promise<ClaimedJob | undefined> =>
  deps.database
    .updateTable('memory_jobs')
    .set({ claim: sql<number>`claim + 1`, claimed_until: claimEnd(deps) })
    .where('room_id', '=', (query) =>
      query
        .selectFrom('memory_jobs as job')
        .select('job.room_id')
        .where('job.due_at', '<=', deps.now())
        .where((where) =>
          where.or([
            where('job.claimed_until', 'is', null),
            where('job.claimed_until', '<', sharedNow(deps)),
          ]),
        )
        .orderBy('job.due_at')
        .limit(1)
        .$if(deps.dialect === 'postgres', (some) => some.forUpdate().skipLocked()),
    )
    .returning(['room_id', 'read_seq', 'due_at', 'claim', 'failures'])
    .executeTakeFirst();

/** Changes a job, unless another attempt has claimed it. Returns whether it was changed. */
export const changeJob = async (
  database: Database,
  { room_id: roomId, claim }: ClaimedJob,
  values: UpdateObject<Schema, 'memory_jobs'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable('memory_jobs')
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
  values: UpdateObject<Schema, 'memory_jobs'> = {},
): Promise<boolean> => changeJob(database, job, { ...values, due_at: dueAt, claimed_until: null });

/** Returns whether more may be read for the user today. */
export const hasReadingsLeft = async ({ database, now }: StoreDeps, userId: string): Promise<boolean> => {
  const { runs } = await database
    .selectFrom('memory_jobs')
    .innerJoin('rooms', 'rooms.room_id', 'memory_jobs.room_id')
    .select((column) => column.fn.sum<number | null>('runs').as('runs'))
    .where('rooms.user_id', '=', userId)
    .where('memory_jobs.day', '=', dayOf(now()))
    .executeTakeFirstOrThrow();
  return (runs ?? 0) < readingsPerDay;
};

/** One more reading today, as columns of a job. */
export const oneReading = (now: number) => ({
  day: dayOf(now),
  runs: sql<number>`case when day = ${dayOf(now)} then runs + 1 else 1 end`,
});

const dayOf = (now: number): number => Math.floor(now / days(1));

/** When the limit of the day ends. */
export const nextDay = (now: number): number => (dayOf(now) + 1) * days(1);
