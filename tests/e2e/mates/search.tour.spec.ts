import { hotWords, search } from '../../../contract/mates/search.ts';
import { searchMachine } from '../../../src/machines/mates/browse/search.machine.ts';
import { writeQuery } from '../../../src/machines/mates/browse/search.reducers.ts';
import { firstPage, lastPage, nobody } from '../../machines/mates/search-samples.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { stepBack } from '../support/page-events.ts';
import { absent, counted, on, pressIn, success, testTours, textIn } from '../support/tours/tour.ts';

const start = 'creatorId=creator-1';

/** As in the page: the query of the URL is applied after navigation, and disabled buttons are never pressed. */
const model = modelOf(searchMachine, {
  events: {
    'query.changed': ({ context }) =>
      ['', 'q=iris'].filter((search) => search !== writeQuery(context.query)).map((search) => ({ search })),
    'query.type': [{ text: 'iris' }],
    'query.change': ({ context }) => (context.query.creatorId === '' ? [] : [{ patch: { creatorId: '' } }]),
    'page.loaded': ({ context }) => (context.mates.length < 2 ? [{ page: lastPage }] : []),
  },
  actors: {
    fetchResults: { done: [firstPage, nobody], error: [new Error('broken')] },
    fetchMore: { error: [new Error('broken')] },
    fetchHotWords: { done: [['stargazing']], error: [new Error('broken')] },
  },
  input: { search: start },
  view: ({ query, input, mates, hotWords }) => [query, input, mates.length, hotWords.length],
  // One search at a time, which limits the size of the model.
  within: ({ context: { query } }, { type }) =>
    ['query.changed', 'query.change', 'page.loaded', 'load.retry'].includes(type) ||
    type.startsWith('xstate.') ||
    writeQuery(query) === '' ||
    (['query.type', 'query.submit'].includes(type) && writeQuery(query) === 'q=iris'),
  echoes: {
    navigateToQuery: ({ search }, { query }) =>
      search === writeQuery(query) ? null : ({ type: 'query.changed', search: String(search) } as const),
  },
});

testTours('[S2.20] search', { model }, ({ page, gate, main }) => {
  const field = main.getByRole('searchbox', { name: 'Search mates' });
  const { button, status } = on(main);
  return {
    opening: { place: `/search?${start}`, store: {} },
    answers: {
      request: search,
      fetchHotWords: { call: hotWords, response: (words) => ({ words }) },
    },
    causes: {
      'query.changed': (event) => {
        const query = textIn(event, 'search');
        return stepBack(page, query === '' ? '/search' : `/search?${query}`);
      },
      'query.type': (event) => field.fill(textIn(event, 'text')),
      'query.submit': () => field.press('Enter'),
      'query.change': /^Remove filter/,
      'page.loaded': async () => {
        await pressIn(main, 'Show more');
        await gate.settle(search.path, success(lastPage));
      },
    },
    within: main,
    assertions: [
      [{ results: 'searching' }, status('Searching')],
      [{ results: 'found' }, counted(main.getByRole('article'), ({ mates }) => mates.length)],
      [{ results: { found: 'pagingFailed' } }, absent(button('Show more'))],
      [{ results: { found: 'pagingFailed' } }, 'Couldn’t load this part of the page.'],
      [{ results: 'found' }, main.getByLabel('Sort by')],
      [{ results: 'found' }, main.getByText('Visible only to you')],
      [{ results: 'empty' }, status('No results')],
      [{ results: 'empty' }, absent(main.getByLabel('Sort by'))],
      [{ results: 'failed' }, 'Couldn’t load results'],
    ],
  };
});
