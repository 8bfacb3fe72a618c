import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ImportedRoomFile } from '../../../contract/rooms/room-file.ts';
import type { Room } from '../../../contract/rooms/room.ts';
import {
  toProblem,
  type FileImportContext,
  type FileImportEvent,
  type FileImportTag,
} from '../shared/commands/file-import.ts';
import { isTransient } from '../shared/failure-kinds.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { showToast } from '../shared/toast.ts';

/**
 * Why a file cannot be imported: it is too `large`, no exported conversation or `damaged`, of a `newer` version, has too many
 * messages (`long`), or one that is too long (`text`).
 */
export type RoomFileProblem = 'large' | 'damaged' | 'encoding' | 'newer' | 'long' | 'text';

/** A file that was read and checked, with the id that makes its import idempotent. */
export interface RoomToImport {
  readonly clientRoomId: string;
  readonly file: ImportedRoomFile;
}

export interface RoomImportContext extends FileImportContext<RoomFileProblem> {
  /** Null before a file was read. */
  readonly room: RoomToImport | null;
}

/** Imports a conversation from a file. */
export const roomImportMachine = setup({
  types: {
    context: {} as RoomImportContext,
    events: {} as FileImportEvent,
    tags: {} as FileImportTag,
    children: {} as { readRoomFile: 'readRoomFile'; importRoom: 'importRoom' },
  },
  actors: {
    readRoomFile: notProvidedPromise<RoomToImport>('readRoomFile'),
    importRoom: notProvidedPromise<Room, { room: RoomToImport | null }>('importRoom'),
  },
  actions: {
    setRoom: assign((_, { room }: { room: RoomToImport }) => ({ room })),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem<RoomFileProblem>(error, ['large', 'encoding', 'newer', 'long', 'text'], 'damaged'),
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clear: assign({ room: null, problem: null, failure: null }),
    showToast,
    showRoom: (_, _params: { room: Room }) => {},
  },
  guards: {
    isTransient: (_, failure: Failure) => isTransient(failure),
  },
  delays: { slowAfter: 30_000 },
}).createMachine({
  id: 'roomImport',
  description:
    'Reads the file that the user chose, checks it, and has the server make a conversation of it. A file chosen meanwhile takes its place.',
  context: { room: null, problem: null, failure: null },
  initial: 'idle',
  on: { 'file.choose': '.reading' },
  states: {
    idle: { entry: 'clear' },
    reading: {
      tags: 'reading',
      entry: 'clear',
      invoke: {
        id: 'readRoomFile',
        src: 'readRoomFile',
        onDone: {
          target: 'sending',
          actions: { type: 'setRoom', params: ({ event }) => ({ room: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'importRoom',
        src: 'importRoom',
        input: ({ context }) => ({ room: context.room }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'showToast', params: { key: 'roomImported' } },
            { type: 'showRoom', params: ({ event }) => ({ room: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => toFailure(event.error) },
            target: 'unsent',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          {
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        ],
      },
      on: { 'import.close': 'idle' },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'unsent',
          description: 'Sent again, it is the same request: the server imports it once.',
          on: { 'import.retry': '#roomImport.sending' },
        },
      },
    },
    unsent: {
      tags: 'unsent',
      description: 'The server may have imported it: another try is the same request.',
      on: { 'import.retry': 'sending', 'import.close': 'idle' },
    },
    refused: { tags: 'refused', on: { 'import.close': 'idle' } },
    done: { description: 'The conversation opens.' },
  },
});

export type RoomImportActor = ActorRefFrom<typeof roomImportMachine>;
