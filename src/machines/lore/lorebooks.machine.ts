import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Lorebook } from '../../../contract/lore/lorebook.ts';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  notProvidedCommand,
  resultOf,
} from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { removeEnded, runCommand } from '../shared/commands/row-commands.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';
import { bookImportMachine } from './import/book-import.machine.ts';
import {
  actorNames,
  applyChange,
  exportOf,
  toCommandId,
  type BookChange,
  type BookCommand,
  type BookExport,
  type BookFile,
  type LorebookListing,
  type LorebooksChildren,
  type LorebooksContext,
  type LorebooksEvent,
  type LorebooksTag,
} from './lorebooks.reducers.ts';

export const lorebooksMachine = setup({
  types: {
    context: {} as LorebooksContext,
    events: {} as LorebooksEvent,
    tags: {} as LorebooksTag,
    children: {} as LorebooksChildren,
  },
  actors: {
    fetchBooks: notProvidedRequest<LorebookListing>('fetchBooks'),
    refreshBooks: notProvidedRequest<LorebookListing>('refreshBooks'),
    createBook: notProvidedConfirmation<Lorebook, { book: null }>('createBook'),
    removeBook: notProvidedCommand<BookChange, BookCommand>('removeBook'),
    restoreBook: notProvidedCommand<BookChange, BookCommand>('restoreBook'),
    exportBook: notProvidedAttempt<BookFile, BookExport>('exportBook'),
    bookImport: supervised(bookImportMachine),
  },
  actions: {
    setListing: assign((_, listing: LorebookListing) => listing),
    changeBook: runCommand(
      ({ type }) => actorNames[type],
      (command: BookCommand) => toCommandId(command),
    ),
    removeEnded: removeEnded(),
    applyChange: assign(({ context }, change: BookChange) => applyChange(context, change)),
    clearRemoved: assign({ removed: [] }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: () => {},
    showBook: (_, _params: { book: Lorebook }) => {},
    downloadBook: (_, _params: BookFile) => {},
    showToast,
  },
  guards: {
    isExecuted,
    isAbandoned,
    isConfirmed,
  },
  delays: { undoTime: 60_000 },
}).createMachine({
  id: 'lorebooks',
  description: 'Lists the lorebooks. A deleted one can be restored for a while.',
  context: { books: [], most: 0, mates: [], removed: [], commands: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchBooks',
        onDone: { target: 'ready', actions: { type: 'setListing', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    ready: {
      tags: 'shown',
      invoke: { id: 'bookImport', src: 'bookImport', input: ({ self }) => ({ parentRef: self }) },
      type: 'parallel',
      states: {
        commands: {
          on: {
            'book.*': { actions: { type: 'changeBook', params: ({ event }) => event } },
            'xstate.done.actor.book.*': [
              {
                guard: { type: 'isExecuted', params: ({ event }) => event.output },
                target: '.undoing',
                actions: [
                  'removeEnded',
                  { type: 'applyChange', params: ({ event }) => resultOf(event.output) },
                ],
              },
              { actions: 'removeEnded' },
            ],
            'xstate.error.actor.book.*': { actions: 'removeEnded' },
          },
          initial: 'idle',
          states: {
            idle: {},
            undoing: { after: { undoTime: { target: 'idle', actions: 'clearRemoved' } } },
          },
        },
        refresh: {
          on: { 'books.outdated': '.fetching' },
          initial: 'idle',
          states: {
            idle: {},
            fetching: {
              invoke: {
                id: 'refresh',
                src: 'refreshBooks',
                onDone: {
                  target: 'idle',
                  actions: { type: 'setListing', params: ({ event }) => event.output },
                },
                onError: 'idle',
              },
            },
          },
        },
        form: {
          entry: 'resumeForm',
          initial: 'closed',
          states: {
            closed: { on: { 'form.add': 'open' } },
            open: {
              invoke: {
                id: 'createBook',
                src: 'createBook',
                input: { book: null },
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: 'closed',
                    actions: { type: 'showBook', params: ({ event }) => ({ book: resultOf(event.output) }) },
                  },
                  { target: 'closed' },
                ],
                onError: 'closed',
              },
            },
          },
        },
        file: {
          initial: 'idle',
          states: {
            idle: { on: { 'file.export': 'exporting' } },
            exporting: {
              invoke: {
                id: 'exportBook',
                src: 'exportBook',
                input: ({ event }) => exportOf(event),
                onDone: [
                  {
                    guard: { type: 'isExecuted', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'downloadBook', params: ({ event }) => resultOf(event.output) },
                  },
                  { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'idle' },
                  {
                    target: 'idle',
                    actions: {
                      type: 'showToast',
                      params: ({ event }) => ({ key: 'requestFailed', error: failureOf(event.output) }),
                    },
                  },
                ],
                onError: 'idle',
              },
            },
          },
        },
      },
    },
  },
});

export type LorebooksActor = ActorRefFrom<typeof lorebooksMachine>;
