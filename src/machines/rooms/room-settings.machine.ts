import { assign, setup } from 'xstate';
import type { RoomExport } from '../../../contract/room-actions.ts';
import type { RoomFile } from '../../../contract/room-file.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { isUnsupported, toFailure, type Failure } from '../shared/failure.ts';
import { changed, loaded, saved, type LoadedRoom } from './room-settings.reducers.ts';
import type {
  ExportFormat,
  RoomExportFile,
  RoomSettingsContext,
  RoomSettingsEvent,
  RoomSettingsInput,
  RoomSettingsTag,
  RoomText,
  UnsavedTexts,
} from './room-settings.types.ts';
import { showToast } from '../shared/toast.ts';

/** Name, notes, export and deletion of one conversation. */
export const roomSettingsMachine = setup({
  types: {
    context: {} as RoomSettingsContext,
    input: {} as RoomSettingsInput,
    events: {} as RoomSettingsEvent,
    tags: {} as RoomSettingsTag,
    children: {} as {
      fetchNotes: 'fetchNotes';
      renameRoom: 'renameRoom';
      saveNotes: 'saveNotes';
      exportRoom: 'exportRoom';
      removeRoom: 'removeRoom';
      exportRoomFile: 'exportRoomFile';
      deleteRoom: 'deleteRoom';
    },
  },
  actors: {
    fetchNotes: notProvidedPromise<LoadedRoom, { roomId: string }>('fetchNotes'),
    renameRoom: notProvidedPromise<string, { roomId: string; title: string }>('renameRoom'),
    saveNotes: notProvidedPromise<string, { roomId: string; notes: string }>('saveNotes'),
    exportRoom: notProvidedPromise<RoomExport, { roomId: string }>('exportRoom'),
    removeRoom: notProvidedPromise<void, { roomId: string }>('removeRoom'),
    exportRoomFile: notProvidedPromise<RoomFile, { roomId: string }>('exportRoomFile'),
    deleteRoom: notProvidedConfirmation<void, { roomId: string }>('deleteRoom'),
  },
  actions: {
    setLoaded: assign((_, room: LoadedRoom) => loaded(room)),
    setUnsaved: assign(({ context }, change: { field: RoomText; text: string }) => ({
      unsaved: changed(context, change),
    })),
    setTitle: assign(({ context }, { text }: { text: string }) => ({
      title: text,
      unsaved: saved(context, { field: 'title', text }),
    })),
    setNotes: assign(({ context }, { text }: { text: string }) => ({
      notes: text,
      unsaved: saved(context, { field: 'notes', text }),
    })),
    persistUnsaved: (_, _params: { roomId: string | null; unsaved: UnsavedTexts }) => {},
    setForm: assign((_, { form }: { form: ExportFormat }) => ({ form })),
    downloadExport: (_, _params: RoomExportFile) => {},
    showToast,
    downloadFile: (_, _params: { file: RoomFile }) => {},
    showRooms: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isConfirmed,
    canUndo: ({ context }) => context.canUndo,
    hasRoom: ({ context }) => context.roomId !== null,
    isJson: (_, { form }: { form: ExportFormat }) => form === 'json',
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'roomSettings',
  description:
    'Saves the name and notes for the mate, and exports or deletes the conversation. A host that cannot restore it asks for a confirmation.',
  context: ({ input }) => ({
    roomId: input.roomId,
    title: input.title,
    notes: '',
    scene: '',
    unsaved: { title: null, notes: null },
    copies: [],
    canUndo: false,
    form: 'json',
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasRoom', target: 'loading' }, { target: 'unsupported' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchNotes',
        src: 'fetchNotes',
        input: ({ context }) => ({ roomId: context.roomId ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'setLoaded', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
            target: 'unsupported',
          },
          { target: 'failed' },
        ],
      },
      after: { slowAfter: 'failed' },
    },
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
      },
      states: {
        idle: {
          on: {
            'title.submit': 'renaming',
            'notes.submit': 'saving',
            'export.request': [
              {
                guard: { type: 'isJson', params: ({ event }) => ({ form: event.form }) },
                target: 'exportingFile',
                actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
              },
              {
                target: 'exporting',
                actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
              },
            ],
            'deletion.request': [
              { guard: 'canUndo', target: 'deleting' },
              { target: 'confirmingDeletion', description: 'The host cannot restore it.' },
            ],
          },
        },
        renaming: {
          tags: 'renaming',
          invoke: {
            id: 'renameRoom',
            src: 'renameRoom',
            input: ({ context, event }) => ({
              roomId: context.roomId ?? '',
              title: event.type === 'title.submit' ? event.title : context.title,
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'setTitle', params: ({ event }) => ({ text: event.output }) },
                { type: 'persistUnsaved', params: ({ context }) => context },
                { type: 'showToast', params: { key: 'roomRenamed' } },
              ],
            },
            onError: {
              target: 'idle',
              description: 'The form keeps its text.',
              actions: {
                type: 'showToast',
                params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
              },
            },
          },
        },
        saving: {
          tags: 'saving',
          invoke: {
            id: 'saveNotes',
            src: 'saveNotes',
            input: ({ context, event }) => ({
              roomId: context.roomId ?? '',
              notes: event.type === 'notes.submit' ? event.notes : context.notes,
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'setNotes', params: ({ event }) => ({ text: event.output }) },
                { type: 'persistUnsaved', params: ({ context }) => context },
                { type: 'showToast', params: { key: 'roomNotesSaved' } },
              ],
            },
            onError: {
              target: 'idle',
              description: 'The form keeps its text.',
              actions: {
                type: 'showToast',
                params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
              },
            },
          },
        },
        exportingFile: {
          tags: 'exporting',
          description: 'The conversation with all its branches.',
          invoke: {
            id: 'exportRoomFile',
            src: 'exportRoomFile',
            input: ({ context }) => ({ roomId: context.roomId ?? '' }),
            onDone: {
              target: 'idle',
              actions: { type: 'downloadFile', params: ({ event }) => ({ file: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
                target: 'exporting',
                description: 'An older host exports the branch that is shown.',
              },
              {
                target: 'idle',
                actions: {
                  type: 'showToast',
                  params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
                },
              },
            ],
          },
        },
        exporting: {
          tags: 'exporting',
          invoke: {
            id: 'exportRoom',
            src: 'exportRoom',
            input: ({ context }) => ({ roomId: context.roomId ?? '' }),
            onDone: {
              target: 'idle',
              actions: {
                type: 'downloadExport',
                params: ({ context, event }) => ({ form: context.form, room: event.output }),
              },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'showToast',
                params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
              },
            },
          },
        },
        deleting: {
          tags: 'deleting',
          invoke: {
            id: 'removeRoom',
            src: 'removeRoom',
            input: ({ context }) => ({ roomId: context.roomId ?? '' }),
            onDone: {
              target: '#roomSettings.deleted',
              description: 'The list of conversations offers to restore it for a limited time.',
              actions: [{ type: 'showToast', params: { key: 'roomDeleted' } }, 'showRooms'],
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'showToast',
                params: ({ event }) => ({ key: 'requestFailed', error: event.error }),
              },
            },
          },
        },
        confirmingDeletion: {
          invoke: {
            id: 'deleteRoom',
            src: 'deleteRoom',
            input: ({ context }) => ({ roomId: context.roomId ?? '' }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: '#roomSettings.deleted',
                actions: [{ type: 'showToast', params: { key: 'roomDeleted' } }, 'showRooms'],
              },
              { target: 'idle' },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    unsupported: { description: 'The page was opened without a conversation, or the host has no such call.' },
    deleted: { description: 'The list of conversations opens.' },
  },
});
