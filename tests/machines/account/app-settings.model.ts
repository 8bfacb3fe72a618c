import { appSettingsMachine } from '../../../src/machines/account/app-settings.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(appSettingsMachine, {
  events: {},
  actors: { installation: {}, deviceLink: {} },
  // What it does is in its parts.
  rests: [''],
});
