import { trialOfferMachine } from '../../../src/machines/trial/trial-offer.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const wren = { mateId: 'wren', name: 'Wren' };

export const model = modelOf(trialOfferMachine, {
  events: { 'trial.found': [{ trial: wren }] },
  actors: { watchTrials: { error: [new Error('no storage')] } },
});
