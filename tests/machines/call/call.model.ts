import { callMachine } from '../../../src/machines/call/call.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';
import { usual } from '../voice/voice-samples.ts';

const read = { messageId: 'reply-1', sentences: ['One.', 'Two.'] };

export const model = modelOf(callMachine, {
  inputs: [{ room: { roomId: 'room-1', mateId: 'mate-iris' }, settings: usual }],
  events: {
    'line.failed': [{ problem: 'refused' }],
    'voice.found': [{ hasVoice: true }, { hasVoice: false }],
    'reading.ended': [read],
    'words.sent': [{ text: 'Good evening' }],
    'answer.started': [
      { messageId: 'reply-1', needsHelp: false },
      { messageId: 'reply-1', needsHelp: true },
    ],
    'answer.missing': [{ problem: 'unsent' }],
  },
  actors: {
    line: { error: [broken] },
    readAloud: { error: [broken] },
    dictation: { error: [broken] },
    watchAnswer: { error: [broken] },
    storeHeard: { done: [undefined], error: [broken] },
    listenForSpeech: { error: [broken] },
  },
  view: ({ problem, words, lastId, heard, helpId }) => ({ problem, words, lastId, heard, helpId }),
});
