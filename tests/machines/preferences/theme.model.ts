import { themeMachine } from '../../../src/machines/preferences/theme.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(themeMachine, {
  events: { 'theme.choose': [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] },
  actors: {},
  inputs: [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }],
});
