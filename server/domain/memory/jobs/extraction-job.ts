import { CompanionError, type CompanionFailure, type ReadFact } from '../../../companions/companion.ts';
import { minutes } from '../../../shared/clock.ts';
import type { MemoryJobRow } from '../../../store/schema/memory.ts';
import type { RoomRow } from '../../../store/schema/rooms.ts';
import { isOutage } from '../../../store/unavailable.ts';
import { readMateName } from '../speakers.ts';
import { readVisibleFacts, mergeFacts } from '../merge-facts.ts';
import { countRuns, nextDay, oneRun, releaseJob, type ClaimedJob } from './claims.ts';
import { readDueChapter, type DueChapter } from '../chapters/due-chapter.ts';
import type { ReadingDeps } from './finish-reading.ts';
import { storeChapter } from './store-chapter.ts';
import { storeReading } from './store-reading.ts';
import { readUnreadPart, type UnreadPart } from './unread-lines.ts';
import { busyPause } from './job-worker.ts';

/** How many parts of conversations are read for a user in a day (UTC), for facts or for a chapter. */
export const readingsPerDay = 100;

/** How long an answer may take, in milliseconds: a model without a graphics card reads a hundred tokens a second, and writes ten. */
const answerTime = minutes(4);
/** How many known facts the model is shown. */
const maxKnown = 80;

/**
 * Reads the next part of a claimed room for facts, or after the last one the chapter that is due. Rejects only for the
 * database, and when `signal` stops it.
 */
export const runExtractionJob = async (
  deps: ReadingDeps,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<void> => {
  const { database, now } = deps;
  const room = await database
    .selectFrom('rooms')
    .innerJoin('memory_jobs', 'memory_jobs.room_id', 'rooms.room_id')
    .selectAll('rooms')
    .select(['memory_jobs.read_seq', 'memory_jobs.chapter_seq'])
    .where('rooms.room_id', '=', job.room_id)
    .executeTakeFirst();
  if (room === undefined) {
    return;
  }
  if (room.removed_at !== null || (await isStreaming(deps, room))) {
    await releaseJob(deps, job, now() + busyPause);
    return;
  }
  const part = await readUnreadPart(database, {
    roomId: room.room_id,
    readSeq: room.read_seq,
    maxText: deps.companion.maxFactsText,
  });
  const chapter = part.lines.length === 0 ? await readChapter(deps, room) : null;
  if (room.remembers === 0 || (part.lines.length === 0 && chapter === null)) {
    await storeReading(deps, job, { part, facts: [], isAnswered: false });
    return;
  }
  if ((await countRuns(deps, job.table, room.user_id)) >= readingsPerDay) {
    await releaseJob(deps, job, nextDay(now()));
    return;
  }
  const reading = { job, room, signal };
  await (chapter === null ? askForFacts(deps, reading, part) : askForChapter(deps, reading, chapter));
};

const readChapter = (
  { database, companion }: ReadingDeps,
  room: Pick<MemoryJobRow, 'room_id' | 'chapter_seq'>,
): Promise<DueChapter | null> =>
  companion.writeChapter === undefined
    ? Promise.resolve(null)
    : readDueChapter(database, { roomId: room.room_id, chapterSeq: room.chapter_seq });

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
  readonly signal: AbortSignal;
}

const askForFacts = (deps: ReadingDeps, reading: Reading, part: UnreadPart): Promise<void> => {
  const store = (facts: readonly ReadFact[]) =>
    storeReading(deps, reading.job, { part, facts, isAnswered: true });
  return ask(deps, reading, {
    read: async (signal) => store(await readFacts(deps, reading, part, signal)),
    skip: () => store([]),
    tryPlain: (signal) => deps.companion.readFacts?.({ ...plainChat, known: [], context: [], signal }),
    failure: 'a model noted no facts of a chat that can be read; LLM_MEMORY=off asks for none',
  });
};

const askForChapter = (deps: ReadingDeps, reading: Reading, chapter: DueChapter): Promise<void> => {
  const store = (text: string) => storeChapter(deps, reading.job, { chapter, text });
  return ask(deps, reading, {
    read: async (signal) => {
      const { before, lines } = chapter;
      const mateName = await readMateName(deps.database, reading.room);
      await store((await deps.companion.writeChapter?.({ mateName, before, lines, signal })) ?? '');
    },
    skip: () => store(''),
    tryPlain: (signal) => deps.companion.writeChapter?.({ ...plainChat, before: '', signal }),
    failure: 'a model wrote no summary of a chat that can be read; LLM_MEMORY=off asks for none',
  });
};

interface Question {
  /** Asks the model and stores its answer. */
  readonly read: (signal: AbortSignal) => Promise<void>;
  /** Stores that it is not asked again. */
  readonly skip: () => Promise<void>;
  /** Asks the model the same about a chat that every model can read. */
  readonly tryPlain: (signal: AbortSignal) => Promise<unknown> | undefined;
  /** The log message for an answer that is none. */
  readonly failure: string;
}

const plainChat = {
  mateName: 'Iris',
  lines: [
    { messageId: 'plain', role: 'user', text: 'I live in Porto, and my sister is called Ana.', at: 0 },
    { messageId: 'answer', role: 'mate', text: 'I would like to meet her.', at: 0 },
  ],
} as const;

/** An answer that cannot be stored fails as one that cannot be read: otherwise the model would be asked for it endlessly. */
const ask = async (deps: ReadingDeps, { job, room, signal }: Reading, question: Question): Promise<void> => {
  try {
    await question.read(AbortSignal.any([signal, AbortSignal.timeout(answerTime)]));
  } catch (error) {
    if (isOutage(error) || signal.aborted) throw error;
    const kind = error instanceof CompanionError ? error.kind : 'broken';
    const reason = error instanceof CompanionError ? error.message : undefined;
    const message = failuresOfParts.has(kind) ? question.failure : 'a model did not answer about a chat';
    deps.log.warn({ failure: kind, reason, room: room.room_id, err: error }, message);
    await fail(deps, { job, room, signal }, question, kind);
  }
};

const readFacts = async (
  deps: ReadingDeps,
  { job, room }: Reading,
  { context, lines }: UnreadPart,
  signal: AbortSignal,
): Promise<readonly ReadFact[]> => {
  const pair = { userId: room.user_id, mateId: room.mate_id };
  const known = mergeFacts(await readVisibleFacts(deps.database, pair))
    .filter(
      ({ newest, pastSince }) => pastSince === null && (newest.room_id ?? room.room_id) === room.room_id,
    )
    .slice(0, maxKnown)
    .map(({ newest }) => ({ text: newest.text, topic: newest.topic }));
  const mateName = await readMateName(deps.database, room);
  // A model that goes on with the story instead is asked without it the next time.
  const talk = job.failures === 0 ? await deps.readTalk(room.room_id, signal) : null;
  return (await deps.companion.readFacts?.({ mateName, context, lines, known, talk, signal })) ?? [];
};

/** The number of unusable answers after which a part is skipped, if the model answers about others. */
const maxFailures = 3;
/** The failures that may be those of a part. */
const failuresOfParts: ReadonlySet<CompanionFailure> = new Set([
  'broken',
  'refused',
  'truncated',
  'declined',
  'thoughts',
  'empty',
]);
const longestPause = minutes(60);

/** A host that answers nonsense at large is asked again later, after growing intervals. */
const fail = async (
  deps: ReadingDeps,
  { job, room, signal }: Reading,
  question: Question,
  kind: CompanionFailure,
): Promise<void> => {
  const failures = job.failures + 1;
  if (failures >= maxFailures && failuresOfParts.has(kind) && (await readsPlain(question, signal))) {
    deps.log.warn(
      { failure: kind, room: room.room_id },
      'a part of a chat is skipped: the model reads others',
    );
    await question.skip();
    return;
  }
  const dueAt = deps.now() + Math.min(minutes(2 ** Math.min(failures, 10)), longestPause);
  await releaseJob(deps, job, dueAt, { ...oneRun(deps.now()), failures });
};

const readsPlain = async ({ tryPlain }: Question, signal: AbortSignal): Promise<boolean> => {
  try {
    await tryPlain(AbortSignal.any([signal, AbortSignal.timeout(answerTime)]));
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
};
