import type { SearchOrder, SearchResult, TagCount } from '../../../contract/search.ts';
import type { AppDeps } from '../../dependencies.ts';
import { getMateIndex } from '../../store/mate-index.ts';
import { cardOf, listMates, type StoredMate } from '../mates/catalogue.ts';
import type { Viewer } from '../mates/mate-access.ts';
import { correctTerms } from './correct.ts';
import { allWordsOf, indexMates } from './index-mates.ts';
import { rankMates } from './rank.ts';
import { termsOf } from './words.ts';

/** Mates on a page of results. */
export const pageSize = 12;

export interface SearchInput {
  readonly q: string;
  /** Joined by commas; a mate must carry all of them. */
  readonly tags: string;
  /** '' for any. */
  readonly creatorId: string;
  readonly order: SearchOrder;
  /** From 1. */
  readonly page: number;
  readonly viewer: Viewer | null;
}

type SearchDeps = Pick<AppDeps, 'database' | 'dialect' | 'now'>;

/** Returns one page of the mates that match the input; a query without any letter or digit is none. */
export const searchMates = async (deps: SearchDeps, input: SearchInput): Promise<SearchResult> => {
  const { mates, terms, corrected } = await findMates(deps, input.viewer, termsOf(input.q));
  const fitting = mates.filter((mate) => fits(mate, input));
  const ranked = await rankMates(deps, fitting, { order: input.order, terms });
  const end = input.page * pageSize;
  return {
    mates: ranked.slice(end - pageSize, end).map(cardOf),
    total: ranked.length,
    hasMore: end < ranked.length,
    tags: countTags(fitting),
    corrected,
  };
};

interface Finding {
  readonly mates: readonly StoredMate[];
  readonly terms: readonly string[];
  readonly corrected: string | null;
}

const findMates = async (
  deps: SearchDeps,
  viewer: Viewer | null,
  terms: readonly string[],
): Promise<Finding> => {
  if (terms.length === 0) {
    return { mates: await listMates(deps.database, viewer), terms, corrected: null };
  }
  await indexMates(deps);
  const mates = await matchMates(deps, viewer, terms);
  if (mates.length > 0) {
    return { mates, terms, corrected: null };
  }
  const likelier = correctTerms(terms, vocabularyOf(await listMates(deps.database, viewer)));
  const others = likelier === null ? [] : await matchMates(deps, viewer, likelier);
  return likelier === null || others.length === 0
    ? { mates: [], terms, corrected: null }
    : { mates: others, terms: likelier, corrected: likelier.join(' ') };
};

const matchMates = async (
  { database, dialect }: SearchDeps,
  viewer: Viewer | null,
  terms: readonly string[],
): Promise<StoredMate[]> => listMates(database, viewer, await getMateIndex(dialect).match(database, terms));

const fits = (mate: StoredMate, { tags, creatorId }: SearchInput): boolean => {
  const wanted = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return (
    wanted.every((tag) => mate.tags.includes(tag)) &&
    (creatorId === '' || mate.creator.creatorId === creatorId)
  );
};

const countTags = (mates: readonly StoredMate[]): TagCount[] =>
  [...countOf(mates.flatMap((mate) => mate.tags))]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));

/** Each word of the catalogue with the number of mates that have it. */
const vocabularyOf = (mates: readonly StoredMate[]): Map<string, number> =>
  countOf(mates.flatMap((mate) => [...new Set(allWordsOf(mate))]));

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
};
