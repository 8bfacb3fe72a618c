import { mateFormMachine } from '../../../../src/machines/mates/editor/mate-form.machine.ts';
import { blankForm } from '../../../../src/services/mates/my-mates.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../catalogue-samples.ts';
import { clientMateId, filledForm, ruth } from '../user-mate-samples.ts';
import { draft } from '../../../support/mate-draft.ts';
import { abandoned, broken, done, rejected } from '../../support/outcomes.ts';

const input = {
  userId: 'ada',
  mateId: 'mate-1',
  form: filledForm,
  card: null,
  clientMateId,
};

export const model = modelOf(mateFormMachine, {
  inputs: [
    { ...input, isRestored: false },
    { ...input, isRestored: true },
    { ...input, mateId: null, form: blankForm(), isRestored: false },
  ],
  events: {
    'fields.change': [{ patch: { name: '' } }, { patch: { name: 'Ruth' } }],
    'appearance.change': [{ look: { ...filledForm.look, hair: 'variant01' } }],
    'picture.change': [{ picture: 'p'.repeat(43) }, { picture: null }],
    'suggestion.request': [{ prompt: 'a ferry captain' }],
  },
  actors: {
    suggestDraft: { done: [done(draft), rejected(unreachable), abandoned], error: [broken] },
    importCard: {
      done: [{ form: filledForm, card: '{}', isComplete: true, unused: [], macros: [], hasPicture: true }],
      error: [new Error('no card')],
    },
    pictureChoice: {},
    saveMate: {
      done: [
        done({ kind: 'saved', mate: ruth }),
        done({ kind: 'rejected', problems: { name: 'missing' }, first: 'name' }),
        rejected(unreachable),
        abandoned,
      ],
      error: [broken],
    },
  },
  view: ({ form, card, isRestored, previousForm, problems, suggestionFailure, saved }) => ({
    hasCard: card !== null,
    hasPicture: form.picture !== null,
    isNamed: form.words.name !== '',
    isRestored,
    wasNamed: previousForm && previousForm.words.name !== '',
    problems: Object.keys(problems),
    noSuggestion: suggestionFailure !== null,
    isSaved: saved !== null,
  }),
});
