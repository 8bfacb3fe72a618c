import { expect, type Page } from '@playwright/test';
import type { EventObject } from 'xstate';
import { searchMachine } from '../../src/machines/mates/search.machine.ts';
import { writeQuery } from '../../src/machines/mates/search.reducers.ts';
import { selectHotWords, selectIsNarrowed } from '../../src/machines/mates/search.selectors.ts';
import { unreachable } from '../machines/mates/catalogue-samples.ts';
import { firstPage, lastPage, nobody } from '../machines/mates/search-samples.ts';
import { coveringTours } from '../../tools/statechart-tests/cover.ts';
import { modelOf, type Edge } from '../../tools/statechart-tests/model.ts';
import { describeSteps } from '../../tools/statechart-tests/walks.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { openVisiting } from './support/signed-in-stage.ts';
import { Journal, textIn, tour, type Sight, type Stage } from './support/tour.ts';

const start = 'creatorId=creator-1';

/** As in the page: what the address shall say comes back from it, and nobody presses what is not there. */
const model = modelOf(searchMachine, {
  events: {
    'query.changed': ({ context }) =>
      ['', 'q=iris'].filter((search) => search !== writeQuery(context.query)).map((search) => ({ search })),
    'query.type': [{ text: 'iris' }],
    'query.submit': [{ text: 'iris' }],
    'word.choose': (snapshot) => selectHotWords(snapshot).map((word) => ({ word })),
    'tag.toggle': ({ context }) => context.tags.slice(0, 1).map(({ tag }) => ({ tag })),
    'order.choose': ({ context }) => (context.query.order === 'new' ? [] : [{ order: 'new' as const }]),
    'creator.drop': ({ context }) => (context.query.creatorId === '' ? [] : [{}]),
    'filters.clear': (snapshot) => (snapshot.hasTag('empty') && selectIsNarrowed(snapshot) ? [{}] : []),
    'page.next': ({ context }) => (context.hasMore ? [{}] : []),
  },
  actors: {
    fetchResults: { done: [firstPage, nobody], error: [unreachable] },
    fetchMore: { done: [lastPage], error: [unreachable] },
    fetchHotWords: { done: [['stargazing']], error: [unreachable] },
  },
  input: { search: start },
  view: ({ query, written, page, hasMore, tags, hotWords }) => [
    [query, written, page],
    [hasMore, tags.length, hotWords.length],
  ],
  // One thing at a time is looked for, which keeps the model small.
  within: ({ context: { query } }, { type }) =>
    ['query.changed', 'creator.drop', 'filters.clear', 'page.next', 'load.retry'].includes(type) ||
    type.startsWith('xstate.') ||
    writeQuery(query) === '' ||
    (['query.type', 'query.submit'].includes(type) && writeQuery(query) === 'q=iris'),
  echoes: {
    navigateToQuery: ({ search }, { query }) =>
      search === writeQuery(query) ? null : ({ type: 'query.changed', search: String(search) } as const),
  },
});
const journal = new Journal(model);
const calls: Readonly<Record<string, string>> = {
  fetchResults: '/mate/search',
  fetchMore: '/mate/search',
  fetchHotWords: '/mate/hotWords',
};

for (const [index, walk] of coveringTours(model).entries()) {
  test(`[S2.20] search, tour ${index + 1}: ${walk.steps.length} steps`, async ({ page, observer }) => {
    test.info().annotations.push({ type: 'tour', description: describeSteps(walk.steps) });
    const gate = await openVisiting(page, `/search?${start}`, { held: Object.values(calls) });
    await tour({ page, observer, journal }, stageOn(page, gate), walk);
  });
}

test('search: every transition was taken in the browser', () => {
  console.log(`${String(journal.coverage)}  in the browser`);
  expect(journal.coverage.missing).toEqual([]);
});

function stageOn(page: Page, gate: Gate): Stage {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const field = main.getByRole('searchbox', { name: 'Search mates' });

  const asPeople: Record<string, (event: EventObject) => Promise<void>> = {
    'query.changed': (event) => page.evaluate(stepBack, textIn(event, 'search')),
    'query.type': (event) => field.fill(textIn(event, 'text')),
    'query.submit': async (event) => {
      await field.fill(textIn(event, 'text'));
      await field.press('Enter');
    },
    'word.choose': (event) => press(textIn(event, 'word')),
    'tag.toggle': (event) => press(textIn(event, 'tag')),
    'order.choose': async () => void (await main.getByLabel('Sort by').selectOption('Newest')),
    'creator.drop': () => main.getByRole('button', { name: /^Remove filter/ }).click(),
    'filters.clear': () => press('Clear filters'),
    'page.next': () => press('Show more'),
    'load.retry': () => press('Try again'),
  };

  async function happen({ event, cause }: Edge): Promise<void> {
    if (cause.kind === 'done') await gate.settle(calls[cause.child] ?? '', success(answerTo(cause)));
    else if (cause.kind === 'error') await failAs(gate, calls[cause.child] ?? '', cause.result);
    else await asPeople[event.type]?.(event);
  }
  return { model, happen, sights: sightsOn(page) };
}

function sightsOn(page: Page): Sight[] {
  const main = page.getByRole('main');
  const status = (text: string | RegExp) =>
    expect(main.getByRole('status').filter({ hasText: text })).toBeVisible();
  const more = (name: string) => expect(main.getByRole('button', { name, exact: true })).toBeVisible();
  return [
    { in: { results: 'searching' }, see: () => status('Searching') },
    { in: { results: { searching: 'slow' } }, see: () => status('This is taking longer than usual') },
    {
      in: { results: { shown: 'resting' } },
      see: () => expect(main.getByRole('article').first()).toBeVisible(),
    },
    { in: { results: { shown: 'loadingMore' } }, see: () => more('Searching') },
    { in: { results: { shown: { loadingMore: 'slow' } } }, see: () => status('longer than usual') },
    {
      in: { results: { shown: 'stuck' } },
      see: () => expect(main.getByText('Couldn’t load more results.')).toBeVisible(),
    },
    { in: { results: 'empty' }, see: () => status('No results') },
    {
      in: { results: 'failed' },
      see: () => expect(main.getByText('Couldn’t load results')).toBeVisible(),
    },
  ];
}

/** What the server answers where the machine's actor hands on less. */
const answerTo = ({ child, result }: { readonly child: string; readonly result: unknown }): unknown =>
  child === 'fetchHotWords' ? { words: result } : result;

/** What a browser does when its Back leads to another query. */
function stepBack(search: string): void {
  history.pushState(null, '', search === '' ? '/search' : `/search?${search}`);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
