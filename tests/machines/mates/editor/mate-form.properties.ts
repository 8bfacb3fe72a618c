/** Properties of the form of a mate: what is typed is stored, and nothing replaces it without an undo. */
import type { AnyMachineSnapshot } from 'xstate';
import { mateFormMachine } from '../../../../src/machines/mates/editor/mate-form.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
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
  runs,
  sendsTo,
  starts,
  startsNothing,
  stateBefore,
  stateOf,
  systemsOf,
} from '../../support/property-parts.ts';
import { model } from './mate-form.model.ts';

const isEditing = (state: AnyMachineSnapshot): boolean => state.matches('editing');
const wordsIn = (state: AnyMachineSnapshot): unknown => state.context.form.words;
const formStays: Rule['leadsTo'] = (state, context) =>
  isSame(state.context.form, stateBefore(context).context.form);
const fromCard = (event: object): unknown => partOf(event, 'output', 'form');

const changes: readonly Rule[] = [
  {
    on: 'fields.change',
    leadsTo: all(
      does('persistDraft'),
      (state, _, event) => partOf(wordsIn(state), 'name') === partOf(event, 'patch', 'name'),
    ),
  },
  {
    on: 'picture.change',
    leadsTo: all(
      does('persistDraft'),
      ({ context }, _, event) => context.form.picture === partOf(event, 'picture'),
    ),
  },
  {
    on: 'appearance.change',
    leadsTo: all(does('persistDraft'), ({ context }, _, event) =>
      isSame(context.form.look, partOf(event, 'look')),
    ),
  },
];

const requests: readonly Rule[] = [
  {
    on: 'suggestion.request',
    when: isEditing,
    leadsTo: all(
      starts('suggestDraft', (input, event) => partOf(input, 'prompt') === partOf(event, 'prompt')),
      ({ context }) => context.suggestionFailure === null,
      formStays,
    ),
  },
  { on: 'load.cancel', when: runs('suggestDraft'), leadsTo: all(isEditing, startsNothing, formStays) },
  {
    on: 'card.import',
    when: isEditing,
    leadsTo: starts('importCard', (input, _, { context }) => isSame(partOf(input, 'form'), context.form)),
  },
  {
    on: 'draft.submit',
    when: isEditing,
    leadsTo: all(
      formStays,
      starts('saveMate', (input, _, { context: { mateId, clientMateId, form, card } }) =>
        isSame(input, { mateId, clientMateId, form, card }),
      ),
    ),
  },
  {
    on: 'suggestion.undo',
    when: (state) => isEditing(state) && state.context.previousForm !== null,
    leadsTo: all(does('persistForm'), (state, context) =>
      isSame(state.context.form, stateBefore(context).context.previousForm),
    ),
  },
  {
    on: 'suggestion.undo',
    when: (state) => state.context.previousForm === null,
    leadsTo: all(formStays, doesNot('persistForm')),
  },
  {
    on: 'draft.discard',
    when: (state) => isEditing(state) && state.context.isRestored,
    leadsTo: all(does('clearDraft'), ({ status }) => status === 'done'),
  },
  {
    on: 'draft.discard',
    when: ({ context }) => !context.isRestored,
    leadsTo: all(doesNot('clearDraft'), ({ status }) => status === 'active'),
  },
];

const storesForm = all(isEditing, does('persistForm'), (state, context) =>
  isSame(state.context.previousForm, stateBefore(context).context.form),
);
const isSaved = (_: unknown, event: object): boolean => partOf(event, 'output', 'result', 'kind') === 'saved';

const answers: readonly Rule[] = [
  { on: done('suggestDraft'), when: isKind('done'), leadsTo: storesForm },
  {
    on: done('suggestDraft'),
    when: isKind('rejected'),
    leadsTo: all(isEditing, formStays, ({ context }) => context.suggestionFailure !== null),
  },
  { on: done('suggestDraft'), when: isKind('abandoned'), leadsTo: all(isEditing, formStays) },
  { on: failed('suggestDraft'), leadsTo: all(isEditing, formStays) },
  {
    on: done('importCard'),
    leadsTo: all(
      storesForm,
      does('showImportWarning'),
      sendsTo('pictureChoice', 'picture.offer'),
      (state, _, event) => isSame(wordsIn(state), partOf(fromCard(event), 'words')),
    ),
  },
  { on: failed('importCard'), leadsTo: all(isEditing, formStays, does('showCardError')) },
  {
    on: done('saveMate'),
    when: isSaved,
    leadsTo: all(does('clearDraft'), (state, _, event) =>
      isSame(partOf(state.output, 'mate'), partOf(event, 'output', 'result', 'mate')),
    ),
  },
  {
    on: done('saveMate'),
    when: (state, event) => isKind('done')(state, event) && !isSaved(state, event),
    leadsTo: all(
      isEditing,
      formStays,
      doesNot('clearDraft'),
      does(
        'focusField',
        (params, event) => partOf(params, 'field') === partOf(event, 'output', 'result', 'first'),
      ),
      (state, _, event) => isSame(state.context.problems, partOf(event, 'output', 'result', 'problems')),
    ),
  },
  {
    on: done('saveMate'),
    when: isKind('abandoned'),
    leadsTo: all(isEditing, formStays, doesNot('showToast', 'clearDraft')),
  },
  {
    on: done('saveMate'),
    when: isKind('rejected'),
    leadsTo: all(isEditing, formStays, doesNot('clearDraft'), does('showToast')),
  },
  { on: failed('saveMate'), leadsTo: all(isEditing, formStays, doesNot('clearDraft')) },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...changes, ...requests)),
  view: ({ snapshot: { context } }) => [context.previousForm !== null, context.form.words.name === ''],
  maxCommands: 14,
  properties: [
    obeys('each change of the form is stored', changes),
    obeys('each request is made once, with the form as it is', requests),
    obeys('what an answer puts into the form can be undone, and a failure changes nothing', answers),
    always(
      'a form that can be edited has a picture to choose',
      (context) => stateOf(context).status !== 'active' || runs('pictureChoice')(stateOf(context)),
    ),
  ],
  faults: faultsOf(mateFormMachine, {
    'each change of the form is stored': 'mateForm on fields.change: without persistDraft',
    'each request is made once, with the form as it is':
      'mateForm.suggesting on load.cancel: goes to suggesting',
    'what an answer puts into the form can be undone, and a failure changes nothing':
      'mateForm.saving saveMate done[3]: without showToast',
    'a form that can be edited has a picture to choose': 'mateForm pictureChoice: not invoked',
  }),
};
