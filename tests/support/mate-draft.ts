import type { MateDraft } from '../../contract/mates/own-mate.ts';

/** What a user writes about a mate, with a value in each field that is required. */
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
