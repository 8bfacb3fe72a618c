import { settingsMachine } from '../../../src/machines/preferences/settings.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(settingsMachine, {
  events: { 'theme.choose': [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] },
  actors: {
    ageGate: { error: [new Error('an actor died')] },
    safety: { error: [new Error('an actor died')] },
    logoutConfirmation: { error: [new Error('an actor died')] },
  },
  inputs: [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }],
});
