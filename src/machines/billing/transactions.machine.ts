import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Ledger } from '../../../contract/billing/subscription.ts';
import { notProvidedPager } from '../shared/pager.ts';
import { notProvidedRequest } from '../shared/request.ts';
import {
  nextPage,
  withOlder,
  type LedgerCursor,
  type TransactionsContext,
  type TransactionsEvent,
  type TransactionsTag,
} from './transactions.reducers.ts';

/** The balance of the user, and the entries that explain it. */
export const transactionsMachine = setup({
  types: {
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as TransactionsTag,
    children: {} as { request: 'fetchLedger'; pager: 'fetchMore' },
  },
  actors: {
    fetchLedger: notProvidedRequest<Ledger>('fetchLedger'),
    fetchMore: notProvidedPager<Ledger, LedgerCursor>('fetchMore'),
  },
  actions: {
    setLedger: assign((_, { ledger }: { ledger: Ledger }) => ({ ledger })),
    addEntries: assign(({ context }, page: Ledger) => ({ ledger: withOlder(context, page) })),
    changeBenefits: (_, _params: { ledger: Ledger }) => {},
  },
}).createMachine({
  id: 'transactions',
  description: 'Shows the balance, and page by page the entries that explain it.',
  context: { ledger: null },
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
        onError: 'failed',
      },
    },
    ready: {
      invoke: {
        id: 'pager',
        src: 'fetchMore',
        input: ({ context, self }) => ({ next: nextPage(context.ledger), parentRef: self }),
        onError: 'failed',
      },
      on: { 'page.loaded': { actions: { type: 'addEntries', params: ({ event }) => event.page } } },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type TransactionsActor = ActorRefFrom<typeof transactionsMachine>;
