import type { SearchOrder } from '../../../contract/mates/search.ts';
import { days } from '../../shared/clock.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { StoredMate } from '../mates/catalogue.ts';
import { countMessages } from '../social/trending.ts';
import { toWords } from '../../shared/words.ts';

/** Sorts the mates in the given order; the sort is stable, so equal ones stay in the order of recommendation. */
export const rankMates = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  mates: readonly StoredMate[],
  { order, terms }: { order: SearchOrder; terms: readonly string[] },
): Promise<StoredMate[]> => {
  const getWeight = await weights[order](deps, terms);
  const weighed = await mapInTurns(mates, (mate) => ({ mate, weight: getWeight(mate) }));
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ mate }) => mate);
};

type GetWeight = (mate: StoredMate) => number;

const weights: Readonly<
  Record<
    SearchOrder,
    (deps: Pick<StoreDeps, 'database' | 'now'>, terms: readonly string[]) => Promise<GetWeight> | GetWeight
  >
> = {
  relevance: (_, terms) => (mate) => getRelevance(mate, terms),
  new: () => (mate) => mate.shownAt,
  day: (deps) => weighBySent(deps, days(1)),
  week: (deps) => weighBySent(deps, days(7)),
  chats: () => (mate) => mate.chats,
};

const weighBySent = async ({ database, now }: Pick<StoreDeps, 'database' | 'now'>, period: number) => {
  const counts = await countMessages(database, now() - period);
  return ({ mateId }: StoredMate) => counts.get(mateId) ?? 0;
};

/** Weighs names above tags, tags above taglines, and complete words above prefixes. */
const getRelevance = (mate: StoredMate, terms: readonly string[]): number => {
  const fields = [
    { words: toWords(`${mate.name} ${mate.shortName}`), worth: 8 },
    { words: toWords(mate.tags.join(' ')), worth: 4 },
    { words: toWords(mate.tagline), worth: 2 },
    { words: toWords(mate.creator.name), worth: 1 },
  ];
  return sum(
    terms.map((term) => Math.max(...fields.map(({ words, worth }) => worth * scoreTerm(term, words)))),
  );
};

const scoreTerm = (term: string, words: readonly string[]): number => {
  if (words.includes(term)) {
    return 1.5;
  }
  return words.some((word) => word.startsWith(term)) ? 1 : 0;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
