import { appUpdateMachine } from '../../../src/machines/installation/app-update.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(appUpdateMachine, {
  events: {},
  actors: {
    watchVersions: { error: [new Error('no worker')] },
    activateVersion: { done: [undefined], error: [new Error('no worker')] },
  },
});
