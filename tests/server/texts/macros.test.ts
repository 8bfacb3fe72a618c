import { expect, test } from 'vitest';
import {
  fillAllMacros,
  fillMacros,
  unknownMacros,
  type MacroScene,
} from '../../../contract/macros/fill-macros.ts';
import { toTimeZone } from '../../../contract/macros/times.ts';
import { randomOf } from '../../support/random.ts';
import { fillText } from '../../../server/companions/lore/fill-book.ts';

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
  ['SillyTavern', '{{setvar::x::1}}A{{getvar::x}}', 'A1'],
  ['SillyTavern', '{{getvar::x}}{{setvar::x::a::b, c}}{{getvar::x}}{{getglobalvar::x}}', 'a::b, c'],
  [
    'SillyTavern',
    '{{setvar::x::2}}{{addvar::x::3}}{{incvar::x}} {{decvar::x}} {{hasvar::x}} {{hasvar::y}}',
    '6 5 true false',
  ],
  ['SillyTavern', '{{setvar::x::a}}{{addvar::x::b}}{{getvar::x}}', 'ab'],
  ['SillyTavern', '{{setvar::x::{{user}}}}{{getvar::x}} waits, {{getvar::x}}', 'Ada waits, ada'],
  ['SillyTavern', '{{setvar::x}} one {{/setvar}}[{{getvar::x}}]', '[one]'],
  ['SillyTavern', '{{setvar::x::{{random::a,b::a,b}}}}{{getvar::x}}', 'a,b'],
  ['SillyTavern', '{{.x = 2}}{{.x += 3}}{{.x++}} {{.x}} {{.y || none}} {{$x}}', '6 6 none '],
  ['SillyTavern', '{{setvar::x::1}}{{// {{setvar::x::2}} }}{{getvar::x}}', '1'],
  ['SillyTavern', 'A{{if 1}} B {{else}} C {{/if}}D', 'ABD'],
  ['SillyTavern', 'A{{if 0}} B {{else}} C {{/if}}D', 'ACD'],
  ['SillyTavern', '{{if {{getvar::x}}}}set{{/if}}{{setvar::x::1}}{{if .x}}now{{/if}}', 'now'],
  ['SillyTavern', '{{if !.x}}no{{/if}}{{if !!.x}}yes{{/if}}{{if user}}known{{/if}}', 'noknown'],
  ['SillyTavern', '{{if::1::yes}}{{if::0::yes::no}}{{if off::yes::no}}', 'yesnono'],
  ['SillyTavern', '{{setvar::x::3}}{{if {{getvar::x}} > 2}}more{{else}}less{{/if}}', 'more'],
  ['SillyTavern', '{{if {{user}} == ada}}{{char}}{{else}}{{user}}{{/if}}', 'Vex'],
  ['SillyTavern', '{{if 1}}{{if 0}}a{{else}}b{{/if}}{{else}}c{{/if}}', 'b'],
  ['SillyTavern', '{{if 0}}{{setvar::x::1}}{{/if}}[{{getvar::x}}]', '[]'],
  ['SillyTavern', '{{if 0::{{setvar::x::1}}}}{{if::1::::{{setvar::x::2}}}}[{{getvar::x}}]', '[]'],
  ['SillyTavern', 'A{{if 1}}B', 'AB'],
  ['SillyTavern', 'A{{/if}}B{{else}}C', 'ABC'],
  ['SillyTavern', '{{random::{{if 1}}a, b{{/if}}::a, b}}', 'a, b'],
  ['RisuAI', '{{#if {{equal::a::a}}}}same{{:else}}other{{/if}}', 'same'],
  ['RisuAI', '{{#if {{greater::2::10}}}}more{{:else}}less{{/}}', 'less'],
  ['RisuAI', '{{#when::a::is::a}}A{{/when}}{{#when::not::1}}B{{/when}}', 'A'],
  ['RisuAI', '{{setdefaultvar::x::1}}{{setdefaultvar::x::2}}{{getvar::x}}{{not::0}}{{dice::1d1}}', '111'],
  ['SillyTavern', 'A \\{\\{user\\}\\} B', 'A {user} B'],
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
      '{{setvar::x::1}} {{idle_duration}} {{Lastmessage::y}} {{#if x}}{{user}}{{/if}} {{roll:6}} {{// note {{odd}} }} {{date}}',
    ),
  ).toEqual(['{{idle_duration}}', '{{lastmessage}}', '{{odd}}']);
});

test('a judge reads all that a text can say', () => {
  expect(fillAllMacros('{{random:red,blue}} {{reverse:neerg}}{{// note}}', scene.names)).toBe(
    'red blue green',
  );
  expect(
    fillAllMacros(
      '{{if 0}}a{{else}}b{{/if}}{{setvar::x::mi}}{{setvar::y::nor}}{{getvar::x}}{{getvar::y}}',
      scene.names,
    ),
  ).toMatch(/^a b\b.*minor$/);
});

test('times are those of the time zone of the reader', () => {
  const read = (text: string, timeZone?: string) => fillMacros(text, { ...scene, timeZone });
  const zone = 'Pacific/Kiritimati';
  expect(read('{{isodate}} {{isotime}} {{weekday}} {{date}}', zone)).toBe(
    '2026-03-13 04:05 Friday March 13, 2026',
  );
  expect(read('{{time}} {{datetimeformat YYYY-MM-DD HH:mm:ss A}}', zone)).toMatch(
    /^4:05\sAM 2026-03-13 04:05:09 AM$/,
  );
  expect(read('{{time_UTC+2}}', zone)).toMatch(/^4:05\sPM$/);
  expect(read('{{isotime}}', toTimeZone('Nowhere/Never'))).toBe('14:05');
  expect(['Asia/Kolkata', 'nowhere', '', 'x'.repeat(500), null, 'Europe/Berlin'].map(toTimeZone)).toEqual([
    expect.stringMatching(/^Asia\/(?:Kolkata|Calcutta)$/),
    'UTC',
    'UTC',
    'UTC',
    'UTC',
    'Europe/Berlin',
  ]);
});

test('variables grow no text beyond its bounds, and blocks hold no thread', () => {
  const doubled = '{{setvar::x::{{getvar::x}}{{getvar::x}}aa}}'.repeat(100) + '{{getvar::x}}'.repeat(500);
  const began = performance.now();
  for (const text of [
    doubled,
    '{{if 1}}'.repeat(5000) + '{{/if}}'.repeat(5000),
    '{{if 1}}'.repeat(5000),
    '{{setvar::x}}'.repeat(5000) + '{{/setvar}}',
    '{{a'.repeat(20_000),
    `{{if ${'!'.repeat(20_000)}x}}a{{/if}}`,
    `{{if ${' '.repeat(20_000)}=}}a{{/if}}`,
    `{{.x ${' '.repeat(20_000)}y}}`,
  ]) {
    expect(fillMacros(text, scene).length).toBeLessThanOrEqual(200_000);
  }
  expect(performance.now() - began).toBeLessThan(5000);
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
