import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  searchMachine,
  selectHotWords,
  selectIsNarrowed,
} from '../../../../src/machines/mates/browse/search.machine.ts';
import {
  readQuery,
  toggleTag,
  writeQuery,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
} from '../../../../src/machines/mates/browse/search.reducers.ts';
import { toPager, type LoadedPage } from '../../../../src/machines/shared/pager.ts';
import { provideRequest, selectIsFailed, selectRequest } from '../../../../src/machines/shared/request.ts';
import { iris, refuse, tomas } from '../catalogue-samples.ts';
import { crash } from '../../support/crash.ts';
import { deferred, settled } from '../../support/deferred.ts';
import { firstPage, lastPage, nobody } from '../search-samples.ts';

/** How the URL changes, by `replace`. */
const changes = new Map([
  [true, 'replace'],
  [false, 'push'],
]);

type Answer = () => Promise<SearchResult>;

/** Starts the machine with a URL that changes as soon as the machine requests it, as with navigation. */
const start = (
  search: string,
  answers: readonly Answer[],
  words: () => Promise<readonly string[]> = () => Promise.resolve([]),
) => {
  const left = [...answers];
  const log: string[] = [];
  const clock = new SimulatedClock();
  const ask = ({ query, page }: SearchPage): Promise<SearchResult> => {
    log.push(`ask ${page} ${writeQuery(query)}`);
    return (left.shift() ?? refuse)();
  };
  const actor = createActor(
    searchMachine.provide({
      actors: {
        fetchResults: provideRequest<SearchResult, SearchPage>(({ input }) => ask(input)),
        fetchMore: toPager(
          fromPromise<LoadedPage<SearchResult, SearchPage>, SearchPage>(async ({ input }) => {
            const page = await ask(input);
            return { page, next: page.hasMore ? { ...input, page: input.page + 1 } : null };
          }),
        ),
        fetchHotWords: provideRequest(words),
      },
      actions: {
        navigateToQuery: (_, { search: place, replace }) => {
          log.push(`${changes.get(replace)} ${place}`);
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
const found = { field: 'idle', results: { found: 'paging' }, hotWords: 'ready' };
const contextOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context;

describe('search', () => {
  test('[S1.1] [S2.20] the URL contains the query, and a signed-out user gets results', async () => {
    const page = start('q=iris&tags=gentle,late+night&order=week', [some]);
    await settled();

    expect(page.log).toEqual(['ask 1 q=iris&tags=gentle%2Clate+night&order=week']);
    expect(valueOf(page)).toEqual(found);
    expect(contextOf(page)).toEqual({
      query: { q: 'iris', tags: ['gentle', 'late night'], creatorId: '', order: 'week' },
      input: 'iris',
      ...firstPage,
      hotWords: [],
    });
    expect(selectIsNarrowed(page.actor.getSnapshot())).toBe(true);
    for (const [search, isNarrowed] of [
      ['q=iris', false],
      ['creatorId=ada', true],
      ['tags=wry', true],
    ] as const)
      expect(selectIsNarrowed(start(search, []).actor.getSnapshot())).toBe(isNarrowed);
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
    [
      'more tags than fit',
      `tags=${'x'.repeat(300)}`,
      { q: '', tags: ['x'.repeat(200)], creatorId: '', order: 'relevance' },
    ],
  ])('[S2.20] parses the valid parts of a URL with %s', (_, search, expected) => {
    expect(readQuery(search)).toEqual(expected);
  });

  test('[S2.20] while the user types, the URL is debounced and gets the last input only', async () => {
    const page = start('', [some, some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'ir' });
    page.clock.increment(299);
    page.actor.send({ type: 'query.type', text: 'iris ' });
    page.clock.increment(299);
    expect(page.log).toEqual(['ask 1 ']);
    page.clock.increment(1);
    expect(page.log).toEqual(['ask 1 ', 'replace q=iris', 'ask 1 q=iris']);
    expect(contextOf(page).input).toBe('iris ');
  });

  test('Enter skips the debounce and does not repeat the same request', async () => {
    const page = start('', [some, some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'iris' });
    page.actor.send({ type: 'query.submit' });
    page.actor.send({ type: 'query.submit' });
    page.clock.increment(1000);

    expect(page.log).toEqual(['ask 1 ', 'replace q=iris', 'ask 1 q=iris']);
  });

  test('does not request input that is undone within the debounce', async () => {
    const page = start('q=iris', [some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'iri' });
    page.actor.send({ type: 'query.type', text: 'iris' });
    page.clock.increment(1000);

    expect(page.log).toEqual(['ask 1 q=iris']);
    expect(valueOf(page)).toEqual(found);
  });

  test('[S2.20] changing tags, order or creator updates the URL and adds a history entry', async () => {
    const page = start('q=x&creatorId=ada', [some, some, some, some, some, some]);
    await settled();
    const change = (patch: Partial<SearchQuery>) => page.actor.send({ type: 'query.change', patch });
    change({ tags: toggleTag([], 'gentle') });
    change({ order: 'new' });
    change({ tags: toggleTag(['gentle'], 'gentle') });
    change({ creatorId: '' });
    change({ tags: ['wry'] });
    change({ tags: [], creatorId: '' });

    expect(page.log.filter((line) => line.startsWith('push'))).toEqual([
      'push q=x&tags=gentle&creatorId=ada',
      'push q=x&tags=gentle&creatorId=ada&order=new',
      'push q=x&creatorId=ada&order=new',
      'push q=x&order=new',
      'push q=x&tags=wry&order=new',
      'push q=x&order=new',
    ]);
  });

  test('[S7.5] offers hot words while the query is empty; a chosen one fills the field', async () => {
    const page = start('', [some, some], () => Promise.resolve(['stargazing']));
    await settled();
    expect(selectHotWords(page.actor.getSnapshot())).toEqual(['stargazing']);
    page.actor.send({ type: 'query.change', patch: { q: 'stargazing' } });
    await settled();

    expect(selectHotWords(page.actor.getSnapshot())).toEqual([]);
    expect(contextOf(page).input).toBe('stargazing');
  });

  test('[S8.10] works without hot words', async () => {
    const page = start('', [some], refuse);
    await settled();

    expect(valueOf(page)).toEqual({ ...found, hotWords: 'loading' });
  });

  test('[S2.20] a single mate is a result', async () => {
    const page = start('q=iris', [() => Promise.resolve({ ...lastPage, mates: [iris], total: 1 })]);
    await settled();
    expect(valueOf(page)).toEqual(found);
  });

  test('[S2.20] a changed URL ends the debounce of what was typed before', async () => {
    const page = start('', [some, some]);
    await settled();
    page.actor.send({ type: 'query.type', text: 'ir' });
    page.actor.send({ type: 'query.changed', search: 'q=tomas' });
    page.clock.increment(1000);
    expect([contextOf(page).input, page.log]).toEqual(['tomas', ['ask 1 ', 'ask 1 q=tomas']]);
  });

  test('[S8.10] after a crash of later pages, a retry searches again', async () => {
    const page = start('q=iris', [some, some]);
    await settled();
    crash(page.actor, 'pager');
    expect(page.actor.getSnapshot().hasTag('crashed')).toBe(true);
    page.actor.send({ type: 'load.retry' });
    await settled();
    expect([valueOf(page), page.log]).toEqual([found, ['ask 1 q=iris', 'ask 1 q=iris']]);
  });

  test('[S7.4] appends the next page without duplicates', async () => {
    const page = start('', [some, () => Promise.resolve({ ...lastPage, mates: [iris, tomas] })]);
    await settled();
    page.actor.getSnapshot().children.pager?.send({ type: 'page.next' });
    await settled();

    expect(page.log).toEqual(['ask 1 ', 'ask 2 ']);
    expect(page.actor.getSnapshot().context.mates).toEqual([...firstPage.mates, tomas]);
  });

  test('[S2.20] an empty result and a failure are separate states', async () => {
    const tags = [{ tag: 'wry', count: 1 }];
    const page = start('q=x', [() => Promise.resolve({ ...nobody, tags, corrected: 'y' })]);
    expect(contextOf(page)).toMatchObject({ total: 0, hasMore: false });
    await settled();
    expect(contextOf(page)).toMatchObject({ tags, corrected: 'y' });
    expect(valueOf(page)).toEqual({ field: 'idle', results: 'empty', hotWords: 'ready' });

    const other = start('q=x', [refuse, some]);
    await settled();
    const request = selectRequest(other.actor.getSnapshot());
    expect(request && selectIsFailed(request.getSnapshot())).toBe(true);
    request?.send({ type: 'load.retry' });
    await settled();
    expect(other.actor.getSnapshot().context.mates).toEqual(firstPage.mates);
  });

  test('never shows the results of an earlier query for a later one', async () => {
    const slow = deferred<SearchResult>();
    const page = start('q=a', [() => slow.promise, () => Promise.resolve(lastPage)]);
    page.actor.send({ type: 'query.type', text: 'b' });
    page.actor.send({ type: 'query.submit' });
    await settled();
    slow.resolve(firstPage);
    await settled();

    expect(page.actor.getSnapshot().context.mates).toEqual([tomas]);
  });
});
