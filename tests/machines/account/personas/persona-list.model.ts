import { personaListMachine } from '../../../../src/machines/account/personas/persona-list.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { captain, clockmaker, irisAsClockmaker, irisAsDefault } from '../account-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

const personas = [captain, clockmaker];
const draft = { name: 'Clockmaker', pronouns: '', about: '' };

export const model = modelOf(personaListMachine, {
  inputs: [
    { roomId: 'room-1', personas, roomPersona: irisAsDefault },
    { roomId: null, personas: [], roomPersona: null },
  ],
  events: {
    'persona.edit': [{ uuid: 'persona-1' }, { uuid: 'elsewhere' }],
    'deletion.request': [{ uuid: 'persona-2' }, { uuid: 'elsewhere' }],
    'persona.default': [{ uuid: 'persona-1' }, { uuid: 'persona-2' }],
    'persona.choose': [{ uuid: 'persona-2' }, { uuid: null }],
    'draft.submit': [{ draft }, { draft: { ...draft, name: ' ' } }],
  },
  actors: {
    savePersona: { done: [clockmaker], error: [unreachable] },
    deletePersona: {
      done: [{ kind: 'confirmed', result: [captain] }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    makeDefault: { done: [personas], error: [unreachable] },
    choosePersona: { done: [irisAsClockmaker, irisAsDefault], error: [unreachable] },
  },
  view: ({ roomId, personas, roomPersona, selectedId }) => ({
    roomId,
    personas: personas.map(({ uuid }) => uuid),
    chosen: roomPersona === null ? undefined : roomPersona.chosen,
    selectedId,
  }),
});
