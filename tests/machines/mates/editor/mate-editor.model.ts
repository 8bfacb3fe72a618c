import { mateEditorMachine } from '../../../../src/machines/mates/editor/mate-editor.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { clientMateId, editorData, filledForm, ruth } from '../user-mate-samples.ts';

const restored = { form: filledForm, card: null, clientMateId, isRestored: true };

export const model = modelOf(mateEditorMachine, {
  inputs: [
    { userId: 'ada', mateId: null },
    { userId: 'ada', mateId: 'mate-1' },
  ],
  events: {},
  actors: {
    openEditor: {
      done: [editorData, { ...editorData, draft: restored }, { ...editorData, draft: null }],
      error: [new Error('broken')],
    },
    mateForm: { done: [{ mate: ruth }, { mate: null }], error: [new Error('broken')] },
  },
  rests: ['notFound'],
  view: ({ mateId, data, saved }) => ({
    mateId,
    isRestored: data?.draft?.isRestored ?? null,
    isSaved: saved !== null,
  }),
});
