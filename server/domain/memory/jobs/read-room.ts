import { CompanionError, type Companion, type ReadFact } from '../../../companions/companion.ts';
import { minutes, seconds } from '../../../shared/clock.ts';
import type { Log } from '../../../shared/log.ts';
import type { RoomRow } from '../../../store/schema-rooms.ts';
import { toVisibleCard, viewMates } from '../../mates/room-mates.ts';
import { isOutage } from '../../../store/unavailable.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { readVisibleFacts, toRemembered } from '../remembered.ts';
import { countRuns, nextDay, oneRun, releaseJob, type ClaimedJob } from './claims.ts';
import { storeReading } from './store-reading.ts';
import { readUnreadPart, type UnreadPart } from './unread-lines.ts';

export interface ReadingDeps extends StoreDeps {
  readonly companion: Companion;
  readonly log: Log;
}

/** How many parts of conversations are read for a user in a day (UTC). */
export const readingsPerDay = 100;

/** How long an answer may take, and when a room that is busy is read, in milliseconds. */
const answerTime = seconds(60);
const busyPause = seconds(5);
/** How many known facts the model is shown. */
const mostKnown = 80;

/** Reads the next part of a claimed room. Never rejects but for the database. `signal` stops it, and it is read again later. */
export const readRoom = async (deps: ReadingDeps, job: ClaimedJob, signal: AbortSignal): Promise<void> => {
  const { database, now } = deps;
  const room = await database
    .selectFrom('rooms')
    .innerJoin('memory_jobs', 'memory_jobs.room_id', 'rooms.room_id')
    .selectAll('rooms')
    .select('memory_jobs.read_seq')
    .where('rooms.room_id', '=', job.room_id)
    .executeTakeFirst();
  if (room === undefined) {
    return;
  }
  if (room.removed_at !== null || (await isStreaming(deps, room))) {
    await releaseJob(deps, job, now() + busyPause);
    return;
  }
  const part = await readUnreadPart(database, { roomId: room.room_id, readSeq: room.read_seq });
  if (part.lines.length === 0 || room.remembers === 0) {
    await storeReading(deps, job, { part, facts: [], isAnswered: false });
    return;
  }
  if ((await countRuns(deps, job.table, room.user_id)) >= readingsPerDay) {
    await releaseJob(deps, job, nextDay(now()));
    return;
  }
  await ask(deps, { job, room, part, signal });
};

const isStreaming = async ({ database }: ReadingDeps, room: RoomRow): Promise<boolean> => {
  const reply = await database
    .selectFrom('messages')
    .select('message_id')
    .where('room_id', '=', room.room_id)
    .where('status', '=', 'streaming')
    .executeTakeFirst();
  return reply !== undefined;
};

interface Reading {
  readonly job: ClaimedJob;
  readonly room: RoomRow;
  readonly part: UnreadPart;
  readonly signal: AbortSignal;
}

/** An answer that cannot be stored fails as one that cannot be read: otherwise the model would be asked for it endlessly. */
const ask = async (deps: ReadingDeps, reading: Reading): Promise<void> => {
  const { job, room, part, signal } = reading;
  try {
    const facts = await readFacts(deps, reading);
    await storeReading(deps, job, { part, facts, isAnswered: true });
  } catch (error) {
    if (isOutage(error)) throw error;
    if (signal.aborted) {
      await releaseJob(deps, job, deps.now() + busyPause);
      return;
    }
    const kind = error instanceof CompanionError ? error.kind : 'broken';
    deps.log.warn({ err: error, room: room.room_id, failure: kind }, 'a model found no facts');
    await fail(deps, { job, part, kind });
  }
};

const readFacts = async (
  { database, companion }: ReadingDeps,
  { room, part, signal }: Reading,
): Promise<readonly ReadFact[]> => {
  const pair = { userId: room.user_id, mateId: room.mate_id };
  const known = toRemembered(await readVisibleFacts(database, pair))
    .filter(
      ({ newest, pastSince }) => pastSince === null && (newest.room_id ?? room.room_id) === room.room_id,
    )
    .slice(0, mostKnown)
    .map(({ newest }) => ({ text: newest.text, topic: newest.topic }));
  const { context, lines } = part;
  const [mate] = await viewMates(database, { userId: room.user_id, nfsw: true }, [room]);
  return (
    (await companion.readFacts?.({
      mateName: mate === undefined ? '' : toVisibleCard(mate.view).name,
      context,
      lines,
      known,
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTime)]),
    })) ?? []
  );
};

/** After so many answers that cannot be used, the part is skipped: another model would not do better. */
const mostFailures = 3;
const longestPause = minutes(60);

const fail = async (
  deps: ReadingDeps,
  { job, part, kind }: Pick<Reading, 'job' | 'part'> & { readonly kind: CompanionError['kind'] },
): Promise<void> => {
  const failures = job.failures + 1;
  const isAnswered = kind === 'broken' || kind === 'refused' || kind === 'truncated';
  if (isAnswered && failures >= mostFailures) {
    await storeReading(deps, job, { part, facts: [], isAnswered: true });
    return;
  }
  const dueAt = deps.now() + Math.min(minutes(2 ** Math.min(failures, 10)), longestPause);
  await releaseJob(deps, job, dueAt, { ...oneRun(deps.now()), failures });
};
