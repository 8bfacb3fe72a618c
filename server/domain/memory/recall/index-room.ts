import { sql, type Selectable } from 'kysely';
import { mapInTurns } from '../../../shared/event-loop.ts';
import type { DatabaseTransaction } from '../../../store/database.ts';
import type { RecallSegmentTable } from '../../../store/schema/recall.ts';
import { heardText, type HeardRow } from '../../transcript/heard-text.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { countMessageStems } from './message-times.ts';
import { addPostings, encodePostings, noPostings, type Postings } from './postings.ts';

type IndexDeps = Pick<StoreDeps, 'database' | 'dialect'>;

/** How many places of a room a segment has: see migration 045. */
export const segmentSize = 8192;
/**
 * The newest messages are read where they are stored instead: they are replaced, continued and deleted more often than others, and
 * each time their segment would be indexed again.
 */
export const newestUnindexed = 16;
/** Fewer messages than these are not worth a transaction. */
export const minIndexed = 32;

/** How many messages, and UTF-16 units of them, are indexed in one transaction, which other requests wait for. */
const batchSize = 128;
const batchLength = 64_000;

/** Messages of one segment that are not indexed. Both ends are included. */
interface Gap {
  readonly position: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Indexes the shown messages of a room that are not indexed, from the first one, as long as it should continue. Other requests
 * have the database and the thread between two batches.
 */
export const indexRoom = async (
  deps: IndexDeps,
  roomId: string,
  shouldContinue: () => boolean,
): Promise<void> => {
  for (const gap of await findGaps(deps, roomId)) {
    let isDone = gap.to - gap.from + 1 < minIndexed && gap.to % segmentSize !== segmentSize - 1;
    while (!isDone && shouldContinue()) {
      isDone = await indexBatch(deps, roomId, gap);
    }
  }
};

const findGaps = async ({ database }: IndexDeps, roomId: string): Promise<Gap[]> => {
  const last = await findLastPlace({ database }, roomId);
  const rows = await database
    .selectFrom('recall_segments')
    .select(['position', 'until_seq'])
    .where('room_id', '=', roomId)
    .execute();
  const until = new Map(rows.map((row) => [row.position, row.until_seq]));
  return Array.from({ length: Math.floor(last / segmentSize) + 1 }, (_, position) => ({
    position,
    from: (until.get(position) ?? position * segmentSize - 1) + 1,
    to: Math.min(last, (position + 1) * segmentSize - 1),
  })).filter(({ from, to }) => from <= to);
};

/** A message that is still being written, and what comes after it, is not indexed. */
const findLastPlace = async ({ database }: Pick<IndexDeps, 'database'>, roomId: string): Promise<number> => {
  const room = await database
    .selectFrom('rooms')
    .select('last_seq')
    .select((select) =>
      select
        .selectFrom('messages')
        .select((message) => message.fn.min('messages.seq').as('seq'))
        .where('messages.room_id', '=', roomId)
        .where('messages.status', '=', 'streaming')
        .as('streaming'),
    )
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  const newest = (room?.last_seq ?? 0) - newestUnindexed;
  return Math.min(newest, (room?.streaming ?? Number.POSITIVE_INFINITY) - 1);
};

/** Returns whether the gap is closed. */
const indexBatch = async ({ database, dialect }: IndexDeps, roomId: string, gap: Gap): Promise<boolean> => {
  const { position } = gap;
  // Committed first: a transaction that changes a message waits only for a segment that it can see.
  await database
    .insertInto('recall_segments')
    .values({ room_id: roomId, position, until_seq: position * segmentSize - 1, messages: 0, length: 0 })
    .onConflict((conflict) => conflict.columns(['room_id', 'position']).doNothing())
    .execute();
  return database.transaction().execute(async (transaction) => {
    const segment = await transaction
      .selectFrom('recall_segments')
      .selectAll()
      .where('room_id', '=', roomId)
      .where('position', '=', position)
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (segment === undefined || segment.until_seq >= gap.to) {
      return true;
    }
    const listed = await listMessages(transaction, { roomId, after: segment.until_seq, to: gap.to });
    const batch = takeBatch(listed);
    const last = batch.length < listed.length || listed.length === batchSize ? batch.at(-1) : undefined;
    const until = last?.seq ?? gap.to;
    const texts = await readTexts(transaction, { roomId, after: segment.until_seq, to: until });
    await addMessages(transaction, segment, texts);
    await transaction
      .updateTable('recall_segments')
      .set({
        until_seq: until,
        messages: segment.messages + batch.length,
        length: segment.length + batch.reduce((sum, { length }) => sum + length, 0),
      })
      .where('segment_id', '=', segment.segment_id)
      .execute();
    return until >= gap.to;
  });
};

interface Places {
  readonly roomId: string;
  readonly after: number;
  readonly to: number;
}

const listMessages = (transaction: DatabaseTransaction, places: Places) =>
  selectMessages(transaction, places)
    .select(['seq', sql<number>`length(text)`.as('length')])
    .orderBy('seq')
    .limit(batchSize)
    .execute();

const readTexts = (transaction: DatabaseTransaction, places: Places) =>
  selectMessages(transaction, places)
    .select(['seq', 'text', 'heard_to', 'created_at'])
    .orderBy('seq')
    .execute();

const selectMessages = (transaction: DatabaseTransaction, { roomId, after, to }: Places) =>
  transaction
    .selectFrom('messages')
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('seq', '>', after)
    .where('seq', '<=', to);

/** Returns the first messages, up to the one that makes them long enough. */
const takeBatch = <Message extends { readonly length: number }>(
  listed: readonly Message[],
): readonly Message[] => {
  let length = 0;
  const last = listed.findIndex((message) => (length += message.length) >= batchLength);
  return last === -1 ? listed : listed.slice(0, last + 1);
};

const addMessages = async (
  transaction: DatabaseTransaction,
  { segment_id: segmentId, position }: Selectable<RecallSegmentTable>,
  texts: readonly (HeardRow & { readonly seq: number; readonly created_at: number })[],
): Promise<void> => {
  const added = new Map<number, { places: number[]; times: number[] }>();
  const counted = await mapInTurns(texts, (row) => ({
    seq: row.seq,
    counts: countMessageStems(heardText(row), row.created_at),
  }));
  for (const { seq, counts } of counted) {
    for (const [stem, often] of counts) {
      const { places, times } = added.get(stem) ?? { places: [], times: [] };
      places.push(seq - position * segmentSize);
      times.push(often);
      added.set(stem, { places, times });
    }
  }
  const stems = [...added];
  for (let start = 0; start < stems.length; start += stemsAtOnce) {
    await writePostings(transaction, segmentId, stems.slice(start, start + stemsAtOnce));
  }
};

/** How many stems a statement writes: others have their turns between two. */
const stemsAtOnce = 300;

const writePostings = async (
  transaction: DatabaseTransaction,
  segmentId: number,
  added: readonly (readonly [stem: number, postings: Postings])[],
): Promise<void> => {
  const rows = await transaction
    .selectFrom('recall_postings')
    .select(['stem', 'postings'])
    .where('segment_id', '=', segmentId)
    .where(
      'stem',
      'in',
      added.map(([stem]) => stem),
    )
    .execute();
  const stored = new Map(rows.map((row) => [row.stem, row.postings]));
  await transaction
    .insertInto('recall_postings')
    .values(
      added.map(([stem, later]) => ({
        segment_id: segmentId,
        stem,
        postings: addPostings(stored.get(stem) ?? nothing, later),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['segment_id', 'stem'])
        .doUpdateSet((update) => ({ postings: update.ref('excluded.postings') })),
    )
    .execute();
};

const nothing = encodePostings(noPostings);
