import { dictationMachine, type SpeechChoice } from '../../../src/machines/dictation/dictation.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';

const choice = (method: SpeechChoice['method'], isAllowed = false): SpeechChoice => ({
  method,
  maker: 'Google',
  isAllowed,
});

export const model = modelOf(dictationMachine, {
  events: {
    'microphone.off': [{ isRecorded: true }, { isRecorded: false }],
    'microphone.failed': [{ problem: 'refused' }],
    'words.heard': [{ text: 'Good morning' }, { text: '' }],
  },
  actors: {
    chooseMethod: {
      done: [
        choice('device'),
        choice('pack'),
        choice('server'),
        choice('maker'),
        choice('maker', true),
        choice(null),
      ],
      error: [broken],
    },
    installPack: { done: [true, false], error: [broken] },
    microphone: { error: [broken] },
    watchPage: { error: [broken] },
    fetchText: {
      done: ['Good morning', ' '],
      error: [new ApiError('rejected', 'no text', { code: 5030 }), broken],
    },
    insertText: { done: [undefined], error: [broken] },
  },
  view: ({ method, text, problem, failure, isCut }) => ({
    method,
    hasText: text.trim() !== '',
    problem,
    failure: failure?.kind ?? null,
    isCut,
  }),
});
