import { textLimits } from '../../../../contract/mates/own-mate.ts';
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
      name: `${'a'.repeat(textLimits.name - 1)}🌊`,
      description: `${'a'.repeat(textLimits.who - 4)}👩‍🚀`,
      first_mes: `${'a'.repeat(textLimits.greeting - 1)}e\u0301`,
    });
    expect([cut.name.length, cut.who.length, cut.greeting.length]).toEqual([
      textLimits.name - 1,
      textLimits.who - 4,
      textLimits.greeting - 1,
    ]);
  });

  test.each([
    ['Maria Antonia Josepha Johanna von Österreich', 'Maria Antonia Josepha Johanna von Österreich'],
    [
      'Maria Antonia Josepha Johanna von Österreich-Lothringen und zu Habsburg',
      'Maria Antonia Josepha Johanna von Österreich-Lothringen und',
    ],
  ])('have a name of whole words: %s', (name, written) => {
    expect(words({ name, nickname: name })).toMatchObject({ name: written, nickname: written });
  });

  test('keep their macros, and those that are not run here are named', () => {
    const card = read(
      v2({
        ...bare,
        nickname: 'Vee',
        description: '{{ char }} waits. {{random:red,{{user}}}}{{// note}}',
        first_mes: '<START>{{User}}{{idle_duration}}',
        alternate_greetings: ['{{#each x}}One{{/each}}'],
      }),
    );
    const { who, greeting, nickname } = card.form.words;
    expect([who, greeting, nickname]).toEqual([
      '{{ char }} waits. {{random:red,{{user}}}}{{// note}}',
      '<START>{{User}}{{idle_duration}}',
      'Vee',
    ]);
    expect(card.macros).toEqual(['{{idle_duration}}', '{{#each}}']);
  });

  test('[29.2] have what advanced creators write', () => {
    const card = read(
      v2({
        ...bare,
        nickname: 'Vee',
        system_prompt: 'Speak in verse.',
        post_history_instructions: 'Be terse.',
        mes_example: '<START>\n{{user}}: Hi',
        alternate_greetings: ['One', '', 'Two'],
        extensions: { depth_prompt: { prompt: 'It rains.', depth: 2, role: 'system' } },
      }),
    );
    expect(card.form).toMatchObject({
      words: {
        nickname: 'Vee',
        instructions: 'Speak in verse.',
        finalInstructions: 'Be terse.',
        examples: '<START>\n{{user}}: Hi',
        depthNote: 'It rains.',
        depth: '2',
      },
      greetings: ['One', 'Two'],
      hasCraft: true,
    });
    expect([card.unused, card.isComplete]).toEqual([[], true]);
    const long = read(
      v2({ ...bare, alternate_greetings: Array.from({ length: 30 }, () => 'x'.repeat(9000)) }),
    );
    expect([long.form.greetings.length, long.isComplete]).toEqual([4, false]);
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
    const { form } = read(v2({ ...bare, first_mes: '', alternate_greetings: ['', 'One', 'Two'] }));
    expect([form.words.greeting, form.greetings]).toEqual(['One', ['Two']]);
  });

  test('have each tag once', () => {
    expect(words({ tags: ['Sea', 'sea', 'SEA ', 'dry'] }).tags).toBe('Sea, dry');
  });

  test.each([
    ['lore', { world_info: { entries: [{ keys: ['quay'], content: 'Old.' }] } }],
    ['greetings', { group_only_greetings: ['Two'] }],
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
