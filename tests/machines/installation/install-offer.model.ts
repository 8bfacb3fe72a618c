import { installOfferMachine } from '../../../src/machines/installation/install-offer.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(installOfferMachine, {
  events: {},
  actors: {
    watchTurns: { error: [new Error('no turns')] },
    watchPrompt: { error: [new Error('no browser')] },
    askToInstall: { done: [true, false], error: [new Error('no prompt')] },
  },
  inputs: [
    { visit: 2, isAnswered: false },
    { visit: 1, isAnswered: false },
    { visit: 3, isAnswered: true },
  ],
  view: ({ turns, isAnswered }) => [turns, isAnswered],
  // Nothing more is offered in this visit.
  rests: ['done'],
});
