import { appUpdateMachine } from '../../../src/machines/installation/app-update.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(appUpdateMachine, {
  events: {},
  actors: {
    watchVersions: { error: [new Error('no worker')] },
    activateVersion: { done: [undefined], error: [new Error('no worker')] },
  },
});
