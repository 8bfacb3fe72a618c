import type { MateDraft, OwnMate } from '../../../contract/own-mate.ts';
import { formOf } from '../../../src/machines/mates/mate-editor.reducers.ts';
import type { MateForm, Opened } from '../../../src/machines/mates/mate-editor.types.ts';

export const draft: MateDraft = {
  name: 'Ruth Lindgren',
  tagline: 'Keeper of the last ferry',
  age: 52,
  pronouns: 'she/her',
  place: 'A harbour',
  who: 'Ruth waits for those who run.',
  likes: ['fog horns', 'strong coffee'],
  tags: ['seaside', 'dry wit'],
  manner: 'dry',
  voice: 'Counts the waves.',
  greeting: '“You are late. Good. So am I.”',
  scene: 'A quay at dusk.',
  hue: 200,
  look: {
    hair: 'variant23',
    eyes: 'variant05',
    brows: 'variant08',
    nose: 'variant02',
    lips: 'variant03',
    body: 'variant17',
  },
  visibility: 'private',
};

export const ruth: OwnMate = {
  ...draft,
  mateId: 'mate-1',
  portrait: '/media/looks/portrait.svg?hair=variant23',
  chats: 3,
  createdAt: 1000,
  updatedAt: 1000,
};

export const idris: OwnMate = { ...ruth, mateId: 'mate-2', name: 'Idris Quill', visibility: 'public' };

export const filledForm: MateForm = formOf(draft, 'public');

export const clientMateId = '7b0f3a52-53a7-4c0c-9d0f-2f5a1f1c8f10';

export const opened: Opened = {
  mates: [ruth, idris],
  most: 20,
  form: filledForm,
  clientMateId,
  isKept: false,
};
