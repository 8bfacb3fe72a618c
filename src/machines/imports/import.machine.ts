import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { toFailure } from '../shared/failure.ts';
import { notProvidedEvents, notProvidedPromise } from '../shared/placeholders.ts';
import { supervised } from '../shared/supervised.ts';
import {
  chooseMate,
  hasChosen,
  isLocked,
  previewOf,
  toggleItem,
  toggleKind,
  toRead,
  type ImportChoice,
  type ImportContext,
  type ImportEvent,
  type ImportKind,
  type ImportPreview,
  type ImportProgress,
  type ImportProgressed,
  type ImportTag,
  type LockedFile,
  type ReadInput,
} from './import.reducers.ts';
import { pastImportsMachine } from './past-imports.machine.ts';

/** Brings characters, chats and personas along from other apps. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    tags: {} as ImportTag,
    children: {} as {
      readFiles: 'readFiles';
      runImport: 'runImport';
      pastImports: 'pastImports';
    },
  },
  actors: {
    readFiles: notProvidedPromise<ImportPreview | LockedFile, ReadInput>('readFiles'),
    runImport: notProvidedEvents<ImportProgressed, ImportChoice>('runImport'),
    pastImports: supervised(pastImportsMachine),
  },
  actions: {
    setPreview: assign((_, { preview }: { preview: ImportPreview }) => ({ preview })),
    setProgress: assign((_, { progress }: { progress: ImportProgress }) => ({ progress })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clear: assign({ preview: null, excluded: [], mates: {}, progress: null, failure: null }),
    clearFailure: assign({ failure: null }),
    toggleItem: assign(({ context }, { id }: { id: string }) => toggleItem(context, id)),
    toggleKind: assign(({ context }, { kind }: { kind: ImportKind }) => toggleKind(context, kind)),
    chooseMate: assign(({ context }, choice: { characterId: string; mateId: string | null }) =>
      chooseMate(context, choice),
    ),
    listImports: sendTo('pastImports', { type: 'imports.changed' }),
  },
  guards: {
    isLocked,
    hasItems: (_, { preview }: { preview: ImportPreview }) => preview.items.length > 0,
    hasChosen: ({ context }) => hasChosen(context),
  },
}).createMachine({
  id: 'import',
  description:
    'Reads the exports that the user chose, shows what is in them, and imports what the user wants. Nothing is sent before that.',
  context: { preview: null, excluded: [], mates: {}, progress: null, failure: null },
  invoke: { id: 'pastImports', src: 'pastImports' },
  initial: 'idle',
  states: {
    idle: { tags: 'choosing', entry: 'clear', on: { 'files.choose': 'reading' } },
    reading: {
      entry: 'clear',
      invoke: {
        id: 'readFiles',
        src: 'readFiles',
        input: ({ event }) => toRead(event),
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ read: event.output, lock: 'locked' }) },
            target: 'locked',
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ read: event.output, lock: 'refused' }) },
            target: 'locked.refused',
          },
          {
            guard: { type: 'hasItems', params: ({ event }) => ({ preview: previewOf(event.output) }) },
            target: 'preview',
            actions: { type: 'setPreview', params: ({ event }) => ({ preview: previewOf(event.output) }) },
          },
          {
            target: 'nothing',
            actions: { type: 'setPreview', params: ({ event }) => ({ preview: previewOf(event.output) }) },
          },
        ],
        onError: {
          target: 'unread',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      on: { 'import.cancel': 'idle' },
    },
    locked: {
      tags: 'locked',
      description: 'The file opens with a passphrase, which is never stored and never sent.',
      initial: 'asking',
      states: { asking: {}, refused: { tags: 'refused' } },
      on: { 'passphrase.submit': 'reading', 'import.cancel': 'idle' },
    },
    nothing: { tags: 'choosing', on: { 'files.choose': 'reading' } },
    unread: { tags: 'choosing', on: { 'files.choose': 'reading' } },
    preview: {
      on: {
        'item.toggle': { actions: { type: 'toggleItem', params: ({ event }) => event } },
        'kind.toggle': { actions: { type: 'toggleKind', params: ({ event }) => event } },
        'mate.choose': { actions: { type: 'chooseMate', params: ({ event }) => event } },
        'import.start': { guard: 'hasChosen', target: 'importing' },
        'import.cancel': 'idle',
      },
    },
    importing: {
      description: 'What the server has already is not sent again: an import that was interrupted continues.',
      entry: 'clearFailure',
      exit: 'listImports',
      invoke: {
        id: 'runImport',
        src: 'runImport',
        input: ({ context: { excluded, mates } }) => ({ excluded, mates }),
        onDone: 'done',
        onError: {
          target: 'interrupted',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      on: {
        'import.progress': { actions: { type: 'setProgress', params: ({ event }) => event } },
        'import.stop': 'interrupted',
      },
    },
    interrupted: {
      description: 'The user stopped it, or the server could not be reached.',
      on: { 'import.start': 'importing', 'import.cancel': 'idle' },
    },
    done: { tags: 'choosing', on: { 'files.choose': 'reading' } },
  },
});

export type ImportActor = ActorRefFrom<typeof importMachine>;
