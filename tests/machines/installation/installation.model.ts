import { installationMachine } from '../../../src/machines/installation/installation.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

export const model = modelOf(installationMachine, {
  events: {},
  actors: {
    watchDevice: { error: [new Error('no device')] },
    askToInstall: { done: [true, false], error: [new Error('no prompt')] },
  },
});
