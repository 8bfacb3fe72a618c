import { helpLinesMachine } from '../../src/machines/help-lines.machine.ts';
import { modelOf } from '../model/model.ts';

export const model = modelOf(helpLinesMachine, {
  events: { 'region.choose': [{ region: 'DE' }], 'card.close': [{ seq: 2 }], 'card.open': [{}] },
  actors: { findRegion: { done: ['US'], error: [new Error('nothing is known')] } },
});
