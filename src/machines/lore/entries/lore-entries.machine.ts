import { assign, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { OwnLoreEntry } from '../../../../contract/lore/lore-entry.ts';
import { isExecuted, notProvidedCommand, resultOf } from '../../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../../shared/commands/confirmation.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import { supervised } from '../../shared/supervised.ts';
import { showToast } from '../../shared/toast.ts';
import { keyListMachine } from './keys/key-list.machine.ts';
import * as reducers from './lore-entries.reducers.ts';
import type {
  EntriesChanged,
  EntriesToChange,
  LoreEntriesChildren,
  LoreEntriesContext,
  LoreEntriesEvent,
  LoreEntriesInput,
  LoreEntriesTag,
} from './lore-entries.reducers.ts';

export const loreEntriesMachine = setup({
  types: {
    context: {} as LoreEntriesContext,
    input: {} as LoreEntriesInput,
    events: {} as LoreEntriesEvent,
    tags: {} as LoreEntriesTag,
    children: {} as LoreEntriesChildren,
  },
  actors: {
    refreshEntries: notProvidedRequest<readonly OwnLoreEntry[], { bookId: string }>('refreshEntries'),
    saveEntry: notProvidedConfirmation<OwnLoreEntry, { bookId: string }>('saveEntry'),
    changeEntries: notProvidedCommand<EntriesChanged, EntriesToChange>('changeEntries'),
    keyList: supervised(keyListMachine),
  },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query, currentId: null })),
    setCurrent: assign((_, { entryId }: { entryId: string }) => ({ currentId: entryId })),
    toggle: assign(({ context }, { entryId }: { entryId: string }) => ({
      selectedIds: reducers.toggled(context.selectedIds, entryId),
    })),
    extend: assign(({ context }, { entryIds }: { entryIds: readonly string[] }) => ({
      selectedIds: [...new Set([...context.selectedIds, ...entryIds])],
    })),
    clearSelection: assign({ selectedIds: [] }),
    setEdited: assign(({ context }, { entryId }: { entryId: string }) => ({
      edited: context.entries.find((entry) => entry.entryId === entryId) ?? null,
    })),
    clearEdited: assign({ edited: null }),
    setEntry: assign(({ context }, entry: OwnLoreEntry) => ({
      entries: reducers.withEntry(context.entries, entry),
      currentId: entry.entryId,
    })),
    setEntries: assign(({ context }, { entries }: { entries: readonly OwnLoreEntry[] }) =>
      reducers.reloaded(context, entries),
    ),
    applyChange: assign(({ context }, changed: EntriesChanged) => reducers.applyChange(context, changed)),
    clearRemoved: assign(({ context }) => reducers.withoutRemoved(context)),
    reportChange: sendTo(({ context }) => context.parentRef, { type: 'entries.changed' }),
    /** Opens the form again that the session or a reload has interrupted. */
    resumeForm: (_, _params: Pick<LoreEntriesInput, 'bookId'>) => {},
    showToast,
  },
  guards: {
    isListed: ({ context }, { entryId }: { entryId: string }) =>
      context.entries.some((entry) => entry.entryId === entryId),
    hasRemoved: ({ context }) => context.removedIds.length > 0,
    isExecuted,
    isConfirmed,
  },
  // The time for which the host can restore deleted entries.
  delays: { undoTime: 60_000 },
}).createMachine({
  id: 'loreEntries',
  description:
    'The entries of a lorebook: found by words, selected, changed together, and each in a form. One form and one change run at a time.',
  context: ({ input }) => ({
    ...input,
    query: '',
    currentId: null,
    selectedIds: [],
    removedIds: [],
    edited: null,
  }),
  entry: { type: 'resumeForm', params: ({ context }) => context },
  type: 'parallel',
  on: {
    'search.change': { actions: { type: 'setQuery', params: ({ event }) => event } },
    'entry.focus': { actions: { type: 'setCurrent', params: ({ event }) => event } },
    'entry.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
    'selection.extend': { actions: { type: 'extend', params: ({ event }) => event } },
    'selection.clear': { actions: 'clearSelection' },
  },
  states: {
    form: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'clearEdited',
          on: {
            'form.add': 'open',
            'form.edit': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'open',
              actions: { type: 'setEdited', params: ({ event }) => event },
            },
          },
        },
        open: {
          invoke: [
            {
              id: 'saveEntry',
              src: 'saveEntry',
              input: ({ context }) => ({ bookId: context.bookId }),
              onDone: [
                {
                  guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                  target: 'closed',
                  actions: [
                    { type: 'setEntry', params: ({ event }) => resultOf(event.output) },
                    { type: 'showToast', params: { key: 'loreSaved' } },
                    'reportChange',
                  ],
                },
                { target: 'closed' },
              ],
              onError: 'closed',
            },
            { id: 'keys', src: 'keyList', input: ({ context }) => reducers.toKeyList(context, 'keys') },
            {
              id: 'secondaryKeys',
              src: 'keyList',
              input: ({ context }) => reducers.toKeyList(context, 'secondaryKeys'),
            },
          ],
          initial: 'original',
          states: {
            original: { on: { 'entries.reload': 'reloading' } },
            reloading: {
              description: 'The entry was changed elsewhere. What was typed stays in the form.',
              invoke: {
                id: 'request',
                src: 'refreshEntries',
                input: ({ context }) => ({ bookId: context.bookId }),
                onDone: {
                  target: 'reloaded',
                  actions: { type: 'setEntries', params: ({ event }) => ({ entries: event.output }) },
                },
                onError: 'original',
              },
            },
            reloaded: {
              tags: 'reloaded',
              description: 'Saving replaces what was changed elsewhere.',
              on: { 'entries.reload': 'reloading' },
            },
          },
        },
      },
    },
    changes: {
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'hasRemoved', target: 'undoable' },
          on: { 'entries.change': 'changing' },
        },
        undoable: {
          tags: 'undoable',
          always: { guard: not('hasRemoved'), target: 'idle' },
          on: { 'entries.change': 'changing', 'entries.undo': 'changing' },
          after: { undoTime: { target: 'idle', actions: 'clearRemoved' } },
        },
        changing: {
          invoke: {
            id: 'changeEntries',
            src: 'changeEntries',
            input: ({ context, event }) => reducers.changeOf(context, event),
            onDone: [
              {
                guard: { type: 'isExecuted', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'applyChange', params: ({ event }) => resultOf(event.output) },
                  'reportChange',
                ],
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
        },
      },
    },
  },
});

export type LoreEntriesActor = ActorRefFrom<typeof loreEntriesMachine>;
