import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { isExecuted, notProvidedCommand, resultOf, type CommandActor } from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { removeEnded, runCommand } from '../shared/commands/row-commands.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { showToast } from '../shared/toast.ts';
import * as reducers from './room-settings.reducers.ts';
import type {
  DeletionCommand,
  ExportCommand,
  ExportedRoom,
  InRoom,
  LoadedRoom,
  RoomSettingsChildren,
  RoomSettingsContext,
  RoomSettingsEvent,
  RoomSettingsInput,
  RoomSettingsTag,
  RoomTextChange,
  SaveCommand,
  SavedSetting,
  UnsavedTexts,
  RoomText,
  ExportFormat,
} from './room-settings.reducers.ts';

/** Name, notes, export and deletion of one conversation. */
export const roomSettingsMachine = setup({
  types: {
    context: {} as RoomSettingsContext,
    input: {} as RoomSettingsInput,
    events: {} as RoomSettingsEvent,
    tags: {} as RoomSettingsTag,
    children: {} as RoomSettingsChildren,
  },
  actors: {
    fetchNotes: notProvidedRequest<LoadedRoom, InRoom>('fetchNotes'),
    save: notProvidedCommand<SavedSetting, InRoom<SaveCommand>>('save'),
    exportRoom: notProvidedCommand<ExportedRoom, InRoom<ExportCommand>>('exportRoom'),
    removeRoom: notProvidedCommand<void, InRoom>('removeRoom'),
    deleteRoom: notProvidedConfirmation<void, InRoom>('deleteRoom'),
  },
  actions: {
    setLoaded: assign((_, room: LoadedRoom) => reducers.loaded(room)),
    setUnsaved: assign(({ context }, change: RoomTextChange) => reducers.changed(context, change)),
    setSaved: assign(({ context }, setting: SavedSetting) => reducers.saved(context, setting)),
    save: runCommand('save', ({ type, field }: SaveCommand) => `${type}.${field}`, reducers.inRoom),
    exportRoom: runCommand(
      'exportRoom',
      ({ type, form }: ExportCommand) => `${type}.${form}`,
      reducers.inRoom,
    ),
    removeRoom: runCommand('removeRoom', ({ type }: DeletionCommand) => type, reducers.inRoom),
    removeEnded: removeEnded(),
    persistUnsaved: (_, _params: { roomId: string | null; unsaved: UnsavedTexts }) => {},
    download: (_, _exported: ExportedRoom) => {},
    showToast,
    showRooms: () => {},
  },
  guards: {
    hasRoom: ({ context }) => context.roomId !== null,
    isExecuted,
    isConfirmed,
    mustBeConfirmed: ({ context }) => !context.canUndo,
  },
}).createMachine({
  id: 'roomSettings',
  description:
    'Saves the name, the notes for the mate and how it replies, and exports or deletes the conversation, each as a separate command. A host that cannot restore it asks for a confirmation.',
  context: ({ input }) => ({
    roomId: input.roomId,
    title: input.title,
    notes: '',
    scene: '',
    unsaved: { title: null, notes: null },
    copies: [],
    replies: null,
    canUndo: false,
    commands: [],
  }),
  type: 'parallel',
  states: {
    page: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasRoom', target: 'loading' }, { target: 'empty' }] },
        empty: { description: 'The page was opened without a conversation.' },
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchNotes',
            input: ({ context }) => ({ roomId: context.roomId ?? '' }),
            onDone: { target: 'ready', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
        ready: {
          tags: 'shown',
          initial: 'idle',
          on: {
            'text.change': {
              actions: [
                { type: 'setUnsaved', params: ({ event }) => event },
                { type: 'persistUnsaved', params: ({ context }) => context },
              ],
            },
            'xstate.done.actor.room.save.*': {
              guard: { type: 'isExecuted', params: ({ event }) => event.output },
              actions: [
                { type: 'setSaved', params: ({ event }) => resultOf(event.output) },
                { type: 'persistUnsaved', params: ({ context }) => context },
                { type: 'showToast', params: ({ event }) => reducers.toastOf(resultOf(event.output)) },
              ],
            },
            'xstate.done.actor.room.export.*': {
              guard: { type: 'isExecuted', params: ({ event }) => event.output },
              actions: { type: 'download', params: ({ event }) => resultOf(event.output) },
            },
            'xstate.done.actor.room.delete': {
              guard: { type: 'isExecuted', params: ({ event }) => event.output },
              target: 'deleted',
            },
          },
          states: {
            idle: {
              on: {
                'room.save': { actions: { type: 'save', params: ({ event }) => event } },
                'room.export': { actions: { type: 'exportRoom', params: ({ event }) => event } },
                'room.delete': [
                  { guard: 'mustBeConfirmed', target: 'confirmingDeletion' },
                  { actions: { type: 'removeRoom', params: ({ event }) => event } },
                ],
              },
            },
            confirmingDeletion: {
              description: 'The host cannot restore it.',
              invoke: {
                id: 'deleteRoom',
                src: 'deleteRoom',
                input: ({ context }) => ({ roomId: context.roomId ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: '#roomSettings.page.deleted',
                  },
                  { target: 'idle' },
                ],
                onError: 'idle',
              },
            },
          },
        },
        deleted: {
          entry: [{ type: 'showToast', params: { key: 'roomDeleted' } }, 'showRooms'],
          description:
            'The list of conversations opens. If the host can, it offers to restore this one for a limited time.',
        },
      },
    },
    commands: {
      on: {
        'xstate.done.actor.room.*': { actions: 'removeEnded' },
        'xstate.error.actor.room.*': { actions: 'removeEnded' },
      },
    },
  },
});

export type RoomSettingsActor = ActorRefFrom<typeof roomSettingsMachine>;

type Snapshot = SnapshotFrom<typeof roomSettingsMachine>;

/** The name as the form shows it: as typed, else as it is stored. */
export const selectTitle = ({ context }: Snapshot) => context.unsaved.title ?? context.title;

/** The notes as the form shows them: as typed, else as they are stored. */
export const selectNotes = ({ context }: Snapshot) => context.unsaved.notes ?? context.notes;

/** Returns the user's command with this id; undefined where it is done or was not given. */
export const selectCommand =
  (id: `room.save.${RoomText | 'replies'}` | `room.export.${ExportFormat}` | 'room.delete') =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find((command) => command.id === id);
