import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ImportedLorebook } from '../../../../contract/lore/lorebook.ts';
import {
  toProblem,
  type FileImportContext,
  type FileImportEvent,
  type FileImportTag,
} from '../../shared/commands/file-import.ts';
import { isTransient } from '../../shared/failure-kinds.ts';
import { toFailure, type Failure } from '../../shared/failure.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';

/**
 * Why a file cannot be imported: it is too `large`, neither a text nor a card (`unreadable`), a text that is not Unicode (`encoding`),
 * or its bytes are wrong (`damaged`). The server says why it found no lorebook in a text.
 */
export type BookFileProblem = 'large' | 'unreadable' | 'encoding' | 'damaged';

/** A file that was read, with the id that makes its import idempotent. */
export interface BookToImport {
  readonly clientId: string;
  /** The name of the file, for a book without a name. */
  readonly name: string;
  readonly text: string;
}

export interface BookImportInput {
  readonly parentRef: ParentRef<{ readonly type: 'books.outdated' }>;
}

export interface BookImportContext extends BookImportInput, FileImportContext<BookFileProblem> {
  /** Null before a file was read. */
  readonly book: BookToImport | null;
  /** What was imported and what was not; null before. */
  readonly report: ImportedLorebook | null;
}

/** Imports a lorebook from a file. */
export const bookImportMachine = setup({
  types: {
    context: {} as BookImportContext,
    input: {} as BookImportInput,
    events: {} as FileImportEvent,
    tags: {} as FileImportTag | 'reported',
    children: {} as { readBookFile: 'readBookFile'; importBook: 'importBook' },
  },
  actors: {
    readBookFile: notProvidedPromise<BookToImport>('readBookFile'),
    importBook: notProvidedPromise<ImportedLorebook, { book: BookToImport | null }>('importBook'),
  },
  actions: {
    setBook: assign((_, { book }: { book: BookToImport }) => ({ book })),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem<BookFileProblem>(error, ['large', 'encoding', 'damaged'], 'unreadable'),
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setReport: assign((_, { report }: { report: ImportedLorebook }) => ({ report })),
    clear: assign({ book: null, problem: null, failure: null, report: null }),
    reportImport: sendTo(({ context }) => context.parentRef, { type: 'books.outdated' }),
  },
  guards: { isTransient: (_, failure: Failure) => isTransient(failure) },
  delays: { slowAfter: 30_000 },
}).createMachine({
  id: 'bookImport',
  description:
    'Reads the file that the user chose, has the server make a lorebook of it, and reports what was not imported. A file chosen meanwhile takes its place.',
  context: ({ input }) => ({ ...input, book: null, problem: null, failure: null, report: null }),
  initial: 'idle',
  on: { 'file.choose': '.reading' },
  states: {
    idle: { entry: 'clear' },
    reading: {
      tags: 'reading',
      entry: 'clear',
      invoke: {
        id: 'readBookFile',
        src: 'readBookFile',
        onDone: {
          target: 'sending',
          actions: { type: 'setBook', params: ({ event }) => ({ book: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        id: 'importBook',
        src: 'importBook',
        input: ({ context }) => ({ book: context.book }),
        onDone: {
          target: 'reported',
          actions: [{ type: 'setReport', params: ({ event }) => ({ report: event.output }) }, 'reportImport'],
        },
        onError: [
          {
            guard: { type: 'isTransient', params: ({ event }) => toFailure(event.error) },
            target: 'unsent',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'import.close': 'idle' },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'unsent',
          description: 'Sent again, it is the same request: the server imports it once.',
          on: { 'import.retry': '#bookImport.sending' },
        },
      },
    },
    unsent: {
      tags: 'unsent',
      description: 'The server may have imported it: another try is the same request.',
      on: { 'import.retry': 'sending', 'import.close': 'idle' },
    },
    refused: { tags: 'refused', on: { 'import.close': 'idle' } },
    reported: { tags: 'reported', on: { 'import.close': 'idle' } },
  },
});

export type BookImportActor = ActorRefFrom<typeof bookImportMachine>;
