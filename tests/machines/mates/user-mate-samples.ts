import type { OwnMate } from '../../../contract/mates/own-mate.ts';
import type { EditorData } from '../../../src/machines/mates/editor/mate-editor.machine.ts';
import { toForm, type MateForm } from '../../../src/machines/mates/editor/mate-form.reducers.ts';
import { draft } from '../../support/mate-draft.ts';

export const ruth: OwnMate = {
  ...draft,
  mateId: 'mate-1',
  portrait: '/media/looks/portrait.svg?hair=variant23',
  chats: 3,
  createdAt: 1000,
  updatedAt: 1000,
};

export const idris: OwnMate = { ...ruth, mateId: 'mate-2', name: 'Idris Quill', visibility: 'public' };

export const filledForm: MateForm = toForm(draft, 'public');

export const clientMateId = '7b0f3a52-53a7-4c0c-9d0f-2f5a1f1c8f10';

export const editorData: EditorData = {
  name: ruth.name,
  isScripted: true,
  draft: { form: filledForm, card: null, clientMateId, isRestored: false },
};
