import { crisisHelpMachine } from '../../../src/machines/safety/crisis-help.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(crisisHelpMachine, {
  events: { 'region.choose': [{ region: 'DE' }], 'card.close': [{ seq: 2 }], 'card.open': [{}] },
  actors: { detectRegion: { done: ['US'], error: [new Error('nothing is known')] } },
});
