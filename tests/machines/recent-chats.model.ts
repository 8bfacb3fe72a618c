import { recentChatsMachine } from '../../src/machines/recent-chats.machine.ts';
import { modelOf } from '../model/model.ts';
import { expired, roomWithIris, roomWithTomas, unreachable } from './catalogue-samples.ts';

export const model = modelOf(recentChatsMachine, {
  events: { 'room.delete': [{ roomId: 'room-1' }, { roomId: 'room-2' }, { roomId: 'elsewhere' }] },
  actors: {
    fetchRooms: { done: [[roomWithIris, roomWithTomas], []], error: [unreachable, expired] },
    deleteRoom: { done: [undefined], error: [unreachable] },
  },
  view: ({ rooms, chosen }) => ({ rooms: rooms.map(({ roomId }) => roomId), chosen }),
  rests: ['empty'],
});
