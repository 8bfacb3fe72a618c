import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { searchMachine } from '../../../src/machines/mates/search.machine.ts';
import { readQuery, writeQuery } from '../../../src/machines/mates/search.reducers.ts';
import {
  selectHotWords,
  selectIsNarrowed,
  selectMates,
} from '../../../src/machines/mates/search.selectors.ts';
import type { SearchPage, SearchResult } from '../../../src/machines/mates/search.types.ts';
import { iris, refuse, tomas, unreachable } from './catalogue-samples.ts';
import { deferred, settled } from '../support/deferred.ts';
import { firstPage, lastPage, nobody } from './search-samples.ts';

type Answer = () => Promise<SearchResult>;

/** The machine on a page: a place that it asks for is where it is at once, as navigation does it. */
const start = (
  search: string,
  answers: readonly Answer[],
  words: () => Promise<readonly string[]> = () => Promise.resolve([]),
) => {
  const left = [...answers];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const ask = fromPromise<SearchResult, SearchPage>(({ input: { query, page } }) => {
    log.push(`ask ${page} ${writeQuery(query)}`);
    return (left.shift() ?? refuse)();
  });
  const actor = createActor(
    searchMachine.provide({
      actors: { fetchResults: ask, fetchMore: ask, fetchHotWords: fromPromise(words) },
      actions: {
        navigateToQuery: (_, { search: place, replace }) => {
          log.push(`${replace ? 'replace' : 'push'} ${place}`);
          actor.send({ type: 'query.changed', search: place });
        },
      },
    }),
    { clock, input: { search } },
  ).start();
  return { actor, clock, log };
};

const some: Answer = () => Promise.resolve(firstPage);
const valueOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value;
const contextOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context;

describe('search', () => {
  test('[S1.1] [S2.20] the address says what is looked for, and a visitor gets it', async () => {
    const page = start('q=iris&tags=gentle,late+night&order=week', [some]);
    await settled();

    expect(page.log).toEqual(['ask 1 q=iris&tags=gentle%2Clate+night&order=week']);
    expect(valueOf(page)).toEqual({ field: 'resting', results: { shown: 'resting' }, words: 'ready' });
    expect(contextOf(page)).toEqual({
      query: { q: 'iris', tags: ['gentle', 'late night'], creatorId: '', order: 'week' },
      written: 'iris',
      edition: 0,
      page: 1,
      ...firstPage,
      hotWords: [],
      failure: null,
    });
    expect(selectIsNarrowed(page.actor.getSnapshot())).toBe(true);
  });

  test.each([
    ['nothing', '', { q: '', tags: [], creatorId: '', order: 'relevance' }],
    ['an unknown order', 'order=drop', { q: '', tags: [], creatorId: '', order: 'relevance' }],
    ['a strange creator', 'creatorId=../x', { q: '', tags: [], creatorId: '', order: 'relevance' }],
    ['a tag twice and an empty one', 'tags=a,,a', { q: '', tags: ['a'], creatorId: '', order: 'relevance' }],
    [
      'a query beyond all measure',
      `q=${'x'.repeat(300)}`,
      { q: 'x'.repeat(100), tags: [], creatorId: '', order: 'relevance' },
    ],
  ])('[S2.20] an address with %s is read as far as it makes sense', (_, search, expected) => {
    expect(readQuery(search)).toEqual(expected);
  });

  test('[S2.20] while somebody types the address waits for a pause, and takes only what was written last', async () => {
    const page = start('', [some, some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'ir' });
    page.clock.increment(299);
    page.actor.send({ type: 'query.type', text: 'iris ' });
    page.clock.increment(299);
    expect(page.log).toEqual(['ask 1 ']);
    page.clock.increment(1);
    expect(page.log).toEqual(['ask 1 ', 'replace q=iris', 'ask 1 q=iris']);
    expect(contextOf(page).edition).toBe(0);
    expect(contextOf(page).written).toBe('iris ');
  });

  test('Enter does not wait, and asks for the same only once', async () => {
    const page = start('', [some, some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'iris' });
    page.actor.send({ type: 'query.submit', text: 'iris' });
    page.actor.send({ type: 'query.submit', text: 'iris' });
    page.clock.increment(1000);

    expect(page.log).toEqual(['ask 1 ', 'replace q=iris', 'ask 1 q=iris']);
  });

  test('what is taken back within the pause is never asked for', async () => {
    const page = start('q=iris', [some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'iri' });
    page.actor.send({ type: 'query.type', text: 'iris' });
    page.clock.increment(1000);

    expect(page.log).toEqual(['ask 1 q=iris']);
    expect(valueOf(page)).toEqual({ field: 'resting', results: { shown: 'resting' }, words: 'ready' });
  });

  test('[S2.20] tags, order and creator change the address, each a step to go back from', async () => {
    const page = start('q=x&creatorId=ada', [some, some, some, some, some, some]);
    await settled();
    page.actor.send({ type: 'tag.toggle', tag: 'gentle' });
    page.actor.send({ type: 'order.choose', order: 'new' });
    page.actor.send({ type: 'tag.toggle', tag: 'gentle' });
    page.actor.send({ type: 'creator.drop' });
    page.actor.send({ type: 'tag.toggle', tag: 'wry' });
    page.actor.send({ type: 'filters.clear' });

    expect(page.log.filter((line) => line.startsWith('push'))).toEqual([
      'push q=x&tags=gentle&creatorId=ada',
      'push q=x&tags=gentle&creatorId=ada&order=new',
      'push q=x&creatorId=ada&order=new',
      'push q=x&order=new',
      'push q=x&tags=wry&order=new',
      'push q=x&order=new',
    ]);
  });

  test('[S7.5] hot words are offered while nothing is looked for; a chosen one is written into the field', async () => {
    const page = start('', [some, some], () => Promise.resolve(['stargazing']));
    await settled();
    expect(selectHotWords(page.actor.getSnapshot())).toEqual(['stargazing']);
    page.actor.send({ type: 'word.choose', word: 'stargazing' });
    await settled();

    expect(selectHotWords(page.actor.getSnapshot())).toEqual([]);
    expect(contextOf(page).written).toBe('stargazing');
    expect(contextOf(page).edition).toBe(1);
  });

  test('[S8.10] without hot words the screen is whole', async () => {
    const page = start('', [some], refuse);
    await settled();

    expect(valueOf(page)).toEqual({ field: 'resting', results: { shown: 'resting' }, words: 'ready' });
  });

  test('[S7.4] the next page is added below, and nobody stands there twice', async () => {
    const page = start('', [some, () => Promise.resolve({ ...lastPage, mates: [iris, tomas] })]);
    await settled();
    page.actor.send({ type: 'page.next' });
    page.actor.send({ type: 'page.next' });
    await settled();
    page.actor.send({ type: 'page.next' });

    expect(page.log).toEqual(['ask 1 ', 'ask 2 ']);
    expect(selectMates(page.actor.getSnapshot())).toEqual([iris, tomas]);
  });

  test('[S8.10] a next page that does not come leaves what is there, and may be asked for again', async () => {
    const page = start('', [some, () => Promise.reject(unreachable), () => Promise.resolve(lastPage)]);
    await settled();
    page.actor.send({ type: 'page.next' });
    await settled();
    expect(valueOf(page)).toEqual({ field: 'resting', results: { shown: 'stuck' }, words: 'ready' });
    expect(selectMates(page.actor.getSnapshot())).toEqual([iris]);
    page.actor.send({ type: 'page.next' });
    await settled();
    expect(selectMates(page.actor.getSnapshot())).toEqual([iris, tomas]);
  });

  test('[S2.20] that nobody was found is a state of its own, and a failure another', async () => {
    const page = start('q=x', [() => Promise.resolve(nobody)]);
    await settled();
    expect(valueOf(page)).toEqual({ field: 'resting', results: 'empty', words: 'ready' });

    const other = start('q=x', [refuse, some]);
    await settled();
    expect(valueOf(other)).toEqual({ field: 'resting', results: 'failed', words: 'ready' });
    other.actor.send({ type: 'load.retry' });
    await settled();
    expect(selectMates(other.actor.getSnapshot())).toEqual([iris]);
  });

  test('an answer to an earlier query never stands under a later one', async () => {
    const slow = deferred<SearchResult>();
    const page = start('q=a', [() => slow.promise, () => Promise.resolve(lastPage)]);
    page.actor.send({ type: 'query.submit', text: 'b' });
    await settled();
    slow.resolve(firstPage);
    await settled();

    expect(selectMates(page.actor.getSnapshot())).toEqual([tomas]);
  });

  test('[S8.10] after fifteen seconds the wait is told, for results and for more of them', async () => {
    const page = start('', [
      () => new Promise(() => {}),
      some,
      () => new Promise(() => {}),
      () => Promise.resolve(lastPage),
    ]);
    page.clock.increment(15_000);
    await settled();
    expect(valueOf(page)).toEqual({ field: 'resting', results: { searching: 'slow' }, words: 'ready' });
    page.actor.send({ type: 'load.retry' });
    await settled();
    page.actor.send({ type: 'page.next' });
    page.clock.increment(15_000);
    expect(valueOf(page)).toEqual({
      field: 'resting',
      results: { shown: { loadingMore: 'slow' } },
      words: 'ready',
    });
    page.actor.send({ type: 'load.retry' });
    await settled();
    expect(selectMates(page.actor.getSnapshot())).toEqual([iris, tomas]);
  });
});
