import { mapInTurns } from '../../../shared/event-loop.ts';
import type { Database } from '../../../store/database.ts';
import { segmentSize } from './index-room.ts';
import { decodePostings } from './postings.ts';
import type { QuestionStem } from './question.ts';
import type { Corpus, Occurrences } from './rank.ts';
import { countStems } from './text-stems.ts';

/** How many of the newest messages, which are not indexed, are read. */
const mostUnindexed = 64;

interface Found {
  readonly corpus: Corpus;
  readonly occurrences: readonly Occurrences[];
}

/** Returns where the shown messages of a room before a place have the stems, as far as they are indexed or among the newest. */
export const readOccurrences = async (
  database: Database,
  { roomId, before }: { readonly roomId: string; readonly before: number },
  stems: readonly QuestionStem[],
): Promise<Found> => {
  const segments = await database
    .selectFrom('recall_segments')
    .select(['segment_id', 'position', 'until_seq', 'messages', 'length'])
    .where('room_id', '=', roomId)
    .orderBy('position')
    .execute();
  const indexed = await readIndexed(database, segments, stems);
  const newest = await readNewest(database, { roomId, after: segments.at(-1)?.until_seq ?? 0, before });
  const messages = segments.reduce((sum, segment) => sum + segment.messages, newest.length);
  const length =
    segments.reduce((sum, segment) => sum + segment.length, 0) +
    newest.reduce((sum, message) => sum + message.length, 0);
  const occurrences = stems.map((stem) => {
    const all = [...(indexed.get(stem.hash) ?? []), ...occurrencesIn(newest, stem.hash)];
    const placed = all.flatMap(({ seqs, times }) =>
      seqs.flatMap((seq, index) => (seq < before ? [[seq, times[index] ?? 1] as const] : [])),
    );
    return {
      stem,
      count: all.reduce((sum, { count }) => sum + count, 0),
      seqs: placed.map(([seq]) => seq),
      times: placed.map(([, times]) => times),
    };
  });
  return { corpus: { messages, length: length / Math.max(messages, 1) }, occurrences };
};

type Part = Omit<Occurrences, 'stem'>;

const readIndexed = async (
  database: Database,
  segments: readonly { readonly segment_id: number; readonly position: number }[],
  stems: readonly QuestionStem[],
): Promise<Map<number, Part[]>> => {
  const found = new Map<number, Part[]>(stems.map(({ hash }) => [hash, []]));
  if (segments.length === 0) {
    return found;
  }
  const starts = new Map(segments.map((segment) => [segment.segment_id, segment.position * segmentSize]));
  const rows = await database
    .selectFrom('recall_postings')
    .select(['segment_id', 'stem', 'postings'])
    .where('segment_id', 'in', [...starts.keys()])
    .where('stem', 'in', [...found.keys()])
    .execute();
  for (const row of rows.toSorted((one, other) => one.segment_id - other.segment_id)) {
    const start = starts.get(row.segment_id) ?? 0;
    const { count, places, times } = decodePostings(row.postings);
    found.get(row.stem)?.push({ count, seqs: places.map((place) => start + place), times });
  }
  for (const parts of found.values()) {
    parts.sort((one, other) => (one.seqs[0] ?? 0) - (other.seqs[0] ?? 0));
  }
  return found;
};

interface Newest {
  readonly seq: number;
  readonly length: number;
  readonly counts: ReadonlyMap<number, number>;
}

const readNewest = async (
  database: Database,
  { roomId, after, before }: { readonly roomId: string; readonly after: number; readonly before: number },
): Promise<Newest[]> => {
  const rows = await database
    .selectFrom('messages')
    .select(['seq', 'text'])
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('status', '<>', 'streaming')
    .where('seq', '>', after)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(mostUnindexed)
    .execute();
  return mapInTurns(rows.toReversed(), ({ seq, text }) => ({
    seq,
    length: text.length,
    counts: countStems(text),
  }));
};

const occurrencesIn = (newest: readonly Newest[], hash: number): Part[] => {
  const having = newest.filter(({ counts }) => counts.has(hash));
  return having.length === 0
    ? []
    : [
        {
          count: having.length,
          seqs: having.map(({ seq }) => seq),
          times: having.map(({ counts }) => counts.get(hash) ?? 1),
        },
      ];
};
