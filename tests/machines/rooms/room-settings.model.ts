import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ReplySettings } from '../../../contract/replies/reply-settings.ts';
import { roomSettingsMachine } from '../../../src/machines/rooms/room-settings.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

const replies: ReplySettings = {
  model: null,
  length: 'medium',
  temper: 'balanced',
  models: ['small', 'large'],
};
const chosen = { model: 'large', length: 'medium', temper: 'balanced' } as const;

const broken = [new Error('broken')];

export const model = modelOf(roomSettingsMachine, {
  inputs: [{ roomId: 'room-1' }, { roomId: null }],
  events: {
    // A field reports no text that it has already.
    'notes.change': ({ context: { notes, unsaved } }) =>
      ['Storms', ''].filter((text) => text !== (unsaved ?? notes)).map((text) => ({ text })),
    'replies.save': [{ choice: chosen }],
    'room.removed': [{ roomId: 'room-1', canBeRestored: true }],
  },
  actors: {
    fetchNotes: {
      done: [{ notes: '', replies, unsaved: null }],
      error: broken,
    },
    save: {
      done: [
        { kind: 'done', result: { field: 'notes', text: 'Storms' } },
        { kind: 'done', result: { field: 'replies', replies: { ...replies, ...chosen } } },
        { kind: 'canceled' },
      ],
      error: broken,
    },
    roomActions: {},
  },
  view: ({ notes, replies: stored, unsaved, savedField, commands }) => ({
    notes,
    model: stored?.model,
    unsaved,
    savedField,
    commands: commands.map(({ id }) => id),
  }),
  within: isReachable,
  rests: ['empty', 'deleted'],
});

/** One command at a time is enough: the others are the same. A setting is saved by its own command. */
function isReachable(
  { context: { commands } }: SnapshotFrom<typeof roomSettingsMachine>,
  event: EventFromLogic<typeof roomSettingsMachine>,
): boolean {
  const [command] = commands;
  if (command === undefined) return true;
  if (event.type === 'replies.save') return command.id === event.type;
  if (event.type.startsWith('notes.')) return command.id === 'notes.save';
  if (!('output' in event) || event.output.kind !== 'done') return true;
  return command.id === `${event.output.result.field}.save`;
}
