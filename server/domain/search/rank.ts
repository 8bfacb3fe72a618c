import type { SearchOrder } from '../../../contract/search.ts';
import { days } from '../../clock.ts';
import type { AppDeps } from '../../dependencies.ts';
import type { StoredMate } from '../mates/catalogue.ts';
import { countMessages } from '../social/trending.ts';
import { wordsOf } from './words.ts';

/** The mates in the order asked for; equal ones stay in the order of recommendation, in which they come. */
export const rankMates = async (
  deps: Pick<AppDeps, 'database' | 'now'>,
  mates: readonly StoredMate[],
  { order, terms }: { order: SearchOrder; terms: readonly string[] },
): Promise<StoredMate[]> => {
  const weigh = await weights[order](deps, terms);
  const weighed = mates.map((mate) => ({ mate, weight: weigh(mate) }));
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ mate }) => mate);
};

type Weigh = (mate: StoredMate) => number;

const weights: Readonly<
  Record<
    SearchOrder,
    (deps: Pick<AppDeps, 'database' | 'now'>, terms: readonly string[]) => Promise<Weigh> | Weigh
  >
> = {
  relevance: (_, terms) => (mate) => relevanceOf(mate, terms),
  new: async ({ database }) => {
    const rows = await database.selectFrom('mates').select(['mate_id', 'created_at']).execute();
    const times = new Map(rows.map((row) => [row.mate_id, row.created_at]));
    return ({ mateId }) => times.get(mateId) ?? 0;
  },
  day: (deps) => sentSince(deps, days(1)),
  week: (deps) => sentSince(deps, days(7)),
  chats: () => (mate) => mate.chats,
};

const sentSince = async ({ database, now }: Pick<AppDeps, 'database' | 'now'>, period: number) => {
  const counts = await countMessages(database, now() - period);
  return ({ mateId }: StoredMate) => counts.get(mateId) ?? 0;
};

/** A name says more than a tag, a tag more than a sentence; a whole word more than its beginning. */
const relevanceOf = (mate: StoredMate, terms: readonly string[]): number => {
  const fields = [
    { words: wordsOf(`${mate.name} ${mate.shortName}`), worth: 8 },
    { words: wordsOf(mate.tags.join(' ')), worth: 4 },
    { words: wordsOf(mate.tagline), worth: 2 },
    { words: wordsOf(mate.creator.name), worth: 1 },
  ];
  return sum(terms.map((term) => Math.max(...fields.map(({ words, worth }) => worth * fitOf(term, words)))));
};

const fitOf = (term: string, words: readonly string[]): number => {
  if (words.includes(term)) {
    return 1.5;
  }
  return words.some((word) => word.startsWith(term)) ? 1 : 0;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
