import { randomOf } from '../random.ts';
import { cardWith, cardWithJson, filesOf, type HostileFile } from './hostile-file.ts';

const levels = 100_000;
const arrays = '['.repeat(levels) + ']'.repeat(levels);
const objects = '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const deep = (fields: string): string => cardWithJson('character_book', fields);
const bookOf = (entry: object): object => ({
  character_book: { entries: [{ keys: ['Hi'], content: 'x', ...entry }] },
});

const fields = [
  'name',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'system_prompt',
  'post_history_instructions',
  'alternate_greetings',
  'tags',
  'creator_notes',
  'character_book',
  'assets',
  'extensions',
  'nickname',
] as const;
/** Values that a program could write where text or a list is expected. */
const wrong = [
  null,
  1e308,
  true,
  [[[[]]]],
  { length: 1e9 },
  [null, { toString: 'x' }],
  { entries: 'x' },
] as const;

const uris = [
  'https://evil.test/a.png',
  'http://evil.test/a.png',
  '//evil.test/a.png',
  'ftp://evil.test/a',
  'file:///etc/passwd',
  'javascript:ran(1)',
  'embeded://../../etc/passwd',
  'embeded://https://evil.test/a.png',
  '__asset:../../x',
  'data:text/html,<script>ran(1)</script>',
  `data:image/png;base64,${'A'.repeat(100_000)}`,
  'blob:https://evil.test/1',
  '\\\\evil.test\\a.png',
];

const random = (seed: number): Uint8Array => {
  const next = randomOf(seed);
  return Buffer.from(Array.from({ length: 5000 }, () => next(256)));
};

/** Texts: nested without end, recursive macros, addresses elsewhere, markup, wrong types, and what is no card at all. */
export const hostileTextFiles = (): HostileFile[] => [
  ...filesOf('nested JSON', 'refused', {
    arrays,
    objects,
    'without an end': '['.repeat(1_000_000),
    'objects without an end': '{"a":'.repeat(200_000),
    'as a book': deep(arrays),
    'as the entries of a book': deep(`{"entries":${arrays}}`),
    'in an entry of a book': deep(`{"entries":[{"keys":["Hi"],"content":"x","extensions":${objects}}]}`),
    'as the keys of an entry': deep(`{"entries":[{"content":"x","keys":${arrays}}]}`),
    'in extensions': cardWithJson('extensions', objects),
    'in tags': cardWithJson('tags', arrays),
    'in greetings': cardWithJson('alternate_greetings', arrays),
    'in assets': cardWithJson('assets', `[{"type":"icon","uri":${arrays}}]`),
    'as 65 levels': cardWithJson('extensions', '['.repeat(63) + ']'.repeat(63)),
  }),
  ...filesOf('JSON', 'inert', {
    'nested in a string': cardWith({ description: arrays }),
    'with prototypes': `{"__proto__":{"name":"x"},"constructor":{},"data":{"__proto__":{"polluted":1},"name":"Vex","first_mes":"Hi","hasOwnProperty":1,"toString":2}}`,
    'with every field twice':
      '{"name":"a","name":"Vex","first_mes":"a","first_mes":"Hi","data":1,"data":{"name":"Vex","first_mes":"Hi"}}',
    'with 50,000 fields': cardWith(
      Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`f${String(at)}`, at])),
    ),
    'with numbers without end': cardWithJson('x', '[1e999999,-1e999999,123456789012345678901234567890]'),
    'with half letters': cardWithJson('nickname', String.raw`"\ud800\udc00\ud83d x \udfff"`),
    'with controls': cardWith({ description: '\u0000\u0007\u001B[2J\u202E\u2066\uFEFF\uFFFF' }),
    'with 900,000 letters in a word': cardWith({ description: 'x'.repeat(900_000) }),
    'with 300,000 marks on a letter': cardWith({ description: `e${'\u0301'.repeat(300_000)}` }),
    'with 50,000 greetings': cardWith({ alternate_greetings: Array.from({ length: 50_000 }, () => 'Hi') }),
    'with 50,000 tags': cardWith({ tags: Array.from({ length: 50_000 }, (_, at) => `t${String(at)}`) }),
    'with 100,000 backslashes': cardWith({ description: '\\'.repeat(200_000) }),
    'in UTF-16': Buffer.from(`\uFEFF${cardWith()}`, 'utf16le'),
  }),
  ...filesOf(
    'types',
    'inert',
    Object.fromEntries(
      fields
        .filter((field) => field !== 'first_mes' && field !== 'name')
        .map((field, index) => [field, cardWith({ [field]: wrong[index % wrong.length] })]),
    ),
  ),
  ...filesOf('macros', 'inert', {
    '100,000 open braces': cardWith({ first_mes: '{{'.repeat(100_000) }),
    '100,000 closing braces': cardWith({ first_mes: '}}'.repeat(100_000) }),
    '20,000 choices in one another': cardWith({
      first_mes: '{{random:a,'.repeat(20_000) + '}}'.repeat(20_000),
    }),
    '2,000 reversals in one another': cardWith({
      first_mes: `${'{{reverse:'.repeat(2000)}ab${'}}'.repeat(2000)}`,
    }),
    'a name that is its own macro': cardWith({
      name: '{{char}}',
      nickname: '{{char}}{{user}}',
      first_mes: '{{char}} '.repeat(1000),
    }),
    'a choice of 100,000': cardWith({ first_mes: `{{pick::${'a::'.repeat(100_000)}b}}` }),
    'many dice': cardWith({ first_mes: '{{roll:999999999d999999999}}{{roll:1d1e99}}{{roll:-1}}' }),
    'many line breaks': cardWith({ first_mes: '{{newline::999999999}}{{space::1e308}}' }),
    'a times without a format': cardWith({ first_mes: `{{datetimeformat ${'[YYYY'.repeat(20_000)}}}` }),
    'unknown ones': cardWith({
      first_mes: '{{setvar::x::{{getvar::x}}}}{{#if}}{{/if}}{{constructor}}{{__proto__}}{{toString}}',
    }),
    '20,000 trims': cardWith({ first_mes: '\n\n{{trim}}\n\n'.repeat(20_000) }),
    'notes without an end': cardWith({ first_mes: 'Hi {{// '.repeat(10_000) }),
  }),
  ...filesOf('macros', 'refused', {
    'a flood of long names': cardWith({
      name: 'x'.repeat(5000),
      nickname: 'x'.repeat(5000),
      first_mes: '{{char}}'.repeat(50_000),
    }),
  }),
  ...filesOf('books', 'inert', {
    'an entry that fires itself': cardWith(bookOf({ content: 'Hi Hi', constant: true })),
    'entries that fire one another': cardWith({
      character_book: {
        recursive_scanning: true,
        entries: Array.from({ length: 2000 }, (_, at) => ({
          keys: ['Hi', `k${String(at)}`],
          content: `k${String((at + 1) % 2000)} Hi`,
        })),
      },
    }),
    'a pattern that backtracks': cardWith(
      bookOf({ keys: ['/(a+)+$/', '/(.*)*x/', '/^(a|a)*$/'], use_regex: true }),
    ),
    'a pattern of 100,000 letters': cardWith(bookOf({ keys: [`/${'(a|b)'.repeat(20_000)}/`] })),
    'a pattern that counts': cardWith(bookOf({ keys: ['/(a{1000}){1000}/', '/a{999999999}/'] })),
    'a key of 500,000 letters': cardWith(bookOf({ keys: ['x'.repeat(500_000)] })),
    'an empty key': cardWith(bookOf({ keys: ['', ' ', '\u200B', '//', '/(?:)/'] })),
    '20,000 entries': cardWith({
      character_book: { entries: Array.from({ length: 20_000 }, () => ({ keys: ['Hi'], content: 'x' })) },
    }),
    'numbers without end': cardWithJson(
      'character_book',
      '{"scan_depth":1e999,"token_budget":-1e999,"entries":[{"keys":["Hi"],"content":"x","insertion_order":1e999,"extensions":{"depth":-5,"probability":1e9,"sticky":1e99}}]}',
    ),
    decorators: cardWith(bookOf({ content: `${'@@depth 999999999\n@@@activate\n'.repeat(5000)}x` })),
    'of a wrong type': cardWith({
      character_book: { entries: [null, 1, 'x', [], { keys: 1, content: {} }] },
    }),
    'with HTML': cardWith(
      bookOf({
        name: '<img src=x onerror=ran(1)>',
        keys: ['<script>ran(1)</script>'],
        content: '<svg onload=ran(1)>',
      }),
    ),
  }),
  ...filesOf(
    'addresses',
    'inert',
    Object.fromEntries(
      uris.map((uri, at) => [
        `${String(at)} ${uri.slice(0, 30)}`,
        cardWith({
          assets: [{ type: 'icon', uri, name: 'main', ext: 'png' }],
          avatar: uri,
          description: `![x](${uri})`,
          first_mes: `![x](${uri}) <img src="${uri.slice(0, 100)}">`,
        }),
      ]),
    ),
  ),
  ...filesOf('markup', 'inert', {
    'a page in the notes': cardWith({
      creator_notes: '<style>@import url(//evil.test/a.css)</style><script>ran(1)</script>',
    }),
    'scripts of other programs': cardWith({
      extensions: {
        regex_scripts: [{ findRegex: '/(a+)+$/', replaceString: '<script>ran(1)</script>' }],
        TavernHelper_scripts: [{ content: 'ran(1)' }],
        world: '../../etc/passwd',
        risuai: {
          customScripts: [{ in: '.*', out: '<script>ran(1)</script>' }],
          triggerscript: [{ effect: ['ran(1)'] }],
        },
      },
    }),
    'a page as a greeting': cardWith({
      first_mes: '<!doctype html><body onload=ran(1)><iframe src=//evil.test>',
    }),
  }),
  ...filesOf('no card', 'refused', {
    nothing: '',
    HTML: '<!doctype html><script>ran(1)</script>',
    SVG: '<svg xmlns="http://www.w3.org/2000/svg" onload="ran(1)"/>',
    'XML with a billion laughs': `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${String(at)} "&a;&a;&a;&a;">`).join('')}]><l>&a8;</l>`,
    'a number': '1',
    'a text': '"x"',
    'a list': '[]',
    'an object without a card': '{}',
    'a card without words': '{"spec":"chara_card_v2","data":{"name":"Vex"}}',
    'a card whose data are a list': '{"spec":"chara_card_v2","data":[1]}',
    'JSON that is cut': cardWith().slice(0, -2),
    'JSON in another encoding': Buffer.from([0x7b, 0x22, 0xce, 0xac, 0xbf, 0xcb, 0x22]),
    'zeros in JSON': `{"name":"\0"}`,
    '4 MB of JSON': `{"a":"${'x'.repeat(4_000_000)}"}`,
    '30 MB of blanks': Buffer.alloc(30_000_000, 32),
    '51 MB of zeros': Buffer.alloc(51_000_000),
    'a RAR archive': Buffer.from('Rar!\u001A\u0007\0', 'latin1'),
    'a gzip bomb': Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, seed) => [`random bytes ${String(seed)}`, random(seed)]),
    ),
  }),
];
