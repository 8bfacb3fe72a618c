import type { Mate } from '../../../contract/mate.ts';
import type { HotWords, SearchResult } from '../../../contract/search.ts';
import { days } from '../../clock.ts';
import type { AppDeps } from '../../dependencies.ts';
import { hashSecret, newSecret } from '../../ids.ts';
import { listMates, type StoredMate } from '../mates/catalogue.ts';
import { toWords, toTerms } from './words.ts';

/** Counts what is searched for and found, by day, without keeping who searched. */
export interface SearchCounts {
  /** `caller` tells people apart: a network's address or a user's id. It is hashed with a secret that is never stored. */
  readonly count: (query: string, result: SearchResult, caller: string) => Promise<void>;
  readonly hotWords: () => Promise<HotWords>;
}

/** How many days back, how many people at least, and how many words at most. */
const periodDays = 7;
const minCallers = 3;
const maxWords = 8;
/** How many of the commonest words are looked through for those that can still be shown. */
const maxRowsRead = 100;
/** Beyond this many pairs of word and person in a day a node counts no more: the list needs no more than a hint. */
const maxCounted = 20_000;

/**
 * Only words that the found mates themselves carry are counted: what somebody types about themselves is none of these.
 * Who has been counted today is known to this process alone and forgotten with it.
 */
export const createSearchCounts = ({ database, now }: Pick<AppDeps, 'database' | 'now'>): SearchCounts => {
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
      const word = toCountedWord(query, result);
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
        .where('day', '>', toDay(now()) - periodDays)
        .groupBy('word')
        .having((having) => having.fn.sum<number>('callers'), '>=', minCallers)
        .orderBy('callers', 'desc')
        .orderBy('word')
        .limit(maxRowsRead)
        .execute();
      // A mate may have been taken back, or have become mature, since its name was searched for.
      const known = findableWords(await listMates(database, null));
      const words = rows.filter(({ word }) => word.split(' ').every((term) => known.has(term)));
      return { words: words.slice(0, maxWords).map(({ word }) => word) };
    },
  };
};

/** Removes the counts of days that no list looks at any more. */
export const purgeSearchCounts = async ({
  database,
  now,
}: Pick<AppDeps, 'database' | 'now'>): Promise<void> => {
  await database
    .deleteFrom('search_counts')
    .where('day', '<=', toDay(now()) - periodDays)
    .execute();
};

/** The query in its plain form when each word of it is a whole word of a tag, name or creator that was found. */
const toCountedWord = (query: string, result: SearchResult): string | null => {
  const terms = toTerms(query);
  if (terms.length === 0 || result.corrected !== null) {
    return null;
  }
  const known = findableWords(result.mates);
  return terms.every((term) => known.has(term)) ? terms.join(' ') : null;
};

const findableWords = (mates: readonly (Mate | StoredMate)[]): ReadonlySet<string> =>
  new Set(mates.flatMap(({ name, tags, creator }) => toWords([name, ...tags, creator.name].join(' '))));

const toDay = (time: number): number => Math.floor(time / days(1));
