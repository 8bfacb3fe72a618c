import { appSettingsMachine } from '../../../src/machines/account/app-settings.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(appSettingsMachine, {
  input: { dictation: 'offered' },
  events: {},
  actors: { deviceLink: {} },
  // What it does is in its parts.
  rests: [''],
});
