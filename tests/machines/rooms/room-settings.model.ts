import type { EventFromLogic, SnapshotFrom } from 'xstate';
import * as v from 'valibot';
import type { ReplySettings } from '../../../contract/reply-settings.ts';
import type { RoomFile } from '../../../contract/room-file.ts';
import { roomSettingsMachine } from '../../../src/machines/rooms/room-settings.machine.ts';
import type { CommandOutcome } from '../../../src/machines/shared/commands/command.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const file: RoomFile = {
  format: 'mates-room',
  version: 1,
  exportedAt: 1,
  mate: { mateId: 'iris-vale', name: 'Iris Vale' },
  createdAt: 1,
  updatedAt: 1,
  notes: 'Storms',
  persona: null,
  leaf: 'm-1',
  messages: [{ id: 'm-1', parent: null, role: 'mate', text: 'You came.', status: 'done', createdAt: 1 }],
};

const replies: ReplySettings = {
  model: null,
  length: 'medium',
  temper: 'balanced',
  models: ['small', 'large'],
};
const chosen = { model: 'large', length: 'short', temper: 'inventive' } as const;

const saved = { title: null, notes: null };
const broken = [new Error('broken')];
const canceled = { kind: 'canceled' } as const;

const SavedResult = v.object({ field: v.string() });

/** Whether the command of this id can have this outcome: a setting is saved in its own field. */
const endsAs = (outcome: CommandOutcome, id: string): boolean =>
  outcome.kind !== 'done' || !v.is(SavedResult, outcome.result) || id.endsWith(outcome.result.field);

export const model = modelOf(roomSettingsMachine, {
  inputs: [
    { roomId: 'room-1', title: '' },
    { roomId: null, title: '' },
  ],
  events: {
    'text.change': [
      { field: 'title', text: 'Rainy evenings' },
      { field: 'notes', text: 'Storms' },
    ],
    'room.save': [
      { field: 'title', text: 'Rainy evenings' },
      { field: 'notes', text: 'Storms' },
      { field: 'replies', choice: chosen },
    ],
    'room.export': [{ form: 'json' }, { form: 'markdown' }],
  },
  actors: {
    fetchNotes: {
      done: [
        { notes: '', replies, unsaved: saved },
        { notes: '', undo: true, replies, unsaved: saved },
      ],
      error: broken,
    },
    save: {
      done: [
        { kind: 'done', result: { field: 'title', text: 'Rainy evenings' } },
        { kind: 'done', result: { field: 'notes', text: 'Storms' } },
        { kind: 'done', result: { field: 'replies', replies: { ...replies, ...chosen } } },
        canceled,
      ],
      error: broken,
    },
    exportRoom: {
      done: [{ kind: 'done', result: { form: 'json', mateId: 'iris-vale', room: file } }, canceled],
      error: broken,
    },
    removeRoom: { done: [{ kind: 'done', result: undefined }, canceled], error: broken },
    deleteRoom: { done: [{ kind: 'confirmed', result: undefined }, canceled], error: broken },
  },
  view: ({ title, notes, replies: stored, unsaved, canUndo, commands }) => ({
    title,
    notes,
    model: stored?.model,
    unsaved,
    canUndo,
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
  rests: ['page.empty & commands', 'page.deleted & commands'],
});

/** One command at a time is enough: the others are the same. A setting is saved in its own field. */
function isReachable(
  { context: { commands } }: SnapshotFrom<typeof roomSettingsMachine>,
  event: EventFromLogic<typeof roomSettingsMachine>,
): boolean {
  const [command] = commands;
  if (command === undefined) return true;
  switch (event.type) {
    case 'room.save':
      return command.id === `room.save.${event.field}`;
    case 'room.export':
      return command.id === `room.export.${event.form}`;
    case 'room.delete':
      return command.id === 'room.delete';
    default:
      return !('output' in event) || endsAs(event.output, command.id);
  }
}
