import { personaListMachine } from '../../../../src/machines/account/personas/persona-list.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { captain, clockmaker, irisAsClockmaker, irisAsDefault } from '../account-samples.ts';
import { createParent } from '../../support/parent.ts';
import { abandoned, broken, canceled, confirmed, done } from '../../support/outcomes.ts';

const { parentRef } = createParent();
const personas = [captain, clockmaker];
const withClockmaker = [
  { ...captain, isDefault: false },
  { ...clockmaker, isDefault: true },
];
const regions = [
  { starts: /^(persona\.(add|edit)|deletion\.request)$/, others: /changing|choosing/ },
  { starts: /^persona\.default$/, others: /editing|confirming|choosing/ },
  { starts: /^persona\.choose$/, others: /editing|confirming|changing/ },
];

export const model = modelOf(personaListMachine, {
  inputs: [
    { parentRef, roomId: 'room-1', personas, roomPersona: irisAsDefault },
    { parentRef, roomId: null, personas: [], roomPersona: null },
  ],
  events: {
    'persona.edit': [{ uuid: 'persona-1' }, { uuid: 'elsewhere' }],
    'deletion.request': [{ uuid: 'persona-2' }, { uuid: 'elsewhere' }],
    'persona.default': [{ uuid: 'persona-1' }, { uuid: 'persona-2' }],
    'persona.choose': [{ uuid: 'persona-2' }, { uuid: null }],
  },
  actors: {
    savePersona: { done: [confirmed(clockmaker), canceled], error: [broken] },
    deletePersona: { done: [confirmed([captain]), canceled, abandoned], error: [broken] },
    makeDefault: { done: [done(withClockmaker), canceled], error: [broken] },
    choosePersona: { done: [done(irisAsClockmaker), done(irisAsDefault), canceled], error: [broken] },
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
