import { mateEditorMachine } from '../../../../src/machines/mates/editor/mate-editor.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { clientMateId, editorData, filledForm, idris, ruth } from '../user-mate-samples.ts';

const restored = { form: filledForm, card: null, clientMateId, isRestored: true };

export const model = modelOf(mateEditorMachine, {
  inputs: [
    { userId: 'ada', mateId: null, isShareFailed: false },
    { userId: 'ada', mateId: 'mate-1', isShareFailed: false },
  ],
  events: {
    'mate.imported': [{ mate: idris }],
    'card.offered': [{ fileId: 'a' }],
  },
  actors: {
    openEditor: {
      done: [editorData, { ...editorData, draft: restored }, { ...editorData, draft: null }],
      error: [new Error('broken')],
    },
    mateForm: { done: [{ mate: ruth }, { mate: null }], error: [new Error('broken')] },
    myMates: {},
    cardBatch: {},
  },
  rests: ['leaving', 'notFound'],
  view: ({ mateId, data, saved }) => ({
    mateId,
    isRestored: data?.draft?.isRestored ?? null,
    isSaved: saved !== null,
  }),
});
