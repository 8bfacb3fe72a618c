import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ReplySettings } from '../../../contract/replies/reply-settings.ts';
import { isExecuted, notProvidedCommand, resultOf, type CommandActor } from '../shared/commands/command.ts';
import { removeEnded, runCommand } from '../shared/commands/row-commands.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import type { ParentRef } from '../shared/parent-ref.ts';
import type { RoomActionsReport } from './room-actions.reducers.ts';
import { roomActionsMachine } from './room-actions.machine.ts';
import * as reducers from './room-settings.reducers.ts';
import type {
  InRoom,
  LoadedRoom,
  RoomSettingsChildren,
  RoomSettingsContext,
  RoomSettingsEvent,
  RoomSettingsInput,
  RoomSettingsTag,
  SaveCommand,
  SavedSetting,
} from './room-settings.reducers.ts';

/** Notes for the mate of one conversation, and how the mate replies there. */
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
    roomActions: supervised(roomActionsMachine),
  },
  actions: {
    setLoaded: assign((_, room: LoadedRoom) => reducers.loaded(room)),
    setUnsaved: assign(({ context }, change: { text: string }) => reducers.changed(context, change)),
    setSaved: assign(({ context }, setting: SavedSetting) => reducers.saved(context, setting)),
    save: runCommand('save', ({ type }: SaveCommand) => type, reducers.inRoom),
    removeEnded: removeEnded(),
    persistUnsaved: (_, _params: Pick<RoomSettingsContext, 'roomId' | 'unsaved'>) => {},
    /** Shows the model below the name of the mate. */
    reportReplies: (_, _params: { readonly replies: ReplySettings }) => {},
    showRooms: () => {},
  },
  guards: {
    hasRoom: ({ context }) => context.roomId !== null,
    hasUnsaved: ({ context }) => context.unsaved !== null,
    isExecuted,
  },
  // The host accepts thirty a minute.
  delays: { saveAfter: 2500 },
}).createMachine({
  id: 'roomSettings',
  description:
    'Saves the notes for the mate by themselves, and how it replies. What is not saved yet is stored in the browser, and saved when it is shown again.',
  context: ({ input }) => ({
    roomId: input.roomId,
    notes: '',
    unsaved: null,
    savedField: null,
    scene: '',
    copies: [],
    replies: null,
    canUndo: false,
    commands: [],
  }),
  on: {
    'xstate.done.actor.notes.save': [
      {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: [
          'removeEnded',
          { type: 'setSaved', params: ({ event }) => resultOf(event.output) },
          { type: 'persistUnsaved', params: ({ context }) => context },
        ],
      },
      { actions: 'removeEnded' },
    ],
    'xstate.done.actor.replies.save': [
      {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: [
          'removeEnded',
          { type: 'setSaved', params: ({ event }) => resultOf(event.output) },
          { type: 'reportReplies', params: ({ event }) => reducers.repliesIn(resultOf(event.output)) },
        ],
      },
      { actions: 'removeEnded' },
    ],
    'xstate.error.actor.*': { actions: 'removeEnded' },
  },
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
      invoke: {
        id: 'roomActions',
        src: 'roomActions',
        // Of what is done in the list, it offers the deletion alone.
        input: ({ context, self }) => ({
          parentRef: self as ParentRef<RoomActionsReport>,
          canUndo: context.canUndo,
        }),
      },
      on: {
        'notes.change': {
          target: '.deciding',
          actions: [
            { type: 'setUnsaved', params: ({ event }) => event },
            { type: 'persistUnsaved', params: ({ context }) => context },
          ],
        },
        'replies.save': { actions: { type: 'save', params: ({ event }) => event } },
        'room.removed': 'deleted',
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasUnsaved', target: 'changed' }, { target: 'idle' }] },
        idle: {},
        changed: {
          description: 'Each letter begins the wait again.',
          on: { 'notes.leave': 'saving' },
          after: { saveAfter: 'saving' },
        },
        saving: {
          on: {
            'notes.leave': {
              guard: 'hasUnsaved',
              target: 'saving',
              reenter: true,
              description: 'The save before has failed, or the user stopped waiting.',
            },
          },
          entry: {
            type: 'save',
            params: ({ context }) => ({ type: 'notes.save', text: context.unsaved ?? '' }),
          },
          description: 'The command shows how it goes, and can be repeated.',
        },
      },
    },
    deleted: {
      entry: 'showRooms',
      description:
        'The list of conversations opens. If the host can, it offers to restore this one for a limited time.',
    },
  },
});

export type RoomSettingsActor = ActorRefFrom<typeof roomSettingsMachine>;

type Snapshot = SnapshotFrom<typeof roomSettingsMachine>;

/** The notes as the field shows them: as typed, else as they are stored. */
export const selectNotes = ({ context }: Snapshot) => context.unsaved ?? context.notes;

/** Returns what saves this; undefined where it is done or was not begun. */
export const selectSaving =
  (type: SaveCommand['type']) =>
  ({ context }: Snapshot): CommandActor | undefined =>
    context.commands.find(({ id }) => id === type);
