import { themeMachine } from '../../../src/machines/preferences/theme.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(themeMachine, {
  events: { 'theme.choose': [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] },
  actors: {},
  inputs: [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }],
});
