import { dictationLoaderMachine } from '../../../src/machines/dictation/dictation-loader.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';

export const model = modelOf(dictationLoaderMachine, {
  events: {
    // The failure of dictation is the result of its actor, below.
    'xstate.error.actor.dictation': [],
  },
  actors: {
    watchSupport: { error: [new Error('broken')] },
    loadDictation: { done: [undefined], error: [unreachable] },
    dictation: { error: [new Error('dictation crashed')] },
  },
});
