import { aiDisclosureMachine } from '../../../src/machines/safety/ai-disclosure.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

const use = { startedAt: 1, used: 0, welcomed: false, toldAt: 0, every: 100 };

export const model = modelOf(aiDisclosureMachine, {
  events: {
    'usage.updated': [use, { ...use, used: 20, welcomed: true }, { ...use, used: 100, welcomed: true }],
    'disclosure.acknowledge': [{}],
    'reminder.dismiss': [{}],
    'break.start': [{}],
  },
  actors: { trackUsage: { error: [new Error('an actor died')] } },
});
