import { settingsMachine } from '../../src/machines/settings.machine.ts';
import { modelOf } from '../model/model.ts';

export const model = modelOf(settingsMachine, {
  events: { 'theme.choose': [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] },
  actors: {
    age: { error: [new Error('an actor died')] },
    wellbeing: { error: [new Error('an actor died')] },
    parting: { error: [new Error('an actor died')] },
  },
  inputs: [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }],
});
