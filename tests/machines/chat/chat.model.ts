import { chatMachine } from '../../../src/machines/chat/chat.machine.ts';
import type { ChatInput } from '../../../src/machines/chat/chat.reducers.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { message, notFound, page, room, seed, unreachable } from './chat-samples.ts';

const opened = { info: page([message(1)]), isCopy: false, draft: '', unsent: [] };

const visit: ChatInput = {
  userId: 'user-1',
  roomId: null,
  mateId: null,
  another: null,
  messageId: null,
  seed,
  isPaneShown: false,
  search: null,
};

export const model = modelOf(chatMachine, {
  inputs: [
    { ...visit, roomId: 'room-1' },
    { ...visit, mateId: 'mate-iris' },
    visit,
    { ...visit, roomId: 'room-1', messageId: 'message-missing' },
  ],
  events: {
    'conversation.crashed': [{ error: new Error('broken') }],
    'mate.blocked': [{ mateId: 'mate-iris' }],
    'chat.restored': [{ roomId: 'room-1' }],
    'replies.changed': [{ writer: { model: 'large' } }],
    'branch.shown': [{ info: page([message(1)]) }],
    'room.refreshed': [{ info: page([message(1)]) }],
  },
  actors: {
    openRoom: {
      done: [
        { roomId: 'room-1', opened },
        { roomId: 'room-1', opened: null },
        { roomId: 'room-1', opened: { ...opened, isCopy: true } },
        {
          roomId: 'room-1',
          opened: { ...opened, info: { ...opened.info, room: { ...room, temporary: true } } },
        },
      ],
      error: [unreachable, notFound],
    },
    behindChat: {},
    conversation: { error: [new Error('broken')] },
    partHeights: { error: [new Error('broken')] },
    matePane: {},
    chatSearch: {},
    temporaryRoom: {},
    mateChange: {},
    call: {},
    voice: {},
  },
  view: ({ roomId, mateId, messageId }) => ({ roomId, mateId, messageId }),
  rests: ['notFound', 'redirecting', 'ended'],
});
