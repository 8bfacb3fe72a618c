import { assign, setup } from 'xstate';
import type { Ledger } from '../../../contract/subscription.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import type { TransactionsContext, TransactionsEvent, TransactionsTag } from './transactions.types.ts';

/** What somebody has, and every entry that explains it. */
export const transactionsMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as TransactionsTag,
  },
  actors: {
    fetchLedger: notProvidedPromise<Ledger>('fetchLedger'),
    fetchMore: notProvidedPromise<Ledger, { before: string }>('fetchMore'),
  },
  actions: {
    setLedger: assign((_, { ledger }: { ledger: Ledger }) => ({ ledger, failure: null })),
    addEntries: assign(({ context }, { ledger }: { ledger: Ledger }) => ({
      ledger: { ...ledger, entries: [...(context.ledger?.entries ?? []), ...ledger.entries] },
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    changeBenefits: (_, _params: { ledger: Ledger }) => {},
  },
  guards: { hasMore: ({ context }) => context.ledger?.hasMore === true },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'transactions',
  description: 'Shows what somebody has, and page by page how it came about.',
  context: { ledger: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchLedger',
        src: 'fetchLedger',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'setLedger', params: ({ event }) => ({ ledger: event.output }) },
            { type: 'changeBenefits', params: ({ event }) => ({ ledger: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.retry': '#transactions.loading' } },
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: { on: { 'page.next': { guard: 'hasMore', target: 'extending' } } },
        extending: {
          tags: 'extending',
          invoke: {
            id: 'fetchMore',
            src: 'fetchMore',
            input: ({ context }) => ({ before: context.ledger?.entries.at(-1)?.entryId ?? '' }),
            onDone: {
              target: 'resting',
              actions: { type: 'addEntries', params: ({ event }) => ({ ledger: event.output }) },
            },
            onError: {
              target: 'resting',
              description: 'What is shown stays; the rest may be asked for again.',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#transactions.ready.resting' } },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
