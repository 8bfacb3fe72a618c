import { keyListMachine } from '../../../../../src/machines/lore/entries/keys/key-list.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(keyListMachine, {
  input: {
    draft: 'lore-entry/book-1/entry-1',
    name: 'keys',
    keys: ['lighthouse', 'lamp'],
    arePatterns: false,
  },
  events: {
    'text.change': [{ text: 'sea' }, { text: '/a,b/i, ' }],
    'text.compose': [{ text: 'うみ、' }],
    'list.paste': [{ text: 'tide\nfoam' }],
    'list.restore': [{ value: 'lighthouse\nlamp' }],
    'key.remove': [{ key: 'lamp' }],
  },
  actors: {},
  // The first key shows everything.
  within: ({ context: { keys } }) => keys.length < 4 && keys.includes('lighthouse'),
  view: ({ keys, written }) => ({ keys, written }),
});
