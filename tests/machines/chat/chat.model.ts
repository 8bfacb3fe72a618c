import { chatMachine } from '../../../src/machines/chat/chat.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { message, notFound, page, room, seed, unreachable } from './chat-samples.ts';

const opened = { info: page([message(1)]), draft: '', unsent: [] };

export const model = modelOf(chatMachine, {
  inputs: [
    {
      userId: 'user-1',
      roomId: 'room-1',
      mateId: null,
      temporaryId: null,
      messageId: null,
      seed,
      isPaneShown: false,
    },
    {
      userId: 'user-1',
      roomId: null,
      mateId: 'mate-iris',
      temporaryId: null,
      messageId: null,
      seed,
      isPaneShown: false,
    },
    {
      userId: 'user-1',
      roomId: null,
      mateId: null,
      temporaryId: null,
      messageId: null,
      seed,
      isPaneShown: false,
    },
    {
      userId: 'user-1',
      roomId: 'room-1',
      mateId: null,
      temporaryId: null,
      messageId: 'message-gone',
      seed,
      isPaneShown: false,
    },
  ],
  events: {
    'conversation.crashed': [{ error: new Error('broken') }],
    'mate.blocked': [{ mateId: 'mate-iris' }],
  },
  actors: {
    openRoom: {
      done: [
        { roomId: 'room-1', opened },
        { roomId: 'room-1', opened: null },
        {
          roomId: 'room-1',
          opened: { ...opened, info: { ...opened.info, room: { ...room, temporary: true } } },
        },
      ],
      error: [unreachable, notFound],
    },
    conversation: { error: [new Error('broken')] },
    partHeights: { error: [new Error('broken')] },
    matePane: {},
    temporaryRoom: {},
  },
  view: ({ roomId, mateId, messageId }) => ({ roomId, mateId, messageId }),
  rests: ['notFound', 'redirecting', 'ended'],
});
