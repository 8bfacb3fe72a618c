import { settingsMachine } from '../../src/machines/settings.machine.ts';
import { modelOf } from '../model/model.ts';

export const model = modelOf(settingsMachine, {
  events: { 'theme.choose': [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] },
  actors: {},
  inputs: [
    { language: 'en', theme: 'system' },
    { language: 'en', theme: 'light' },
    { language: 'en', theme: 'dark' },
  ],
});
