import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { roomActionsMachine } from '../../../src/machines/rooms/room-actions.machine.ts';
import { toCommandId, type RoomChange } from '../../../src/machines/rooms/room-actions.reducers.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { roomWithIris, roomWithTomas } from '../mates/catalogue-samples.ts';
import { createParent } from '../support/parent.ts';

const { parentRef } = createParent<RoomChange | { readonly type: 'rooms.changed' }>();
const copy = { exportedAt: 1, room: roomWithIris, notes: '', persona: null, messages: [] };
const notFound = new ApiError('rejected', 'This conversation no longer exists.', { code: 4040 });

/** The results that a command of this type can have. */
const results: Readonly<Record<string, readonly string[]>> = {
  'room.delete': ['room.removed'],
  'room.archive': ['room.archived'],
  'room.rename': ['room.renamed'],
  'room.restore': ['room.restored', 'room.expired'],
  'room.export.markdown': ['room.exported'],
};

export const model = modelOf(roomActionsMachine, {
  inputs: [
    { parentRef, canUndo: true },
    { parentRef, canUndo: false },
  ],
  events: {
    'room.delete': [{ roomId: 'room-1' }],
    'room.archive': [{ roomId: 'room-1', archived: true }],
    'name.edit': [{ roomId: 'room-1' }],
    'room.rename': [{ roomId: 'room-1', title: 'Tea' }],
    'room.restore': [{ roomId: 'room-2' }],
    'room.export': [{ roomId: 'room-1', form: 'markdown' }],
    // Done in the browser at once: `unsent-messages.long.spec.ts` does it.
    'room.copyTexts': [],
    'room.discardTexts': [],
  },
  actors: {
    changeRoom: {
      done: [
        { kind: 'done', result: { type: 'room.removed', roomId: 'room-1', canBeRestored: true } },
        { kind: 'done', result: { type: 'room.removed', roomId: 'room-1', canBeRestored: false } },
        { kind: 'done', result: { type: 'room.archived', room: roomWithIris } },
        { kind: 'done', result: { type: 'room.renamed', room: { ...roomWithIris, title: 'Tea' } } },
        { kind: 'done', result: { type: 'room.restored', room: roomWithTomas } },
        { kind: 'done', result: { type: 'room.expired', roomId: 'room-2', error: notFound } },
        { kind: 'canceled' },
      ],
      error: [new Error('broken')],
    },
    exportRoom: {
      done: [
        {
          kind: 'done',
          result: { type: 'room.exported', exported: { form: 'markdown', mateId: 'mate-iris', room: copy } },
        },
        { kind: 'canceled' },
      ],
      error: [new Error('broken')],
    },
    deleteRoom: {
      done: [
        { kind: 'confirmed', result: { type: 'room.removed', roomId: 'room-1', canBeRestored: false } },
        { kind: 'canceled' },
        { kind: 'abandoned' },
      ],
      error: [new Error('broken')],
    },
  },
  view: ({ canUndo, selectedId, commands }) => ({
    canUndo,
    selectedId,
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
});

/**
 * One command at a time is enough: the others are the same. A host that cannot restore has no archive either. The field of a
 * name is a dialog above the list.
 */
function isReachable(
  snapshot: SnapshotFrom<typeof roomActionsMachine>,
  event: EventFromLogic<typeof roomActionsMachine>,
): boolean {
  const { canUndo, commands } = snapshot.context;
  const [command] = commands;
  if ('roomId' in event && snapshot.matches('naming') !== (event.type === 'room.rename')) return false;
  if (event.type === 'name.edit') return command === undefined;
  if ('roomId' in event && !canUndo) {
    return ['room.delete', 'room.export', 'room.rename'].includes(event.type);
  }
  if (command === undefined) return true;
  if ('roomId' in event) return command.id === toCommandId(event);
  if (!event.type.startsWith('xstate.done.actor.room.') || !('output' in event)) return true;
  const { output } = event;
  if (typeof output !== 'object' || output.kind !== 'done' || !('result' in output)) return true;
  return (results[command.id.replace(/\.[^.]*$/, '')] ?? []).includes(output.result.type);
}
