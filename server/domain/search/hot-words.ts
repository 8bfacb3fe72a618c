import type { Mate } from '../../../contract/mates/mate.ts';
import type { HotWords, SearchResult } from '../../../contract/mates/search.ts';
import { days } from '../../shared/clock.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { StoreDeps } from '../store-deps.ts';
import { hashSecret, newSecret } from '../../shared/ids.ts';
import { listMates, type StoredMate } from '../mates/catalogue.ts';
import { toWords, toTerms } from '../../shared/words.ts';

/** Counts successful searches by day, without storing who searched. */
export interface SearchCounts {
  /**
   * `caller` distinguishes people: a network's address or a user's id. It is hashed with a secret that is never stored.
   */
  readonly count: (query: string, result: SearchResult, caller: string) => Promise<void>;
  readonly hotWords: () => Promise<HotWords>;
}

/** The number of days counted, the minimum number of callers per word, and the maximum number of words. */
export const countedDays = 7;
const minCallers = 3;
const maxWords = 8;
/** How many of the most frequent words are checked for whether they can still be shown. */
const maxRowsRead = 100;
/** The maximum number of pairs of word and caller that a node counts per day; the list only needs an estimate. */
const maxCounted = 20_000;

/**
 * Creates the counter. Counts only words of the found mates themselves, so nothing that people type about themselves.
 * Who was counted today is held in this process's memory only.
 */
export const createSearchCounts = ({ database, now }: Pick<StoreDeps, 'database' | 'now'>): SearchCounts => {
  const secret = newSecret();
  let counted = { day: 0, keys: new Set<string>() };

  const isNew = (day: number, word: string, caller: string): boolean => {
    if (counted.day !== day) {
      counted = { day, keys: new Set() };
    }
    const key = hashSecret([secret, word, caller].join('\n'));
    if (counted.keys.has(key) || counted.keys.size >= maxCounted) {
      return false;
    }
    counted.keys.add(key);
    return true;
  };

  const add = async (day: number, word: string): Promise<void> => {
    await database
      .insertInto('search_counts')
      .values({ day, word, callers: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'word'])
          .doUpdateSet((set) => ({ callers: set('search_counts.callers', '+', 1) })),
      )
      .execute();
  };

  return {
    count: async (query, result, caller) => {
      const word = await toCountedWord(query, result);
      const day = toDay(now());
      if (word === null || !isNew(day, word, caller)) {
        return;
      }
      await add(day, word);
    },

    hotWords: async () => {
      const rows = await database
        .selectFrom('search_counts')
        .select(['word', (sum) => sum.fn.sum<number>('callers').as('callers')])
        .where('day', '>', toDay(now()) - countedDays)
        .groupBy('word')
        .having((having) => having.fn.sum<number>('callers'), '>=', minCallers)
        .orderBy('callers', 'desc')
        .orderBy('word')
        .limit(maxRowsRead)
        .execute();
      // A mate may have been deleted, or have become mature, since its name was counted.
      const known = await findableWords(await listMates(database, null));
      const words = rows.filter(({ word }) => word.split(' ').every((term) => known.has(term)));
      return { words: words.slice(0, maxWords).map(({ word }) => word) };
    },
  };
};

/** Returns the normalized query if each of its words is a word of a found tag, name or creator, otherwise null. */
const toCountedWord = async (query: string, result: SearchResult): Promise<string | null> => {
  const terms = toTerms(query);
  if (terms.length === 0 || result.corrected !== null) {
    return null;
  }
  const known = await findableWords(result.mates);
  return terms.every((term) => known.has(term)) ? terms.join(' ') : null;
};

const findableWords = async (mates: readonly (Mate | StoredMate)[]): Promise<ReadonlySet<string>> => {
  const words = await mapInTurns(mates, ({ name, tags, creator }) =>
    toWords([name, ...tags, creator.name].join(' ')),
  );
  return new Set(words.flat());
};

const toDay = (time: number): number => Math.floor(time / days(1));
