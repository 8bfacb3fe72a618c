import { assign, setup } from 'xstate';
import type { Ledger } from '../../../contract/subscription.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import { notProvidedRequest } from '../shared/request.ts';
import type { TransactionsContext, TransactionsEvent, TransactionsTag } from './transactions.types.ts';

/** The balance of the user, and the entries that explain it. */
export const transactionsMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as TransactionsTag,
    children: {} as { request: 'fetchLedger'; fetchMore: 'fetchMore' },
  },
  actors: {
    fetchLedger: notProvidedRequest<Ledger>('fetchLedger'),
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
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: { hasMore: ({ context }) => context.ledger?.hasMore === true },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'transactions',
  description: 'Shows the balance, and page by page the entries that explain it.',
  context: { ledger: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
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
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: { on: { 'page.next': { guard: 'hasMore', target: 'loadingMore' } } },
        loadingMore: {
          tags: 'loadingMore',
          invoke: {
            id: 'fetchMore',
            src: 'fetchMore',
            input: ({ context }) => ({ before: context.ledger?.entries.at(-1)?.entryId ?? '' }),
            onDone: {
              target: 'idle',
              actions: { type: 'addEntries', params: ({ event }) => ({ ledger: event.output }) },
            },
            onError: {
              target: 'idle',
              description: 'The loaded entries stay, and the user can load more again.',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#transactions.ready.idle' } },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
