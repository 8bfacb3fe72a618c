import { recentChatsMachine } from '../../../src/machines/rooms/recent-chats.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { roomWithIris, roomWithTomas } from '../mates/catalogue-samples.ts';

const notFound = new ApiError('rejected', 'This conversation no longer exists.', { code: 4040 });

export const model = modelOf(recentChatsMachine, {
  inputs: [{ searchedId: null, isForPins: false }],
  events: {
    'xstate.done.actor.request': [],
    'room.removed': ({ context: { rooms, canUndo } }) =>
      rooms
        .flatMap(({ roomId }) => [true, false].map((canBeRestored) => ({ roomId, canBeRestored })))
        .filter(({ canBeRestored }) => canUndo || !canBeRestored),
    'room.restored': ({ context: { removed } }) => removed.map((room) => ({ room })),
    'room.expired': ({ context: { removed } }) => removed.map(({ roomId }) => ({ roomId, error: notFound })),
    // Done in the browser at once: `unsent-messages.long.spec.ts` does it.
    'room.textsCopied': [],
    'room.textsDiscarded': [],
    // As one that is archived; the tour of `roomActions` does it.
    'room.renamed': [],
    // Archived as if it was moved back at once: the tour in the browser leaves the archive folded.
    'room.archived': ({ context: { rooms, canUndo } }) => (canUndo ? rooms.map((room) => ({ room })) : []),
  },
  actors: {
    fetchRooms: {
      done: [
        {
          rooms: [roomWithIris, roomWithTomas],
          removed: [],
          canUndo: true,
          unsent: [
            { roomId: 'room-1', kind: 'draft', excerpt: 'On Thursday' },
            { roomId: 'room-2', kind: 'message', excerpt: 'Are you there?' },
          ],
          orphaned: [],
          isCopy: false,
        },
        {
          rooms: [roomWithIris, roomWithTomas],
          removed: [],
          canUndo: false,
          unsent: [],
          orphaned: [],
          isCopy: false,
        },
        { rooms: [], removed: [], canUndo: true, unsent: [], orphaned: [], isCopy: false },
        {
          rooms: [roomWithTomas],
          removed: [roomWithIris],
          canUndo: true,
          unsent: [],
          orphaned: [],
          isCopy: false,
        },
        { rooms: [roomWithIris], removed: [], canUndo: true, unsent: [], orphaned: [], isCopy: false },
        { rooms: [roomWithIris], removed: [], canUndo: true, unsent: [], orphaned: [], isCopy: true },
      ],
      error: [new Error('broken')],
    },
    refreshRooms: {
      done: [
        {
          rooms: [roomWithTomas],
          removed: [],
          canUndo: true,
          unsent: [{ roomId: 'room-2', kind: 'draft', excerpt: 'I was about to' }],
          orphaned: [],
        },
      ],
      error: [new Error('broken')],
    },
    roomActions: {},
    messageSearch: {},
    roomImport: {},
  },
  view: ({ rooms, removed, canUndo, unsent }) => ({
    rooms: rooms.map(({ roomId }) => roomId),
    removed: removed.map(({ roomId }) => roomId),
    canUndo,
    unsent,
  }),
});
