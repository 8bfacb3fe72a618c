import { searchMachine } from '../../../../src/machines/mates/browse/search.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { firstPage, lastPage, nobody } from '../search-samples.ts';

export const model = modelOf(searchMachine, {
  events: {
    'query.changed': [{ search: 'q=iris' }, { search: '' }],
    'query.type': [{ text: 'iris' }],
    'query.change': [{ patch: { tags: ['gentle'] } }],
    'page.loaded': [{ page: lastPage }],
  },
  actors: {
    fetchResults: { done: [firstPage, nobody], error: [new Error('broken')] },
    fetchMore: { error: [new Error('broken')] },
    fetchHotWords: { done: [['stargazing']], error: [new Error('broken')] },
  },
  inputs: [{ search: '' }],
  view: ({ query, input, mates, hasMore }) => ({ q: query.q, input, mates: mates.length, hasMore }),
});
