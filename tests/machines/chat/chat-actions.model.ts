import { chatActionsMachine } from '../../../src/machines/chat/chat-actions.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { message } from './chat-samples.ts';

export const model = modelOf(chatActionsMachine, {
  input: { roomId: 'room-1' },
  rests: ['here'],
  events: {
    'suggestion.chosen': [{ text: 'Yes.' }],
    'message.changed': [{ message: message(11, { liked: true }) }],
    'message.deleted': [{ messageId: 'message-11' }],
  },
  actors: {
    loadChatActions: { done: [undefined], error: [new Error('no answer')] },
    replySuggestions: { error: [new Error('broken')] },
    messageActions: { error: [new Error('broken')] },
  },
});
