import { describe, expect, test, vi } from 'vitest';
import { CardError, largestCard } from '../../../../src/services/mates/cards/card-limits.ts';
import { cardOf, readCard } from '../../../../src/services/mates/cards/character-card.ts';
import { textLimits } from '../../../../contract/mates/own-mate.ts';
import type { MateForm } from '../../../../src/machines/mates/editor/mate-form.reducers.ts';
import { filledForm, ruth } from '../../../machines/mates/user-mate-samples.ts';

const empty: MateForm = {
  look: { ...filledForm.look, hair: 'variant01' },
  picture: null,
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
    replyLength: 'medium',
    voice: '',
    greeting: '',
    scene: '',
    hue: '30',
    visibility: 'private',
    rating: 'everyone',
    nickname: '',
    instructions: '',
    finalInstructions: '',
    depthNote: '',
    depth: '4',
    examples: '',
  },
  greetings: [],
  hasCraft: false,
};
/** Returns the form as a card fills it. */
const read = (source: unknown) => {
  const { card, ...filled } = readCard(JSON.stringify(source), empty);
  expect(card).toBe(JSON.stringify(source));
  return filled;
};
const v2 = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data });

describe('an exported card', () => {
  test('[S1.3] has every field that version 2 requires', () => {
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

  test('[S1.3] imports as the same mate; its visibility is chosen again', () => {
    expect(read(cardOf(ruth))).toEqual({
      form: { ...filledForm, words: { ...filledForm.words, visibility: 'private' } },
      isComplete: true,
      unused: [],
      macros: [],
    });
    expect(read(cardOf({ ...ruth, replyLength: 'long' })).form.words.replyLength).toBe('long');
  });
});

describe('a card of another program', () => {
  const bare = { name: 'Vex', first_mes: 'Hello {{USER}}, I am {{char}}.', description: '<BOT> waits.' };
  const words = {
    ...empty.words,
    name: 'Vex',
    greeting: 'Hello {{USER}}, I am {{char}}.',
    who: '<BOT> waits.',
    manner: 'written',
  };

  test.each([
    ['version 1', { ...bare, personality: 'dry', scenario: '', mes_example: '' }],
    ['version 2', v2({ ...bare, personality: 'dry' })],
    ['version 3', { spec: 'chara_card_v3', spec_version: '3.0', data: { ...bare, personality: 'dry' } }],
  ])('of %s is imported, with its macros', (_, card) => {
    expect(read(card)).toEqual({
      form: { ...empty, words: { ...words, voice: 'dry' } },
      isComplete: true,
      unused: [],
      macros: [],
    });
  });

  test('treats fields that are null, of another type or unknown as empty', () => {
    const odd = { ...bare, personality: null, scenario: 7, tags: 7, extensions: [], character_book: null };
    expect(read(v2(odd))).toEqual({ form: { ...empty, words }, isComplete: true, unused: [], macros: [] });
    const extensions = { mates: { age: 12, hue: 400, manner: 'rude', look: { hair: 'x' }, rating: 1 } };
    expect(read(v2({ ...bare, extensions }))).toEqual({
      form: { ...empty, words },
      isComplete: true,
      unused: [],
      macros: [],
    });
  });

  test.each<[written: unknown, tags: string]>([
    ['sea, ferry, dry wit', 'sea, ferry, dry wit'],
    ['#sea #ferry, c#', 'sea, ferry, c#'],
    ['sea，渡し船、海؛ ', 'sea, 渡し船, 海'],
    ['sea;ferry\nharbor', 'sea, ferry, harbor'],
    [['cafe\u0301', 'caf\u00E9', 'CAFÉ'], 'cafe\u0301'],
    [['#sea', 'Sea', '＃sea', '# sea'], 'sea'],
    [['', ' ', '#', null, 7], ''],
  ])('reads the tags %j', (tags, wanted) => {
    expect(read(v2({ ...bare, tags })).form.words.tags.normalize('NFC')).toBe(wanted.normalize('NFC'));
  });

  test.each<[string, object]>([
    ['scenario', { scenario: 'A quay.' }],
    ['personality', { personality: 'Dry.' }],
    ['examples', { mes_example: '<START>\n{{char}}: Hi.' }],
    ['instructions', { system_prompt: 'Be terse.' }],
  ])('reads a card with a name and a %s only; a name alone is none', (_, data) => {
    expect(read(v2({ name: 'Vex', ...data })).form.words.name).toBe('Vex');
    expect(() => read(v2({ name: 'Vex' }))).toThrow(CardError);
  });

  test('truncates what is too long or too many, and reports this', () => {
    const tags = ['a', 'b,c', ...'d e f g h i j k l m'.split(' '), 'a tag that is much too long for one'];
    const { form, isComplete } = read(v2({ ...bare, description: 'x'.repeat(25_000), tags }));
    expect([form.words.who.length, form.words.tags, isComplete]).toEqual([
      textLimits.who,
      'a, b c, d, e, f, g, h, i, j, k',
      false,
    ]);
  });

  test('removes bidirectional and terminal control characters', () => {
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
    '{"data":{"scenario":"A quay"}}',
    '{"__proto__":{"name":"Vex","first_mes":"Hi"}}',
  ])('rejects %s', (text) => {
    expect(() => readCard(text, empty)).toThrow(CardError);
  });
});

describe('a hostile card', () => {
  const fields = ['description', 'personality', 'first_mes', 'scenario'] as const;
  const placeholders = ['{{char}}', '{{user}}', '<BOT>', '<USER>', '{{CHAR}}'] as const;
  const largestForm = textLimits.who + textLimits.greeting + textLimits.voice + textLimits.scene + 1500;
  const reasonOf = (text: string): unknown => {
    try {
      return JSON.stringify(readCard(text, empty).form).length;
    } catch (error) {
      return error instanceof CardError ? error.reason : error;
    }
  };

  /** Returns the length of the longest text that replacements create during an import. */
  const longestBuilt = (text: string): number => {
    const replaceAll = vi.spyOn(String.prototype, 'replaceAll');
    const replace = vi.spyOn(String.prototype, 'replace');
    try {
      reasonOf(text);
      return Math.max(
        0,
        ...[...replaceAll.mock.results, ...replace.mock.results].map(({ value }) => String(value).length),
      );
    } finally {
      replaceAll.mockRestore();
      replace.mockRestore();
    }
  };

  test.each(fields.flatMap((field) => placeholders.map((each) => [field, each] as const)))(
    'that fills %s with %s creates nothing larger than the file, or a card of the largest size',
    (field, each) => {
      for (const [nameLength, count] of [
        [1, 50_000],
        [40, 5000],
        [1000, 10_000],
        [40_000, 20_000],
        [300_000, 80_000],
      ] as const) {
        const card = {
          name: 'N'.repeat(nameLength),
          description: 'x',
          first_mes: 'x',
          [field]: each.repeat(count),
        };
        const text = JSON.stringify(v2(card));
        expect(longestBuilt(text)).toBeLessThanOrEqual(Math.max(text.length, largestCard));
        const outcome = reasonOf(text);
        const size = Math.max(text.length, nameLength * (each.toLowerCase().includes('user') ? 0 : count));
        expect(size > largestCard ? outcome : 'any').toBe(size > largestCard ? 'large' : 'any');
        expect(typeof outcome === 'number' ? outcome : 0).toBeLessThan(largestForm);
      }
    },
  );

  test('of 170 kB that would expand to 200 MB is rejected with a hint', () => {
    const card = { name: 'N'.repeat(10_000), description: '{{char}}'.repeat(20_000) };
    expect(reasonOf(JSON.stringify(v2(card)))).toBe('large');
  });

  test.each([
    ['nested arrays', `{"data":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 'unreadable'],
    ['nested objects', `${'{"data":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'unreadable'],
    ['nested arrays without an end', '['.repeat(900_000), 'unreadable'],
    [
      'a text that is longer than any card',
      JSON.stringify(v2({ name: 'A', first_mes: 'x'.repeat(1_000_000) })),
      'large',
    ],
    ['base64 of a picture', JSON.stringify({ name: 'A', first_mes: 'iVBORw0KGgo'.repeat(100_000) }), 'large'],
  ])('of %s is rejected', (_, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('is not detected by brackets in texts or a deep lorebook', () => {
    const lore = { entries: [{ extensions: { a: [{ b: { c: ['d'] } }] } }] };
    const card = { name: 'A', first_mes: `${'[{'.repeat(400)}"\\`, character_book: lore };
    expect(reasonOf(JSON.stringify(v2(card)))).toBeTypeOf('number');
  });

  test.each([
    ['a picture', '\x89PNG\r\n\x1A\n\0\0\0\rIHDR'],
    ['a picture that ends early', '\x89PNG\r\n'],
    [
      'a picture with compressed text that says it is huge',
      '\x89PNG\r\n\x1A\n\x7F\xFF\xFF\xFFzTXtchara\0\0x',
    ],
  ])('inside %s is ignored', (_, text) => {
    expect(reasonOf(text)).toBe('unreadable');
  });

  test('of any shape results in a form of limited size or a rejection', () => {
    let seed = 7;
    const random = (max: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return (seed >>> 8) % max;
    };
    const shapes: ReadonlyArray<() => unknown> = [
      () => null,
      () => '',
      () => '{{char}}'.repeat(random(30_000)),
      () => 'N'.repeat(random(200_000)),
      () => Array.from({ length: random(500) }, () => '<BOT>'.repeat(random(20))),
      () => ({ mates: { tagline: '{{user}}'.repeat(random(9000)), likes: ['a', 'b'], hue: random(1000) } }),
      () => '\u202E\0'.repeat(random(9000)),
      () => random(9),
      () => 'Vex',
    ];
    const odd = () => shapes[random(shapes.length)]?.();
    let forms = 0;
    for (let round = 0; round < 400; round += 1) {
      const keys = ['name', ...fields, 'tags', 'extensions', 'alternate_greetings'];
      const data = Object.fromEntries(keys.map((key) => [key, odd()]));
      const outcome = reasonOf(JSON.stringify(random(2) === 0 ? data : v2(data)));
      expect(outcome).toSatisfy((one: unknown) =>
        typeof one === 'number' ? one < largestForm : one === 'large' || one === 'unreadable',
      );
      forms += typeof outcome === 'number' ? 1 : 0;
    }
    expect(forms).toBeGreaterThan(20);
  });
});
