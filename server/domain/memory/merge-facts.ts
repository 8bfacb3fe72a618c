import type { Fact } from '../../../contract/memory/fact.ts';
import type { Database } from '../../store/database.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { FactRow } from '../../store/schema/memory.ts';
import { fold } from '../../shared/fold.ts';

/** A fact as it is remembered: all rows that say the same count as one, with the newest of them. */
export interface MergedFact {
  readonly newest: FactRow;
  readonly factIds: readonly string[];
  readonly isPinned: boolean;
  /** Since when it is no longer true, in milliseconds since 1970; null while it is. */
  readonly pastSince: number | null;
  /** Whether a newer fact made it past. */
  readonly isSuperseded: boolean;
}

interface Pair {
  readonly userId: string;
  readonly mateId: string;
}

/** A row with whether it comes from a room with mature content. */
export type VisibleFact = FactRow & { readonly mature_at: number | null };

/**
 * Reads what the mate remembers about the user, oldest first: without facts that were forgotten, and without those whose message
 * or room is deleted or whose message is in a hidden branch.
 */
export const readVisibleFacts = (database: Database, { userId, mateId }: Pair): Promise<VisibleFact[]> =>
  database
    .selectFrom('facts')
    .leftJoin('messages as source', (join) =>
      join.onRef('source.message_id', '=', 'facts.source_message_id').on('source.hidden_at', 'is', null),
    )
    .leftJoin('rooms as place', (join) =>
      join.on('place.room_id', '=', (column) => column.fn.coalesce('facts.source_room_id', 'facts.room_id')),
    )
    .selectAll('facts')
    .select('place.mature_at')
    .where('facts.user_id', '=', userId)
    .where('facts.mate_id', '=', mateId)
    .where('facts.forgotten_at', 'is', null)
    .where('place.removed_at', 'is', null)
    .where((where) =>
      where.or([where('facts.source_message_id', 'is', null), where('source.message_id', 'is not', null)]),
    )
    .orderBy('facts.created_at')
    .orderBy('facts.fact_id')
    .execute();

/** Returns whether two rows say the same about the same. */
export const keyOf = ({ room_id: roomId, kind, topic, text }: FactRow): string =>
  JSON.stringify([roomId, kind, topic, fold(text.trim())]);

/** Combines rows, oldest first, to facts, and finds out which are past. Returns the newest first. */
export const mergeFacts = (rows: readonly FactRow[]): MergedFact[] => {
  const groups = groupBy(rows, keyOf);
  const pastSince = findSuperseded(rows);
  return [...groups.values()]
    .map((group) => toFactOf(group, pastSince))
    .toSorted((one, other) => compare(other.newest, one.newest));
};

const toFactOf = (
  group: readonly [FactRow, ...FactRow[]],
  superseded: ReadonlyMap<string, number>,
): MergedFact => {
  const newest = group.at(-1) ?? group[0];
  const supersededAt = superseded.get(newest.fact_id) ?? null;
  const times = [newest.ended_at, supersededAt].filter((time) => time !== null);
  return {
    newest,
    factIds: group.map((row) => row.fact_id),
    isPinned: group.some((row) => row.pinned_at !== null),
    pastSince: times.length === 0 ? null : Math.min(...times),
    isSuperseded: supersededAt !== null,
  };
};

const compare = (one: FactRow, other: FactRow): number =>
  one.created_at - other.created_at || (one.fact_id < other.fact_id ? -1 : 1);

/** Returns when each row that a newer one of its topic supersedes became past. */
const findSuperseded = (rows: readonly FactRow[]): Map<string, number> => {
  const superseded = new Map<string, number>();
  const topics = groupBy(
    rows.filter(({ topic }) => topic !== ''),
    ({ room_id: roomId, topic }) => JSON.stringify([roomId, topic]),
  );
  for (const related of topics.values()) {
    // From the end, so that each row is compared with the first newer one that says something else.
    let ending: FactRow | undefined;
    let next: FactRow | undefined;
    for (const row of related.toReversed()) {
      const newer = row.ends_topic === 1 ? next : ending;
      if (newer !== undefined && keyOf(newer) !== keyOf(row)) {
        superseded.set(row.fact_id, newer.created_at);
      }
      next = row;
      ending = row.is_exclusive === 1 || row.ends_topic === 1 ? row : ending;
    }
  }
  return superseded;
};

export const toFact = ({ newest, isPinned, pastSince }: MergedFact): Fact => ({
  factId: newest.fact_id,
  kind: newest.kind,
  text: newest.text,
  roomId: newest.room_id,
  source:
    newest.source_room_id === null || newest.source_message_id === null
      ? null
      : { roomId: newest.source_room_id, messageId: newest.source_message_id },
  learnedBy: newest.learned_by,
  pinned: isPinned,
  pastSince,
  createdAt: newest.created_at,
  updatedAt: newest.updated_at,
});

/** A fact of which nothing else is known, because it is forgotten or hidden. */
export const toSingleFact = (row: FactRow): MergedFact => ({
  newest: row,
  factIds: [row.fact_id],
  isPinned: row.pinned_at !== null,
  pastSince: row.ended_at,
  isSuperseded: false,
});

/** No other fact supersedes it. */
export const withoutTopic = { topic: '', is_exclusive: 0, ends_topic: 0 };

/** The columns of a fact that was forgotten for good. */
export const erased = { text: '', ...withoutTopic, pinned_at: null, ended_at: null, client_id: null };
