import { expect, test } from 'vitest';
import {
  fillAllMacros,
  fillMacros,
  unknownMacros,
  type MacroScene,
} from '../../contract/macros/fill-macros.ts';
import { randomOf } from '../support/random.ts';
import { fillText } from '../../server/companions/lore/fill-book.ts';

const scene: MacroScene = {
  names: { mate: 'Vex', person: 'ada' },
  place: 'room',
  occasion: 'message',
  now: Date.parse('2026-03-12T14:05:09Z'),
  language: 'en',
};

/** Where a spelling is from: the specification of cards, or the program that reads it. */
type Source = 'V1' | 'V3' | 'SillyTavern' | 'RisuAI';

test.each<[source: Source, written: string, read: string | RegExp]>([
  ['V1', '{{char}} and {{user}}', 'Vex and ada'],
  ['V1', '<BOT> and <USER>', 'Vex and ada'],
  ['V3', '{{CHAR}} and {{User}}, <char>, <bot>, <user>', 'Vex and ada, Vex, Vex, ada'],
  ['SillyTavern', '{{ char }} and {{ user }}', 'Vex and ada'],
  ['SillyTavern', '{{group}}, {{charIfNotGroup}}, <GROUP>, <CHARIFNOTGROUP>', 'Vex, Vex, Vex, Vex'],
  ['RisuAI', '{{bot}}', 'Vex'],
  ['SillyTavern', '{{{char}}}', '{Vex}'],
  ['V3', '{{random:red,blue}}', /^(?:red|blue)$/],
  ['V3', '{{random:a\\,b,a\\,b}}', 'a,b'],
  ['V3', '{{RANDOM: red , red }}', 'red'],
  ['SillyTavern', '{{random::red::blue}}', /^(?:red|blue)$/],
  ['SillyTavern', '{{random::a,b::a,b}}', 'a,b'],
  ['SillyTavern', '{{random : red,red}}', 'red'],
  ['V3', '{{pick:red,blue}}', /^(?:red|blue)$/],
  ['V3', '{{pick::red,blue}}', /^(?:red|blue)$/],
  ['SillyTavern', '{{pick::red::blue}}', /^(?:red|blue)$/],
  ['SillyTavern', '{{pick::{{random:a,a}}::a}}', 'a'],
  ['SillyTavern', '{{random:{{user}},{{user}}}} waits', 'Ada waits'],
  ['V3', '{{roll:1}}', '1'],
  ['V3', '{{roll:d1}} {{roll:D6}}', /^1 [1-6]$/],
  ['SillyTavern', '{{roll 6}} {{roll:2d1}} {{roll:2d1+3}} {{roll::3d1-1}}', /^[1-6] 2 5 2$/],
  ['SillyTavern', 'a{{roll:x}}{{roll:0}}{{roll:101d6}}b', 'ab'],
  ['V3', 'A{{// a note}}B', 'AB'],
  ['V3', 'A{{//a note about {{char}} }}B', 'AB'],
  ['V3', 'A{{hidden_key:tide}}B', 'AB'],
  ['V3', 'A{{comment: a note}}B', 'AB'],
  ['SillyTavern', 'A{{constructor}}{{__proto__}}{{toString}}B', 'AB'],
  ['V3', '{{reverse:Hello}}', 'olleH'],
  ['V3', '{{reverse:e\u0301a 👩‍🚀}}', '👩‍🚀 ae\u0301'],
  ['SillyTavern', '{{reverse:{{char}}}}', 'xeV'],
  ['SillyTavern', 'A{{newline}}B{{newline::2}}C', 'A\nB\n\nC'],
  ['SillyTavern', 'A\n\n{{trim}}\n\nB', 'AB'],
  ['SillyTavern', 'A{{noop}}B', 'AB'],
  ['SillyTavern', 'A{{space}}B', 'A B'],
  ['SillyTavern', 'A{{original}}B', 'AB'],
  ['SillyTavern', '{{time}}', /^2:05\sPM$/],
  ['SillyTavern', '{{date}}', 'March 12, 2026'],
  ['SillyTavern', '{{weekday}}', 'Thursday'],
  ['SillyTavern', '{{isodate}} {{isotime}}', '2026-03-12 14:05'],
  ['SillyTavern', '{{time_UTC+2}} {{time::UTC-4}}', /^4:05\sPM 10:05\sAM$/],
  [
    'SillyTavern',
    '{{datetimeformat dddd, D MMMM YYYY [at] HH:mm:ss}}',
    'Thursday, 12 March 2026 at 14:05:09',
  ],
  ['SillyTavern', '{{setvar::x::1}}A{{getvar::x}}', 'A'],
  ['SillyTavern', 'A{{banned "word"}}B', 'AB'],
  ['SillyTavern', 'A{{idle_duration}}B', 'AB'],
  ['RisuAI', '{{#if 1}}A{{/if}}', 'A'],
  ['RisuAI', 'A{{unknown::{{user}}}}B', 'AB'],
  ['SillyTavern', 'A{{// cut before its e', 'A'],
  ['SillyTavern', 'A {{cut', 'A cut'],
  ['V3', '{"a":{"b":1}}', '{"a":{"b":1}}'],
])('[29.2] %s: %j', (_, written, read) => {
  const filled = fillMacros(written, scene);
  expect(filled).toMatch(read);
  expect(typeof read !== 'string' || filled === read).toBe(true);
});

test('days and months are in the language of the card', () => {
  expect(fillMacros('{{weekday}}, {{date}}', { ...scene, language: 'de' })).toBe('Donnerstag, 12. März 2026');
});

test('[29.2] a message always has the same choices; a room only those of pick', () => {
  const many = Array.from({ length: 40 }, (_, at) => String(at)).join(',');
  const read = (text: string, occasion: string): string => fillMacros(text, { ...scene, occasion });
  const messages = Array.from({ length: 20 }, (_, at) => `message ${String(at)}`);
  const valuesOf = (text: string) => new Set(messages.map((message) => read(text, message)));
  expect(valuesOf(`{{pick:${many}}}`).size).toBe(1);
  expect(valuesOf(`{{random:${many}}}`).size).toBeGreaterThan(5);
  expect(valuesOf('{{roll:1000}}').size).toBeGreaterThan(10);
  expect(read(`{{random:${many}}}`, 'one')).toBe(read(`{{random:${many}}}`, 'one'));
  const twice = fillMacros(`{{roll:1000000}} {{roll:1000000}}`, scene).split(' ');
  expect(twice[0]).not.toBe(twice[1]);
});

test('[29.2] what is not run here is named once, and what is, is not', () => {
  expect(
    unknownMacros(
      '{{setvar::x::1}} {{SetVar::y}} {{#if x}}{{user}}{{/if}} {{roll:6}} {{// note {{odd}} }} {{date}}',
    ),
  ).toEqual(['{{setvar}}', '{{#if}}', '{{/if}}', '{{odd}}']);
});

test('a judge reads all that a text can say', () => {
  expect(fillAllMacros('{{random:red,blue}} {{reverse:neerg}}{{// note}}', scene.names)).toBe(
    'red blue green',
  );
});

test('[29.2] whatever is written, no macro remains, and the text stays within bounds', () => {
  const random = randomOf(292);
  const pieces = [
    '{{',
    '}}',
    '{',
    '}',
    'user',
    'char',
    'random:a,b',
    'pick::',
    '//',
    ' ',
    '\n',
    ':',
    ',',
    'x',
    '<USER>',
    'reverse:',
    'roll:6',
    '{{trim}}',
    '\uFDD0',
  ];
  for (let round = 0; round < 5000; round += 1) {
    const text = Array.from({ length: 30 }, () => pieces[random(pieces.length)] ?? '').join('');
    for (const read of [fillMacros(text, scene), fillAllMacros(text, scene.names)]) {
      const isClean = !/\{\{|<USER>/.test(read) && read.length < 2 * text.length + 50;
      expect([text, read, isClean]).toEqual([text, read, true]);
    }
  }
  const name = { ...scene, names: { mate: '{{char}}'.repeat(10), person: '{{user}}' } };
  expect(fillMacros('{{char}}'.repeat(20_000), name).length).toBeLessThanOrEqual(200_000);
  for (const flood of [
    '{{random:'.repeat(20_000) + '}}'.repeat(20_000),
    '{{'.repeat(50_000),
    '\n'.repeat(50_000) + '{{trim}}'.repeat(5000),
  ]) {
    expect(fillMacros(flood, name)).not.toContain('{{');
  }
});

test('in a lorebook a text always has the same choices, and no times', () => {
  const read = () => fillText('{{char}} {{random:a,b}} {{roll:100}} {{date}}{{// note}}{{odd}}', scene.names);
  expect(read()).toMatch(/^Vex [ab] \d+$/);
  expect(read()).toBe(read());
});
