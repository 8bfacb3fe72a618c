import { assign, setup } from 'xstate';
import type { RoomExport, RoomNotes } from '../../../contract/room-care.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { isUnsupported, toFailure, type Failure } from '../shared/failure.ts';
import type {
  Copy,
  ExportFormat,
  RoomSettingsContext,
  RoomSettingsEvent,
  RoomSettingsInput,
  RoomSettingsTag,
} from './room-settings.types.ts';

/** What a person does with one conversation beside having it. */
export const roomSettingsMachine = setup({
  types: {
    context: {} as RoomSettingsContext,
    input: {} as RoomSettingsInput,
    events: {} as RoomSettingsEvent,
    tags: {} as RoomSettingsTag,
    children: {} as {
      fetchNotes: 'fetchNotes';
      saveNotes: 'saveNotes';
      exportRoom: 'exportRoom';
      deleteRoom: 'deleteRoom';
    },
  },
  actors: {
    fetchNotes: notProvidedPromise<RoomNotes, { roomId: string }>('fetchNotes'),
    saveNotes: notProvidedPromise<string, { roomId: string; notes: string }>('saveNotes'),
    exportRoom: notProvidedPromise<RoomExport, { roomId: string }>('exportRoom'),
    deleteRoom: notProvidedConfirmation<void, { roomId: string }>('deleteRoom'),
  },
  actions: {
    setFound: assign((_, { notes, undo }: RoomNotes) => ({
      notes,
      canUndo: undo === true,
      failure: null,
    })),
    setNotes: assign((_, { notes }: { notes: string }) => ({ notes, failure: null })),
    setForm: assign((_, { form }: { form: ExportFormat }) => ({ form })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    downloadExport: (_, _params: Copy) => {},
    showSavedToast: () => {},
    showErrorToast: (_, _params: { error: unknown }) => {},
    showRooms: () => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isConfirmed,
    hasRoom: ({ context }) => context.roomId !== null,
    isUnsupported: (_, failure: Failure) => isUnsupported(failure),
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'roomSettings',
  description: 'Keeps notes for the mate, gives a copy of the conversation, and deletes it after asking.',
  context: ({ input }) => ({
    roomId: input.roomId,
    notes: '',
    canUndo: false,
    form: 'json',
    failure: null,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasRoom', target: 'loading' }, { target: 'absent' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchNotes',
        src: 'fetchNotes',
        input: ({ context }) => ({ roomId: context.roomId ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'setFound', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => toFailure(event.error) },
            target: 'absent',
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { slowAfter: 'failed' },
    },
    ready: {
      tags: 'shown',
      initial: 'resting',
      states: {
        resting: {
          on: {
            'notes.submit': 'saving',
            'export.request': {
              target: 'copying',
              actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
            },
            'deletion.request': 'confirmingDeletion',
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
              target: 'resting',
              actions: [
                { type: 'setNotes', params: ({ event }) => ({ notes: event.output }) },
                'showSavedToast',
              ],
            },
            onError: {
              target: 'resting',
              description: 'What was written stays in the form.',
              actions: { type: 'showErrorToast', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        copying: {
          tags: 'copying',
          invoke: {
            id: 'exportRoom',
            src: 'exportRoom',
            input: ({ context }) => ({ roomId: context.roomId ?? '' }),
            onDone: {
              target: 'resting',
              actions: {
                type: 'downloadExport',
                params: ({ context, event }) => ({ form: context.form, room: event.output }),
              },
            },
            onError: {
              target: 'resting',
              actions: { type: 'showErrorToast', params: ({ event }) => ({ error: event.error }) },
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
                description: 'The list of conversations offers to restore it for a while.',
                actions: 'showRooms',
              },
              { target: 'resting' },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'reportError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    absent: { description: 'One comes from no conversation, or the host has nothing of this.' },
    deleted: { description: 'The list of conversations opens.' },
  },
});
