import { chatExtrasMachine } from '../../src/machines/chat-extras.machine.ts';
import { modelOf } from '../model/model.ts';
import { message } from './chat-samples.ts';

export const model = modelOf(chatExtrasMachine, {
  input: { roomId: 'room-1' },
  rests: ['here'],
  events: {
    'idea.chosen': [{ text: 'Yes.' }],
    'message.changed': [{ message: message(11, { liked: true }) }],
    'message.gone': [{ messageId: 'message-11' }],
  },
  actors: {
    fetchExtras: { done: [undefined], error: [new Error('no answer')] },
    inspiration: { error: [new Error('broken')] },
    messageCare: { error: [new Error('broken')] },
  },
});
