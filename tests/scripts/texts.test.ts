import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { formatsOf } from '../../src/locales/formats.ts';
import { problemsIn } from '../../scripts/lib/texts/check-texts.ts';
import { expressionOf } from '../../scripts/lib/texts/compile-texts.ts';
import type { Texts } from '../../scripts/lib/texts/texts.ts';

const english = {
  chat: {
    title: 'Chat with {name}',
    left: '{count, plural, one {# message left} other {# messages left}}',
    change: '{count, plural, =0 {–} other {{count, number, signed}}}',
    list: ['One', 'Two'],
  },
};

const problemsOf = (chat: Readonly<Record<string, Texts | undefined>>, language: Language = 'de') => {
  const texts = Object.entries({ ...english.chat, ...chat }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text]],
  );
  return problemsIn(language, { chat: Object.fromEntries(texts) }, english).map((line) =>
    line.replace(/^.*?json: chat\./, ''),
  );
};

test('a language with the texts and arguments of English has no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ left: '残り{count, number}件' }, 'ja')).toEqual([]);
});

test.each([
  ['a missing text', { title: undefined }, 'title is missing'],
  ['a missing item', { list: ['Eins'] }, 'list.1 is missing'],
  ['an unknown text', { titel: 'Chat' }, 'titel is not among the English texts'],
  [
    'another argument',
    { title: 'Chat mit {mate}' },
    'title: has the arguments {mate} (string) instead of {name} (string)',
  ],
  ['no argument', { title: 'Chat' }, 'title: has the arguments none instead of {name} (string)'],
  [
    'an argument of another kind',
    { title: 'Chat {name, number}' },
    'title: has the arguments {name} (number) instead of {name} (string)',
  ],
  ['a missing form', { left: '{count, plural, other {# übrig}}' }, 'left: lacks the plural form "one"'],
  ['an unclosed brace', { title: 'Chat mit {name' }, 'title: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ['an unknown format', { change: '{count, number, roman}' }, 'change: {count, number, roman} has no format'],
  ['a text of two kinds', { title: '{name} {name, number}' }, 'title: {name} is a string and a number'],
])('%s is found', (_title, texts, problem) => {
  expect(problemsOf(texts)).toEqual([problem]);
});

test('Arabic needs the forms of its numbers, and may leave out that of zero', () => {
  const left = '{count, plural, one {واحدة} two {اثنتان} few {# رسائل} many {# رسالة} other {# رسالة}}';
  expect(problemsOf({ left }, 'ar')).toEqual([]);
  expect(problemsOf({ left: left.replace('few {# رسائل} ', '') }, 'ar')).toEqual([
    'left: lacks the plural form "few"',
  ]);
});

const compiled = (texts: Texts, language: Language = 'en'): unknown => {
  const code = expressionOf(language, texts);
  return Reflect.apply(compileFunction(`return ${code};`, ['formats']), undefined, [formatsOf(language)]);
};
const written = (text: string, given: unknown, language?: Language): unknown => {
  const of = compiled(text, language);
  return typeof of === 'function' ? Reflect.apply(of, undefined, [given]) : of;
};

test('texts without arguments are plain', () => {
  expect(compiled({ a: 'A `b`', list: ["Don't '{x}'"] })).toEqual({ a: 'A `b`', list: ["Don't {x}"] });
});

test.each<[text: string, given: unknown, written: string]>([
  ['Chat with {name}', '#1', 'Chat with #1'],
  ['`\\ ${name}', 'x', '`\\ $x'],
  ['{name}: {count, plural, one {# star} other {# stars}}', { name: '#1', count: 1200 }, '#1: 1,200 stars'],
  ['{count, plural, =0 {none} one {# star} other {# stars}}', 0, 'none'],
  ['{place, select, here {Here} other {There}}', 'here', 'Here'],
  ['{place, select, here {Here} other {There}}', 'x', 'There'],
  ['{time, date, long}', new Date(2026, 2, 3), 'March 3, 2026'],
])('%s with %j', (text, given, result) => {
  expect(written(text, given)).toBe(result);
});

test('Arabic isolates the values in a text, but not the number of a count', () => {
  expect(written('حذف {name}', 'Zoë', 'ar')).toBe('حذف \u2068Zoë\u2069');
  expect(written('{count, plural, other {# رسالة}}', 100, 'ar')).toBe('100 رسالة');
  expect(written('{name}', 'Zoë', 'ar')).toBe('Zoë');
});
