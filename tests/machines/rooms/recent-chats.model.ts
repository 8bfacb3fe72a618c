import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { recentChatsMachine } from '../../../src/machines/rooms/recent-chats.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { roomWithIris, roomWithTomas, unreachable } from '../mates/catalogue-samples.ts';

const notFound = new ApiError('rejected', 'There is no such conversation.', { code: 4040 });

const removed = { type: 'room.removed', roomId: 'room-1', canBeRestored: false } as const;

/** The results that a command of this type can have. */
const results: Readonly<Record<string, readonly string[]>> = {
  'room.delete': ['room.removed'],
  'room.archive': ['room.archived'],
  'room.restore': ['room.restored', 'room.expired'],
};

export const model = modelOf(recentChatsMachine, {
  inputs: [{ searchedId: null, isForPins: false }],
  events: {
    'room.delete': [{ roomId: 'room-1' }, { roomId: 'elsewhere' }],
    'room.archive': [
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
        { rooms: [roomWithTomas], removed: [roomWithIris], canUndo: true, unsent: [] },
        { rooms: [roomWithIris], removed: [], canUndo: true, unsent: [] },
      ],
      error: [new Error('broken')],
    },
    refreshRooms: {
      done: [{ rooms: [roomWithTomas], removed: [], canUndo: true, unsent: ['room-2'] }],
      error: [unreachable],
    },
    // Archived as if it was moved back at once: the tour in the browser leaves the archive folded.
    changeRoom: {
      done: [
        { kind: 'done', result: { type: 'room.removed', roomId: 'room-1', canBeRestored: true } },
        { kind: 'done', result: { type: 'room.removed', roomId: 'room-1', canBeRestored: false } },
        { kind: 'done', result: { type: 'room.archived', room: roomWithIris } },
        { kind: 'done', result: { type: 'room.restored', room: roomWithIris } },
        { kind: 'done', result: { type: 'room.expired', roomId: 'room-1', error: notFound } },
        { kind: 'canceled' },
      ],
      error: [new Error('broken')],
    },
    deleteRoom: {
      done: [{ kind: 'confirmed', result: removed }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    messageSearch: {},
    roomImport: {},
  },
  view: ({ rooms, removed, canUndo, unsent, selectedId, commands }) => ({
    rooms: rooms.map(({ roomId }) => roomId),
    removed: removed.map(({ roomId }) => roomId),
    canUndo,
    unsent,
    selectedId,
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
});

/** One command at a time is enough: the others are the same. */
function isReachable(
  { context: { commands } }: SnapshotFrom<typeof recentChatsMachine>,
  event: EventFromLogic<typeof recentChatsMachine>,
): boolean {
  const [command] = commands;
  if (command === undefined) return true;
  if ('roomId' in event) return command.id === `${event.type}.${event.roomId}`;
  if (!event.type.startsWith('xstate.done.actor.room.') || !('output' in event)) return true;
  const { output } = event;
  if (typeof output !== 'object' || output.kind !== 'done' || !('result' in output)) return true;
  return (results[command.id.replace(/\.[^.]*$/, '')] ?? []).includes(output.result.type);
}
