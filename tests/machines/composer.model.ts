import { composerMachine } from '../../src/machines/composer.machine.ts';
import { modelOf } from '../model/model.ts';

export const model = modelOf(composerMachine, {
  input: { userId: 'user-1', roomId: 'room-1', draft: '', recent: ['Second', 'First'] },
  events: {
    'draft.change': [{ text: 'Third' }, { text: '' }],
    'draft.recall': [{ by: 1 }, { by: -1 }],
    'draft.sent': [{ text: 'Second' }],
    'draft.return': [{ text: 'First' }],
    'draft.suggest': [{ text: 'Idea' }],
  },
  actors: {},
  within: ({ context }, event) => event.type !== 'draft.return' || context.draft.length < 8,
});
