import { textLimits } from '../../../../contract/own-mate.ts';
import { describe, expect, test } from 'vitest';
import { readCard } from '../../../../src/services/mates/cards/character-card.ts';
import { filledForm } from '../../../machines/mates/user-mate-samples.ts';

const read = (card: unknown) => readCard(JSON.stringify(card), filledForm);
const v2 = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data });

describe('the texts of a card', () => {
  const bare = { name: 'Vex', first_mes: 'Hi', description: 'Keeps the ferry.' };
  const words = (data: object) => read(v2({ ...bare, ...data })).form.words;

  test('are cut between letters', () => {
    const cut = words({
      name: `${'a'.repeat(39)}🌊`,
      description: `${'a'.repeat(textLimits.who - 4)}👩‍🚀`,
      first_mes: `${'a'.repeat(textLimits.greeting - 1)}e\u0301`,
    });
    expect([cut.name.length, cut.who.length, cut.greeting.length]).toEqual([
      39,
      textLimits.who - 4,
      textLimits.greeting - 1,
    ]);
  });

  test('keep the person as a placeholder, in every spelling, and have the nickname of the mate', () => {
    const read = words({
      nickname: 'Vee',
      description: '{{ char }} waits. <CHAR> waits. <BOT> waits.',
      first_mes: '{{User}}, <USER> and {{ user }}.',
    });
    expect(read.who).toBe('Vee waits. Vee waits. Vee waits.');
    expect(read.greeting).toBe('{{user}}, {{user}} and {{user}}.');
  });

  test.each([
    ['a comment', 'A{{// of the author, {{char}} }}B', 'AB', []],
    ['a line break', '<START>{{newline}}Hi', 'Hi', []],
    ['a choice', 'A {{random:red,blue}} door', 'A red door', ['macros']],
    ['a nested choice', '{{pick::{{random:a,b}}::c}}', 'a', ['macros']],
    ['a name in a choice', '{{random:{{user}},b}}', '{{user}}', ['macros']],
    ['an unknown macro', 'A{{setvar::x::1}}B', 'AB', ['macros']],
  ])('are without macros: %s', (_, first_mes, greeting, unused) => {
    const card = read(v2({ ...bare, first_mes }));
    expect([card.form.words.greeting, card.unused]).toEqual([greeting, unused]);
  });

  test('keep what follows a long comment', () => {
    expect(words({ description: `{{// ${'x'.repeat(40_000)}}}Keeps the ferry.` }).who).toBe(
      'Keeps the ferry.',
    );
  });

  test('have the names of Pygmalion’s cards', () => {
    const { form, unused } = read({
      char_name: 'Vex',
      char_persona: 'Keeps the ferry.',
      char_greeting: 'Good evening.',
      world_scenario: 'A quay.',
      example_dialogue: '',
    });
    const { name, who, greeting, scene } = form.words;
    expect([name, who, greeting, scene, unused]).toEqual([
      'Vex',
      'Keeps the ferry.',
      'Good evening.',
      'A quay.',
      [],
    ]);
  });

  test.each(['', '\u200B', '\u2060\u3164'])('fill the form without the name %j', (name) => {
    expect(words({ name })).toMatchObject({ name: '', who: 'Keeps the ferry.', greeting: 'Hi' });
  });

  test('use the first alternative when there is no first message', () => {
    const card = read(v2({ ...bare, first_mes: '', alternate_greetings: ['', 'One', 'Two'] }));
    expect([card.form.words.greeting, card.unused]).toEqual(['One', ['greetings']]);
    expect(read(v2({ ...bare, first_mes: '', alternate_greetings: ['One'] })).unused).toEqual([]);
  });

  test('have each tag once', () => {
    expect(words({ tags: ['Sea', 'sea', 'SEA ', 'dry'] }).tags).toBe('Sea, dry');
  });

  test.each([
    ['lore', { world_info: { entries: [{ keys: ['quay'], content: 'Old.' }] } }],
    ['examples', { mes_example: '<START>\n{{user}}: Hi' }],
    ['instructions', { post_history_instructions: 'Be terse.' }],
    ['instructions', { extensions: { depth_prompt: { prompt: 'Be terse.', depth: 4 } } }],
    ['notes', { creator_notes: 'Made in March.' }],
    ['greetings', { alternate_greetings: ['Two'] }],
    ['pictures', { assets: [{ type: 'icon', uri: 'https://example.org/a.png', name: 'main', ext: 'png' }] }],
  ])('that have no field are named: %s', (part, data) => {
    expect(read(v2({ ...bare, ...data })).unused).toEqual([part]);
    const empty = {
      world_info: { name: '', entries: [] },
      character_book: { entries: [{ keys: ['quay'], content: 'Old.' }] },
      mes_example: ' ',
      assets: [{ uri: 'ccdefault:' }],
    };
    expect(read(v2({ ...bare, ...empty })).unused).toEqual([]);
  });
});
