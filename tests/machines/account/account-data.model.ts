import { accountDataMachine } from '../../../src/machines/account/account-data.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ada } from './account-samples.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { broken, canceled, confirmed } from '../support/outcomes.ts';

const busy = /exporting|asking|confirming/;

export const model = modelOf(accountDataMachine, {
  events: {},
  actors: {
    fetchProfile: { done: [ada, { ...ada, hasPassword: false }], error: [broken] },
    saveExport: { done: [undefined], error: [unreachable] },
    exportFile: { done: [confirmed(undefined), canceled], error: [broken] },
    homeCopies: {},
    deleteAccount: { done: [confirmed(undefined), canceled], error: [broken] },
  },
  rests: ['deleted'],
  // The parts of the page are independent: one at a time shows everything.
  within: ({ value }, { type }) => !type.endsWith('.request') || !busy.test(JSON.stringify(value)),
  view: ({ profile }) => ({ hasPassword: profile?.hasPassword ?? null }),
});
