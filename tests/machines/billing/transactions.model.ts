import { transactionsMachine } from '../../../src/machines/billing/transactions.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { ledgerPage } from './billing-samples.ts';

export const model = modelOf(transactionsMachine, {
  events: {},
  actors: {
    fetchLedger: { done: [ledgerPage(true), ledgerPage(false)], error: [new Error('broken')] },
    fetchMore: { done: [ledgerPage(true, 'entry-2'), ledgerPage(false, 'entry-2')], error: [unreachable] },
  },
  view: ({ ledger, failure }) => ({ hasMore: ledger?.hasMore, failure: failure?.kind }),
  rests: ['ready.idle'],
});
