import { searchMachine } from '../../../src/machines/mates/search.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { unreachable } from './catalogue-samples.ts';
import { firstPage, lastPage, nobody } from './search-samples.ts';

export const model = modelOf(searchMachine, {
  events: {
    'query.changed': [{ search: 'q=iris' }, { search: '' }],
    'query.type': [{ text: 'iris' }],
    'query.submit': [{ text: 'iris' }],
    'word.choose': [{ word: 'iris' }],
    'tag.toggle': [{ tag: 'gentle' }],
    'order.choose': [{ order: 'new' }],
  },
  actors: {
    fetchResults: { done: [firstPage, nobody], error: [unreachable] },
    fetchMore: { done: [lastPage], error: [unreachable] },
    fetchHotWords: { done: [['stargazing']], error: [unreachable] },
  },
  inputs: [{ search: '' }],
  view: ({ query, written, page, hasMore }) => ({ q: query.q, written, page, hasMore }),
});
