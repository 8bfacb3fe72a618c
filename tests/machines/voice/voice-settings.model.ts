import { voiceSettingsMachine } from '../../../src/machines/voice/voice-settings.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';
import { noVoices, remoteVoices, usual, voices } from './voice-samples.ts';

export const model = modelOf(voiceSettingsMachine, {
  inputs: [{ room: { roomId: 'room-1', mateId: 'mate-iris' } }],
  events: {
    'settings.change': [{ change: { allowsRemote: true } }, { change: { speed: '1.5' } }],
    'sample.play': [{ sentence: { text: 'Hello.', isAction: false } }],
  },
  actors: {
    loadVoices: {
      done: [
        { settings: usual, found: voices },
        { settings: usual, found: remoteVoices },
        { settings: usual, found: noVoices },
      ],
      error: [broken],
    },
    playSample: { done: [undefined], error: [broken] },
  },
  view: ({ settings, found, sample }) => ({
    speed: settings.speed,
    allowsRemote: settings.allowsRemote,
    voices: found?.voices.length ?? null,
    sample: sample.text,
  }),
  rests: ['none'],
});
