import { modelHostMachine } from '../../../../src/machines/chat/notices/model-host.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(modelHostMachine, {
  events: {
    'model.loading': [{ name: 'smol' }],
    'model.reading': [{ tokens: 3100 }],
    'model.swapped': [{ name: 'gemma' }],
    'model.cut': [{ tokens: 4096 }],
  },
  actors: {},
  view: ({ name, tokens, notice }) => ({ name, tokens, notice: notice?.kind ?? null }),
});
