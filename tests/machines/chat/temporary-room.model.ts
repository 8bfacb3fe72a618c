import { temporaryRoomMachine } from '../../../src/machines/chat/temporary-room.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { createParent } from '../support/parent.ts';
import { message, notFound, page, unreachable } from './chat-samples.ts';

const { parentRef } = createParent<{ readonly type: 'room.missing' }>();

export const model = modelOf(temporaryRoomMachine, {
  inputs: [{ roomId: 'room-1', parentRef }],
  rests: ['ended'],
  view: ({ roomId }) => ({ roomId }),
  events: {},
  actors: {
    readRoom: { done: [page([message(1)])], error: [unreachable, notFound] },
    endRoom: { done: [{ kind: 'done', result: null }, { kind: 'canceled' }], error: [new Error('broken')] },
  },
});
