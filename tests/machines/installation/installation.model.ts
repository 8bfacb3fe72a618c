import { installationMachine } from '../../../src/machines/installation/installation.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(installationMachine, {
  events: {},
  actors: {
    watchDevice: { error: [new Error('no device')] },
    askToInstall: { done: [true, false], error: [new Error('no prompt')] },
  },
});
