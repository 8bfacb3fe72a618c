import { personasMachine } from '../../../src/machines/account/personas.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { captain, clockmaker, irisAsClockmaker, irisAsDefault } from './account-samples.ts';
import { expired, unreachable } from '../mates/catalogue-samples.ts';

const draft = { name: 'Clockmaker', pronouns: '', about: '' };

export const model = modelOf(personasMachine, {
  inputs: [{ roomId: 'room-1' }, { roomId: null }],
  events: {
    'persona.edit': [{ uuid: 'persona-1' }, { uuid: 'elsewhere' }],
    'deletion.request': [{ uuid: 'persona-2' }, { uuid: 'elsewhere' }],
    'persona.default': [{ uuid: 'persona-1' }, { uuid: 'persona-2' }],
    'persona.choose': [{ uuid: 'persona-2' }, { uuid: null }],
    'draft.submit': [{ draft }, { draft: { ...draft, name: ' ' } }],
  },
  actors: {
    fetchPersonas: {
      done: [
        { personas: [captain, clockmaker], roomPersona: irisAsDefault },
        { personas: [], roomPersona: null },
      ],
      error: [unreachable, expired],
    },
    savePersona: { done: [clockmaker], error: [unreachable] },
    deletePersona: {
      done: [{ kind: 'confirmed', result: [captain] }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    makeDefault: { done: [[captain, clockmaker]], error: [unreachable] },
    choosePersona: { done: [irisAsClockmaker, irisAsDefault], error: [unreachable] },
    roomSettings: { error: [new Error('broken')] },
  },
  view: ({ roomId, personas, roomPersona, subject }) => ({
    roomId,
    personas: personas.map(({ uuid }) => uuid),
    chosen: roomPersona === null ? undefined : roomPersona.chosen,
    subject,
  }),
});
