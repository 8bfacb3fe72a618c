import { transactionsMachine } from '../../../src/machines/billing/transactions.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ledgerPage } from './billing-samples.ts';

export const model = modelOf(transactionsMachine, {
  events: {
    'page.loaded': ({ context: { ledger } }) =>
      ledger?.hasMore === true ? [{ page: ledgerPage(false, 'entry-2') }] : [],
  },
  actors: {
    fetchLedger: { done: [ledgerPage(true), ledgerPage(false)], error: [new Error('broken')] },
    fetchMore: { error: [new Error('broken')] },
  },
  view: ({ ledger }) => ({ hasMore: ledger?.hasMore }),
});
