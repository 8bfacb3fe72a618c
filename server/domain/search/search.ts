import type { SearchOrder, SearchResult, TagCount } from '../../../contract/mates/search.ts';
import { toTags } from '../../../contract/mates/tag.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { StoreDeps } from '../store-deps.ts';
import { getMateIndex } from '../../store/mate-index.ts';
import type { Mate } from '../../../contract/mates/mate.ts';
import type { Database } from '../../store/database.ts';
import { toCard, listMates, listMatesFor, type StoredMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { correctTerms } from './correct.ts';
import { toMateWords, indexMates } from './index-mates.ts';
import { rankMates } from './rank.ts';
import { toTerms } from '../../shared/words.ts';

/** The number of mates per page of results. */
export const pageSize = 12;

export interface SearchInput {
  readonly q: string;
  /** Comma-separated; a mate must have all of them. */
  readonly tags: string;
  /** '' matches any. */
  readonly creatorId: string;
  readonly order: SearchOrder;
  /** From 1. */
  readonly page: number;
  readonly viewer: Viewer | null;
}

type SearchDeps = StoreDeps;

/**
 * Returns one page of the mates that match the input, with a query also of the viewer's own that are not public. A query without
 * letters or digits counts as none.
 */
export const searchMates = async (deps: SearchDeps, input: SearchInput): Promise<SearchResult> => {
  const { mates, terms, corrected } = await findMates(deps, input.viewer, toTerms(input.q));
  const fitting = mates.filter((mate) => matchesFilters(mate, input));
  const ranked = await rankMates(deps, fitting, { order: input.order, terms });
  const end = input.page * pageSize;
  return {
    mates: ranked.slice(end - pageSize, end).map(toResult),
    total: ranked.length,
    hasMore: end < ranked.length,
    tags: countTags(fitting),
    corrected,
  };
};

const toResult = (mate: StoredMate): Mate => ({
  ...toCard(mate),
  ...(mate.visibility === 'public' ? {} : { visibility: mate.visibility }),
});

interface MatchResult {
  readonly mates: readonly StoredMate[];
  readonly terms: readonly string[];
  readonly corrected: string | null;
}

const findMates = async (
  deps: SearchDeps,
  viewer: Viewer | null,
  terms: readonly string[],
): Promise<MatchResult> => {
  if (terms.length === 0) {
    return { mates: await listMates(deps.database, viewer), terms, corrected: null };
  }
  await indexMates(deps);
  const mates = [
    ...(await matchMates(deps, viewer, terms)),
    ...(await matchOwnMates(deps.database, viewer, terms)),
  ];
  if (mates.length > 0) {
    return { mates, terms, corrected: null };
  }
  const words = await mapInTurns(await listMates(deps.database, viewer), toDistinctWords);
  const correctedTerms = await correctTerms(terms, countWords(words.flat()));
  const others = correctedTerms === null ? [] : await matchMates(deps, viewer, correctedTerms);
  return correctedTerms === null || others.length === 0
    ? { mates: [], terms, corrected: null }
    : { mates: others, terms: correctedTerms, corrected: correctedTerms.join(' ') };
};

const matchMates = async (
  { database, dialect }: SearchDeps,
  viewer: Viewer | null,
  terms: readonly string[],
): Promise<StoredMate[]> => listMates(database, viewer, await getMateIndex(dialect).match(database, terms));

/** Matches the viewer's own mates that are not public, which are not in the index. */
const matchOwnMates = async (
  database: Database,
  viewer: Viewer | null,
  terms: readonly string[],
): Promise<StoredMate[]> => {
  if (viewer === null) return [];
  const own = await database
    .selectFrom('mates')
    .select('mate_id')
    .where('owner_id', '=', viewer.userId)
    .where('visibility', '!=', 'public')
    .execute();
  const mates = await listMatesFor(
    database,
    viewer,
    own.map((row) => row.mate_id),
  );
  return mates.filter((mate) => {
    const words = toMateWords(mate);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
};

const matchesFilters = (mate: StoredMate, { tags, creatorId }: SearchInput): boolean => {
  const wanted = toTags(tags.split(',')).filter((tag) => tag !== '');
  return (
    wanted.every((tag) => mate.tags.includes(tag)) &&
    (creatorId === '' || mate.creator.creatorId === creatorId)
  );
};

const countTags = (mates: readonly StoredMate[]): TagCount[] =>
  [...countWords(mates.flatMap((mate) => mate.tags))]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));

const toDistinctWords = (mate: StoredMate): string[] => [...new Set(toMateWords(mate))];

const countWords = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};
