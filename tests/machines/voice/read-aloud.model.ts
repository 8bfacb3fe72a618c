import { readAloudMachine } from '../../../src/machines/voice/read-aloud.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';
import { noVoices, usual, voices } from './voice-samples.ts';

export const model = modelOf(readAloudMachine, {
  inputs: [{ settings: usual }, { settings: { ...usual, isAlways: true } }],
  events: {
    'voice.changed': [{ settings: { ...usual, speed: '1.5' } }],
    'reading.start': [{ messageId: 'message-1' }],
    'reply.started': [{ messageId: 'message-2' }],
    'sentences.written': [
      {
        sentences: [
          { text: 'One.', isAction: false },
          { text: 'Two.', isAction: false },
        ],
      },
    ],
  },
  actors: {
    findVoices: { done: [voices, noVoices], error: [broken] },
    watchChat: { error: [new Error('broken')] },
    followText: { error: [new Error('broken')] },
    prepareSound: { done: [{ seconds: 1, source: 'sound' }], error: [broken] },
    playSound: { done: [undefined], error: [broken] },
  },
  // One report of sentences is all that is written.
  within: ({ context }, { type }) => type !== 'sentences.written' || context.sentences.length === 0,
  view: ({ settings, found, messageId, sentences, spoken, sounds }) => ({
    isAlways: settings.isAlways,
    speed: settings.speed,
    voices: found?.voices.length ?? null,
    messageId,
    sentences: sentences.length,
    spoken,
    sounds: sounds.length,
  }),
});
