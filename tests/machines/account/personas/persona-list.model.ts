import { personaListMachine } from '../../../../src/machines/account/personas/persona-list.machine.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { captain, clockmaker, irisAsClockmaker, irisAsDefault } from '../account-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

const personas = [captain, clockmaker];
const withClockmaker = [
  { ...captain, isDefault: false },
  { ...clockmaker, isDefault: true },
];
const regions = [
  { starts: /^(persona\.(add|edit)|deletion\.request)$/, others: /changing|choosing/ },
  { starts: /^persona\.default$/, others: /editing|saving|confirming|choosing/ },
  { starts: /^persona\.choose$/, others: /editing|saving|confirming|changing/ },
];
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
    makeDefault: {
      done: [{ kind: 'done', result: withClockmaker }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
    choosePersona: {
      done: [
        { kind: 'done', result: irisAsClockmaker },
        { kind: 'done', result: irisAsDefault },
        { kind: 'canceled' },
      ],
      error: [new Error('broken')],
    },
  },
  // The regions are independent: one at a time shows everything.
  within: ({ value }, { type }) =>
    !regions.some(({ starts, others }) => starts.test(type) && others.test(JSON.stringify(value))),
  view: ({ roomId, personas, roomPersona, selectedId, nextDefault, nextChoice }) => ({
    roomId,
    personas: personas.map(({ uuid }) => uuid),
    chosen: roomPersona === null ? undefined : roomPersona.chosen,
    selectedId,
    nextDefault,
    nextChoice,
    isDefault: personas.find(({ isDefault }) => isDefault)?.uuid,
  }),
});
