import { messageActionsMachine } from '../../../src/machines/chat/message-actions.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import type { MessageChange } from '../../../src/machines/chat/message-actions.types.ts';
import { createParent } from '../support/parent.ts';
import { message, page, unreachable } from './chat-samples.ts';

export const model = modelOf(messageActionsMachine, {
  input: { parentRef: createParent<MessageChange>().parentRef },
  events: {
    'message.like': [{ messageId: 'message-2', liked: true }],
    'alternative.choose': [{ messageId: 'message-2' }],
    'deletion.request': [{ messageId: 'message-2' }],
  },
  actors: {
    likeMessage: { done: [message(2, { liked: true })], error: [unreachable] },
    showMessage: { done: [page([message(2)])], error: [unreachable] },
    deleteMessage: {
      done: [{ kind: 'confirmed', result: undefined }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
  },
});
