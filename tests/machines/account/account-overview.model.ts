import { accountOverviewMachine } from '../../../src/machines/account/account-overview.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { ada, missingCall } from './account-samples.ts';
import { expired, unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(accountOverviewMachine, {
  events: {},
  actors: { fetchProfile: { done: [ada], error: [unreachable, expired, missingCall] } },
  view: ({ profile }) => ({ isKnown: profile !== null }),
  rests: ['ready'],
});
