import { ledgerMachine } from '../../src/machines/ledger.machine.ts';
import { modelOf } from '../model/model.ts';
import { expired, unreachable } from './catalogue-samples.ts';
import { ledgerPage } from './shop-samples.ts';

export const model = modelOf(ledgerMachine, {
  events: {},
  actors: {
    fetchLedger: { done: [ledgerPage(true), ledgerPage(false)], error: [unreachable, expired] },
    fetchMore: { done: [ledgerPage(true, 'entry-2'), ledgerPage(false, 'entry-2')], error: [unreachable] },
  },
  view: ({ ledger, failure }) => ({ hasMore: ledger?.hasMore, failure: failure?.kind }),
  rests: ['ready.resting'],
});
