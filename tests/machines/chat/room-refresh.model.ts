import { roomRefreshMachine } from '../../../src/machines/chat/room-refresh.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { message, notFound, page, unreachable } from './chat-samples.ts';

export const model = modelOf(roomRefreshMachine, {
  input: { roomId: 'room-1', jitter: 0.5 },
  events: {},
  actors: {
    watchRoom: { error: [new Error('nothing to watch')] },
    fetchMessages: { done: [page([message(30)], true)], error: [unreachable, notFound] },
  },
  rests: ['unwatched'],
});
