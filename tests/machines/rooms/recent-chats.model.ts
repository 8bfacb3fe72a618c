import { recentChatsMachine } from '../../../src/machines/rooms/recent-chats.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { roomWithIris, roomWithTomas, unreachable } from '../mates/catalogue-samples.ts';

const notFound = new ApiError('rejected', 'There is no such conversation.', { code: 4040 });

export const model = modelOf(recentChatsMachine, {
  inputs: [{ searchedId: null, isForPins: false }],
  events: {
    'deletion.request': [{ roomId: 'room-1' }, { roomId: 'room-2' }, { roomId: 'elsewhere' }],
    'archive.request': [
      { roomId: 'room-1', archived: true },
      { roomId: 'elsewhere', archived: true },
    ],
    'room.restore': [{ roomId: 'room-1' }, { roomId: 'elsewhere' }],
  },
  actors: {
    fetchRooms: {
      done: [
        { rooms: [roomWithIris, roomWithTomas], removed: [], canUndo: true, unsent: [] },
        { rooms: [roomWithIris, roomWithTomas], removed: [], canUndo: false, unsent: [] },
        { rooms: [], removed: [], canUndo: true, unsent: [] },
      ],
      error: [new Error('broken')],
    },
    refreshRooms: {
      done: [{ rooms: [roomWithTomas], removed: [], canUndo: true, unsent: ['room-2'] }],
      error: [unreachable],
    },
    removeRoom: { done: [true, false], error: [unreachable] },
    deleteRoom: {
      done: [{ kind: 'confirmed', result: false }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    // As if it was moved back at once: the tour in the browser leaves the archive folded.
    archiveRoom: { done: [roomWithIris], error: [unreachable] },
    restoreRoom: { done: [roomWithIris], error: [unreachable, notFound] },
    messageSearch: { error: [new Error('broken')] },
    roomImport: { error: [new Error('broken')] },
  },
  view: ({ rooms, removed, canUndo, unsent, selectedId }) => ({
    rooms: rooms.map(({ roomId }) => roomId),
    removed: removed.map(({ roomId }) => roomId),
    canUndo,
    unsent,
    selectedId,
  }),
});
