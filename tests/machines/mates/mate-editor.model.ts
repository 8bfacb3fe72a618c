import { mateEditorMachine } from '../../../src/machines/mates/mate-editor.machine.ts';
import { modelOf } from '../../model/model.ts';
import { missingCall } from '../account/account-samples.ts';
import { expired, unreachable } from './catalogue-samples.ts';
import { draft, filledForm, idris, opened, ruth } from './user-mate-samples.ts';

const { words, look } = filledForm;

export const model = modelOf(mateEditorMachine, {
  inputs: [
    { userId: 'ada', mateId: null },
    { userId: 'ada', mateId: 'mate-1' },
  ],
  events: {
    'fields.change': [{ words: { ...words, name: '' } }],
    'appearance.change': [{ look: { ...look, hair: 'variant01' } }],
    'suggestion.ask': [{ prompt: 'a ferry captain' }],
    'card.export': [{ mateId: 'mate-1' }],
    'deletion.request': [{ mateId: 'mate-1' }, { mateId: 'mate-2' }, { mateId: 'elsewhere' }],
  },
  actors: {
    openEditor: {
      done: [opened, { ...opened, isKept: true }, { ...opened, form: null }],
      error: [unreachable, expired, missingCall],
    },
    suggestDraft: { done: [draft], error: [unreachable] },
    readCard: { done: [{ form: filledForm, isWhole: true }], error: [new Error('no card')] },
    saveMate: {
      done: [
        { kind: 'saved', mate: ruth },
        { kind: 'refused', problems: { name: 'missing' }, first: 'name' },
      ],
      error: [unreachable],
    },
    deleteMate: {
      done: [{ kind: 'confirmed', result: [idris] }, { kind: 'canceled' }],
      error: [new Error('broken')],
    },
  },
  rests: ['leaving', 'missing', 'unavailable'],
  view: ({ mateId, mates, form, isKept, earlier, problems, subject, saved }) => ({
    mateId,
    mates: mates.length,
    isNamed: form !== null && form.words.name !== '',
    isKept,
    hasEarlier: earlier !== null,
    wasNamed: earlier !== null && earlier.words.name !== '',
    problems: Object.keys(problems),
    subject,
    isSaved: saved !== null,
  }),
});
