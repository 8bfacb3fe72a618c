import { mapInTurns } from '../../../shared/event-loop.ts';
import type { Database } from '../../../store/database.ts';
import { heardText } from '../../transcript/heard-text.ts';
import { segmentSize } from './index-room.ts';
import { countMessageStems } from './message-times.ts';
import { countPostings, readPostings } from './postings.ts';
import type { QuestionStem } from './question.ts';
import { worthOf, type Corpus, type Occurrences } from './rank.ts';

/** How many of the newest messages, which are not indexed, are read. */
const maxUnindexed = 64;

/** How many occurrences are read, those of rare stems first. */
const maxOccurrences = 4000;

/** The messages of a room before one. */
export interface Place {
  readonly roomId: string;
  readonly before: number;
}

/** The indexed part of a room, with its newest messages, which are not indexed. */
interface RoomIndex {
  readonly corpus: Corpus;
  /**
   * Returns where the shown messages have the stems. At most `rows` rows of the index are read: of a long room, which has more
   * segments, fewer stems, the last ones not. Leaves out frequent stems, which say little.
   */
  readonly find: (stems: readonly QuestionStem[], rows: number) => Promise<Occurrences[]>;
}

/** Reads the index of a room for its messages before a place. */
export const openIndex = async (database: Database, { roomId, before }: Place): Promise<RoomIndex> => {
  const segments = await database
    .selectFrom('recall_segments')
    .select(['segment_id', 'position', 'until_seq', 'messages', 'length'])
    .where('room_id', '=', roomId)
    .orderBy('position')
    .execute();
  const newest = await readNewest(database, { roomId, after: segments.at(-1)?.until_seq ?? 0, before });
  const messages = sum(segments, (segment) => segment.messages) + newest.length;
  const length = sum(segments, (segment) => segment.length) + sum(newest, (message) => message.length);
  const corpus = { messages, length: length / Math.max(messages, 1) };
  return {
    corpus,
    find: async (stems, rows) => {
      const wanted = stems.slice(0, Math.floor(rows / Math.max(segments.length, 1)));
      const indexed = await readIndexed(database, segments, wanted);
      return toOccurrences(wanted, { indexed, newest, corpus, before });
    },
  };
};

interface Stored {
  readonly indexed: ReadonlyMap<number, readonly PostingList[]>;
  readonly newest: readonly Newest[];
  readonly corpus: Corpus;
  readonly before: number;
}

const toOccurrences = (
  stems: readonly QuestionStem[],
  { indexed, newest, corpus, before }: Stored,
): Occurrences[] => {
  const counted = stems.map((stem) => {
    const lists = indexed.get(stem.hash) ?? [];
    const last = newest.filter(({ counts }) => counts.has(stem.hash));
    return { stem, lists, last, count: sum(lists, ({ bytes }) => countPostings(bytes)) + last.length };
  });
  let read = 0;
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .filter(({ count }) => (read += count) <= maxOccurrences)
    .map(({ stem, lists, last, count }) => {
      const seqs: number[] = [];
      const times: number[] = [];
      const add = (seq: number, often: number): void => {
        if (seq < before) {
          seqs.push(seq);
          times.push(often);
        }
      };
      for (const { start, bytes } of lists) {
        readPostings(bytes, (place, often) => add(start + place, often));
      }
      for (const { seq, counts } of last) {
        add(seq, counts.get(stem.hash) ?? 1);
      }
      return { stem, worth: worthOf(stem, count, corpus), seqs, times };
    });
};

const sum = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number =>
  items.reduce((all, item) => all + valueOf(item), 0);

/** The postings of a stem in a segment that begins at a place. */
interface PostingList {
  readonly start: number;
  readonly bytes: Uint8Array;
}

/** Returns the postings of each stem, in the order of the segments. */
const readIndexed = async (
  database: Database,
  segments: readonly { readonly segment_id: number; readonly position: number }[],
  stems: readonly QuestionStem[],
): Promise<Map<number, PostingList[]>> => {
  const found = new Map<number, PostingList[]>(stems.map(({ hash }) => [hash, []]));
  if (segments.length === 0 || stems.length === 0) {
    return found;
  }
  const starts = new Map(segments.map((segment) => [segment.segment_id, segment.position * segmentSize]));
  const rows = await database
    .selectFrom('recall_postings')
    .select(['segment_id', 'stem', 'postings'])
    .where('segment_id', 'in', [...starts.keys()])
    .where('stem', 'in', [...found.keys()])
    .execute();
  for (const { segment_id: segmentId, stem, postings } of rows) {
    found.get(stem)?.push({ start: starts.get(segmentId) ?? 0, bytes: postings });
  }
  for (const lists of found.values()) {
    lists.sort((one, other) => one.start - other.start);
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
  { roomId, after, before }: Place & { readonly after: number },
): Promise<Newest[]> => {
  const rows = await database
    .selectFrom('messages')
    .select(['seq', 'text', 'heard_to', 'created_at'])
    .where('room_id', '=', roomId)
    .where('hidden_at', 'is', null)
    .where('status', '<>', 'streaming')
    .where('seq', '>', after)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(maxUnindexed)
    .execute();
  return mapInTurns(rows.toReversed(), (row) => {
    const text = heardText(row);
    return { seq: row.seq, length: text.length, counts: countMessageStems(text, row.created_at) };
  });
};
