import { recentChatsMachine } from '../../../src/machines/chat/recent-chats.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { expired, roomWithIris, roomWithTomas, unreachable } from '../mates/catalogue-samples.ts';

const gone = new ApiError('rejected', 'There is no such conversation.', { code: 4040 });

export const model = modelOf(recentChatsMachine, {
  events: {
    'room.delete': [{ roomId: 'room-1' }, { roomId: 'room-2' }, { roomId: 'elsewhere' }],
    'room.restore': [{ roomId: 'room-1' }, { roomId: 'elsewhere' }],
  },
  actors: {
    fetchRooms: {
      done: [
        { rooms: [roomWithIris, roomWithTomas], removed: [], canReturn: true },
        { rooms: [], removed: [], canReturn: true },
      ],
      error: [unreachable, expired],
    },
    deleteRoom: { done: [true, false], error: [unreachable] },
    restoreRoom: { done: [roomWithIris], error: [unreachable, gone] },
  },
  view: ({ rooms, removed, chosen }) => ({
    rooms: rooms.map(({ roomId }) => roomId),
    removed: removed.map(({ roomId }) => roomId),
    chosen,
  }),
  rests: ['empty'],
});
