import { personasMachine } from '../../../../src/machines/account/personas/personas.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { captain, clockmaker, irisAsDefault } from '../account-samples.ts';

export const model = modelOf(personasMachine, {
  inputs: [{ roomId: 'room-1' }, { roomId: null }],
  events: {},
  actors: {
    fetchPersonas: {
      done: [
        { personas: [captain, clockmaker], roomPersona: irisAsDefault },
        { personas: [], roomPersona: null },
      ],
      error: [new Error('broken')],
    },
    personaList: { error: [new Error('broken')] },
    mateMemory: {},
    roomSettings: {},
    voiceSettings: {},
  },
  view: ({ roomId, data }) => ({ roomId, personas: data?.personas.length ?? null }),
});
