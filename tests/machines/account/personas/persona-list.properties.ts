/** Properties of the personas: each is edited in one form, and the last choice counts. */
import type { AnyMachineSnapshot } from 'xstate';
import { personaListMachine } from '../../../../src/machines/account/personas/persona-list.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  isKind,
  isSame,
  reports,
  runs,
  starts,
  startsNothing,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './persona-list.model.ts';

type State = AnyMachineSnapshot;

const isFree = (state: State): boolean => !runs('savePersona', 'deletePersona')(state);
const isListed = ({ context }: State, event: object): boolean =>
  context.personas.some((persona: object) => partOf(persona, 'uuid') === partOf(event, 'uuid'));
const chosen = (input: unknown, event: object): boolean => partOf(input, 'uuid') === partOf(event, 'uuid');
const defaultOf = ({ context }: State): unknown =>
  context.nextDefault ??
  partOf(
    context.personas.find(({ isDefault }: { isDefault: boolean }) => isDefault),
    'uuid',
  );
const choiceOf = ({ context }: State): unknown =>
  context.nextChoice === null ? (context.roomPersona?.chosen ?? null) : context.nextChoice.uuid;
const canChoose = (state: State, event: object): boolean =>
  state.context.roomPersona !== null && choiceOf(state) !== partOf(event, 'uuid');

const requests: readonly Rule[] = [
  {
    on: 'persona.add',
    when: isFree,
    leadsTo: starts('savePersona', (input) => partOf(input, 'uuid') === null),
  },
  {
    on: 'persona.edit',
    when: (state, event) => isFree(state) && isListed(state, event),
    leadsTo: starts('savePersona', chosen),
  },
  { on: 'persona.edit', when: (state, event) => !isListed(state, event), leadsTo: startsNothing },
  {
    on: 'deletion.request',
    when: (state, event) => isFree(state) && isListed(state, event),
    leadsTo: starts('deletePersona', chosen),
  },
  { on: 'deletion.request', when: (state, event) => !isListed(state, event), leadsTo: startsNothing },
  {
    on: 'persona.default',
    when: (state, event) => isListed(state, event) && defaultOf(state) !== partOf(event, 'uuid'),
    leadsTo: starts('makeDefault', chosen),
  },
  {
    on: 'persona.default',
    when: (state, event) => defaultOf(state) === partOf(event, 'uuid'),
    leadsTo: startsNothing,
  },
  {
    on: 'persona.choose',
    when: canChoose,
    leadsTo: starts(
      'choosePersona',
      (input, event, { context }) => chosen(input, event) && partOf(input, 'roomId') === context.roomId,
    ),
  },
  { on: 'persona.choose', when: (state, event) => !canChoose(state, event), leadsTo: startsNothing },
];

const tells = (key: string): Rule['leadsTo'] => does('showToast', (params) => partOf(params, 'key') === key);
const resultIn = (event: object): unknown => partOf(event, 'output', 'result');
const isIdle: Rule['leadsTo'] = (state) => isFree(state) && state.context.selectedId === null;

const answers: readonly Rule[] = [
  {
    on: done('savePersona'),
    when: isKind('confirmed'),
    leadsTo: all(isIdle, tells('personaSaved'), ({ context }, _, event) =>
      context.personas.some((persona: object) => isSame(persona, resultIn(event))),
    ),
  },
  { on: done('savePersona'), when: isKind('canceled'), leadsTo: all(isIdle, doesNot('showToast')) },
  {
    on: done('deletePersona'),
    when: isKind('confirmed'),
    leadsTo: all(isIdle, tells('personaDeleted'), ({ context }, _, event) =>
      isSame(context.personas, resultIn(event)),
    ),
  },
  {
    on: done('deletePersona'),
    when: isKind('abandoned'),
    leadsTo: all(isIdle, reports('personas.outdated')),
  },
  { on: done('deletePersona'), when: isKind('canceled'), leadsTo: all(isIdle, doesNot('showToast')) },
  {
    on: done('makeDefault'),
    leadsTo: all(
      (state) => !runs('makeDefault')(state),
      ({ context }) => context.nextDefault === null,
    ),
  },
  {
    on: done('makeDefault'),
    when: isKind('done'),
    leadsTo: (state, _, event) =>
      JSON.stringify(resultIn(event)).includes(`"uuid":"${String(defaultOf(state))}"`) ||
      !isListed(state, { uuid: 'persona-2' }),
  },
  {
    on: done('choosePersona'),
    when: isKind('done'),
    leadsTo: ({ context }, _, event) => isSame(context.roomPersona, resultIn(event)),
  },
  {
    on: done('choosePersona'),
    leadsTo: all(
      (state) => !runs('choosePersona')(state),
      ({ context }) => context.nextChoice === null,
    ),
  },
  ...['savePersona', 'deletePersona', 'makeDefault', 'choosePersona'].map((child): Rule => ({
    on: failed(child),
    leadsTo: (state) => !runs(child)(state),
  })),
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [context.personas.length, context.nextDefault, context.nextChoice],
  maxCommands: 14,
  properties: [
    obeys('what is chosen is requested at once', requests),
    obeys('each answer is listed, or ends what waits for it', answers),
    always('a form that was interrupted opens again', ({ event, effects }) =>
      event === null ? effectsNamed(effects, 'action', 'resumeForm').length === 1 : true,
    ),
  ],
  faults: faultsOf(personaListMachine, {
    'what is chosen is requested at once':
      'personaList.room on persona.choose: guard isNewChoice always holds',
    'each answer is listed, or ends what waits for it':
      'personaList.editor.editing savePersona done[0]: goes to editing',
    'a form that was interrupted opens again': 'personaList entry: without resumeForm',
  }),
};
