import { appSettingsMachine } from '../../../src/machines/installation/app-settings.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(appSettingsMachine, {
  events: {},
  actors: { installation: {}, deviceLink: {} },
});
