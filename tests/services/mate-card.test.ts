import { describe, expect, test } from 'vitest';
import { cardOf, CardError, readCard } from '../../src/services/mate-card.ts';
import type { MateForm } from '../../src/machines/generate.types.ts';
import { filledForm, ruth } from '../machines/own-mate-samples.ts';

const empty: MateForm = {
  look: { ...filledForm.look, hair: 'variant01' },
  words: {
    name: 'Somebody',
    tagline: '',
    age: '',
    pronouns: '',
    place: '',
    who: '',
    likes: '',
    tags: '',
    manner: 'warm',
    voice: '',
    greeting: '',
    scene: '',
    hue: '30',
    visibility: 'private',
    rating: 'everyone',
  },
};
const read = (card: unknown) => readCard(JSON.stringify(card), empty);
const v2 = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data });

describe('a mate as a card', () => {
  test('[S1.3] has every field that version 2 asks for', () => {
    expect(cardOf(ruth)).toEqual(
      v2({
        name: 'Ruth Lindgren',
        description: 'Ruth waits for those who run.',
        personality: 'Counts the waves.',
        scenario: 'A quay at dusk.',
        first_mes: '“You are late. Good. So am I.”',
        mes_example: '',
        creator_notes: 'Keeper of the last ferry',
        system_prompt: '',
        post_history_instructions: '',
        alternate_greetings: [],
        tags: ['seaside', 'dry wit'],
        creator: '',
        character_version: '',
        extensions: {
          mates: {
            tagline: 'Keeper of the last ferry',
            age: 52,
            pronouns: 'she/her',
            place: 'A harbour',
            likes: ['fog horns', 'strong coffee'],
            manner: 'dry',
            hue: 200,
            look: ruth.look,
            rating: 'everyone',
          },
        },
      }),
    );
  });

  test('[S1.3] read again it is the same mate; who may meet it is chosen anew', () => {
    expect(read(cardOf(ruth))).toEqual({
      form: { ...filledForm, words: { ...filledForm.words, visibility: 'private' } },
      isWhole: true,
    });
  });
});

describe('a card of another program', () => {
  const bare = { name: 'Vex', first_mes: 'Hello {{USER}}, I am {{char}}.', description: '<BOT> waits.' };
  const words = {
    ...empty.words,
    name: 'Vex',
    greeting: 'Hello you, I am Vex.',
    who: 'Vex waits.',
  };

  test.each([
    ['version 1', { ...bare, personality: 'dry', scenario: '', mes_example: '' }],
    ['version 2', v2({ ...bare, personality: 'dry' })],
    ['version 3', { spec: 'chara_card_v3', spec_version: '3.0', data: { ...bare, personality: 'dry' } }],
  ])('of %s is read, with the names in it', (_, card) => {
    expect(read(card)).toEqual({
      form: { look: empty.look, words: { ...words, voice: 'dry' } },
      isWhole: true,
    });
  });

  test('fields that are null, of another type or unknown count as empty', () => {
    const odd = { ...bare, personality: null, scenario: 7, tags: 'x', extensions: [], character_book: null };
    expect(read(v2(odd))).toEqual({ form: { look: empty.look, words }, isWhole: true });
    const extensions = { mates: { age: 12, hue: 400, manner: 'rude', look: { hair: 'x' }, rating: 1 } };
    expect(read(v2({ ...bare, extensions }))).toEqual({ form: { look: empty.look, words }, isWhole: true });
  });

  test('what is too long or too many is cut, and that is told', () => {
    const tags = ['a', 'b,c', 'd', 'e', 'f', 'g', 'a tag that is much too long for one'];
    const { form, isWhole } = read(v2({ ...bare, description: 'x'.repeat(5000), tags }));
    expect([form.words.who.length, form.words.tags, isWhole]).toEqual([2000, 'a, b c, d, e, f', false]);
  });

  test('nothing that turns text around or speaks to a terminal comes along', () => {
    const { form } = read(v2({ name: 'V\u202Eex\n\u0007', first_mes: 'A\r\nB\u0000\u2066C' }));
    expect([form.words.name, form.words.greeting]).toEqual(['Vex', 'A\nBC']);
  });

  test.each([
    '',
    'no JSON',
    'null',
    '[]',
    '"card"',
    '{}',
    '{"name":"Only a name"}',
    '{"data":{"first_mes":"Nobody"}}',
    '{"__proto__":{"name":"Vex","first_mes":"Hi"}}',
  ])('%s is no card', (text) => {
    expect(() => readCard(text, empty)).toThrow(CardError);
  });
});
