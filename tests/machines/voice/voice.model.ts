import { voiceMachine } from '../../../src/machines/voice/voice.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { broken } from '../support/outcomes.ts';
import { usual } from './voice-samples.ts';

/** The replies of one room are always read. */
const machine = voiceMachine.provide({
  guards: { isAlways: ({ context }) => context.roomId === 'room-2' },
});

export const model = modelOf(machine, {
  inputs: [
    { roomId: 'room-1', mateId: 'mate-iris' },
    { roomId: 'room-2', mateId: 'mate-iris' },
  ],
  events: {
    'voice.changed': [{ settings: usual }, { settings: { ...usual, isAlways: true } }],
    // The failure of the voice is the result of its actor, below.
    'xstate.error.actor.readAloud': [],
  },
  actors: {
    loadVoice: { done: [undefined], error: [broken] },
    readAloud: { error: [new Error('the voice crashed')] },
  },
  view: ({ roomId }) => ({ roomId }),
});
