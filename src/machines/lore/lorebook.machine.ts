import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Lorebook } from '../../../contract/lore/lorebook.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { removeEnded, runCommand } from '../shared/commands/row-commands.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';
import { loreEntriesMachine } from './entries/lore-entries.machine.ts';
import { loreTrialMachine } from './entries/lore-trial.machine.ts';
import {
  toCommandId,
  toEntriesInput,
  withBook,
  type LorebookChildren,
  type LorebookContext,
  type LorebookData,
  type LorebookEvent,
  type LorebookInput,
  type LorebookTag,
  type UseCommand,
  type UseToSwitch,
} from './lorebook.reducers.ts';

export const lorebookMachine = setup({
  types: {
    context: {} as LorebookContext,
    input: {} as LorebookInput,
    events: {} as LorebookEvent,
    tags: {} as LorebookTag,
    children: {} as LorebookChildren,
  },
  actors: {
    fetchBook: notProvidedRequest<LorebookData | null, LorebookInput>('fetchBook'),
    refreshBook: notProvidedRequest<Lorebook | null, LorebookInput>('refreshBook'),
    saveBook: notProvidedConfirmation<Lorebook, null>('saveBook'),
    switchUse: notProvidedCommand<Lorebook, UseToSwitch>('switchUse'),
    loreEntries: supervised(loreEntriesMachine),
    loreTrial: supervised(loreTrialMachine),
  },
  actions: {
    setData: assign((_, { data }: { data: LorebookData | null }) => ({ data })),
    setBook: assign(({ context }, book: Lorebook) => withBook(context, book)),
    setFound: assign(({ context }, { book }: { book: Lorebook | null }) =>
      book === null ? {} : withBook(context, book),
    ),
    setEdited: assign(({ context }) => ({ edited: context.data?.book ?? null })),
    clearEdited: assign({ edited: null }),
    switchUse: runCommand(
      'switchUse',
      (command: UseCommand) => toCommandId(command),
      ({ bookId }, command) => ({ ...command, bookId: bookId ?? '' }),
    ),
    removeEnded: removeEnded(),
    reportToTrial: sendTo('loreTrial', { type: 'book.changed' }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: (_, _params: LorebookInput) => {},
    showToast,
  },
  guards: {
    hasBook: ({ context }) => context.bookId !== null,
    isFound: (_, { data }: { data: unknown }) => data !== null,
    isExecuted,
    isConfirmed,
  },
}).createMachine({
  id: 'lorebook',
  description: 'Loads a lorebook, then shows its entries, a trial, its settings, and what uses it.',
  context: ({ input }) => ({ ...input, data: null, edited: null, commands: [] }),
  on: {
    'xstate.done.actor.use.*': [
      {
        guard: { type: 'isExecuted', params: ({ event }) => event.output },
        actions: ['removeEnded', { type: 'setBook', params: ({ event }) => resultOf(event.output) }],
      },
      { actions: 'removeEnded' },
    ],
    'xstate.error.actor.use.*': { actions: 'removeEnded' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasBook', target: 'loading' }, { target: 'missing' }] },
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchBook',
        input: ({ context }) => ({ bookId: context.bookId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ data: event.output }) },
            target: 'ready',
            actions: { type: 'setData', params: ({ event }) => ({ data: event.output }) },
          },
          { target: 'missing', description: 'Not a book of the user, or deleted.' },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    missing: { tags: 'missing' },
    ready: {
      tags: 'shown',
      invoke: [
        {
          id: 'loreEntries',
          src: 'loreEntries',
          input: ({ context, self }) => ({ parentRef: self, ...toEntriesInput(context) }),
        },
        { id: 'loreTrial', src: 'loreTrial', input: ({ context }) => ({ bookId: context.bookId ?? '' }) },
      ],
      entry: { type: 'resumeForm', params: ({ context }) => context },
      on: {
        'entries.changed': { actions: 'reportToTrial' },
        'use.switch': { actions: { type: 'switchUse', params: ({ event }) => event } },
      },
      initial: 'closed',
      states: {
        closed: { entry: 'clearEdited', on: { 'form.edit': { target: 'open', actions: 'setEdited' } } },
        open: {
          invoke: {
            id: 'saveBook',
            src: 'saveBook',
            input: null,
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: 'closed',
                actions: [
                  { type: 'setBook', params: ({ event }) => resultOf(event.output) },
                  { type: 'showToast', params: { key: 'loreSaved' } },
                  'reportToTrial',
                ],
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
          initial: 'original',
          states: {
            original: { on: { 'book.reload': 'reloading' } },
            reloading: {
              description: 'The book was changed elsewhere. What was typed stays in the form.',
              invoke: {
                id: 'refresh',
                src: 'refreshBook',
                input: ({ context }) => ({ bookId: context.bookId }),
                onDone: [
                  {
                    guard: { type: 'isFound', params: ({ event }) => ({ data: event.output }) },
                    target: 'reloaded',
                    actions: [
                      { type: 'setFound', params: ({ event }) => ({ book: event.output }) },
                      'setEdited',
                    ],
                  },
                  { target: '#lorebook.missing', description: 'It was deleted elsewhere.' },
                ],
                onError: 'original',
              },
            },
            reloaded: {
              tags: 'reloaded',
              description: 'Saving replaces what was changed elsewhere.',
              on: { 'book.reload': 'reloading' },
            },
          },
        },
      },
    },
  },
});

export type LorebookActor = ActorRefFrom<typeof lorebookMachine>;
