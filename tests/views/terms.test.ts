import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, type Language } from '../../contract/languages.ts';
import { getTexts } from '../../server/locales/translate.ts';
import { allTexts } from './catalogues.ts';

/** The rows of the tables of docs/terms.md, by the number of their cells. */
const rows = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'terms.md'), 'utf8')
  .split('\n')
  .filter((row) => row.startsWith('| ') && !row.startsWith('|---'))
  .map((row) => row.slice(2, -2).split(' | '));
const [heads, ...terms] = rows.filter(({ length }) => length > 3);
const avoided = rows.filter(({ length }) => length === 3).slice(1);

const textsIn = (language: Language): ReadonlyArray<readonly [string, string]> => {
  const page = allTexts.find((texts) => texts.language === language)?.written ?? [];
  const errors = Object.entries(getTexts(language).errors);
  return [
    ...page,
    ...errors.map(([id, text]) => [`errors.${id}`, typeof text === 'string' ? text : text.other] as const),
  ];
};

test.each(languages)('no text uses a word that the terms of %s avoid', (language) => {
  const words = avoided.filter(([of]) => of === language).map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(2);
  const patterns = words.map((word) => new RegExp(`(?<!\\p{L})${escaped(word)}`, 'u'));
  const inScript = words.map((word) => new RegExp(escaped(word), 'u'));
  const found = textsIn(language).filter(([, text]) =>
    (['ja', 'zh-CN', 'ar'].includes(language) ? inScript : patterns).some((word) => word.test(text)),
  );
  expect(found).toEqual([]);
});

test.each(languages)('the terms of %s are those of its texts', (language) => {
  const column = heads?.indexOf(language) ?? -1;
  const all = textsIn(language)
    .map(([, text]) => text)
    .join('\n')
    .toLowerCase();
  const unused = terms
    .flatMap((row) => (row[column] ?? '').split(', '))
    .filter((term) => !all.includes(term.toLowerCase()));
  expect(unused).toEqual([]);
});

test.each(languages)(
  'a button for one of several has the words in %s that it shows, for who speaks to it',
  (language) => {
    const texts = new Map(textsIn(language));
    const shown = texts.get('components.undo')?.toLowerCase() ?? '';
    expect(shown).not.toBe('');
    for (const path of ['lorebooks.undoOf', 'roomSettings.undoOf']) {
      expect(texts.get(path)?.toLowerCase()).toContain(shown);
    }
  },
);

/** The words of a language for any conversation, except the dialogue of an example. */
const conversations: ReadonlyArray<readonly [Language, RegExp]> = [
  ['de', /Unterhaltung|Gespräch/u],
  ['es', /conversaci/iu],
  ['ja', /会話(?!例)/u],
  ['zh-CN', /(?<!示例)对话(?!示例)/u],
];

test.each(conversations)('%s calls a chat a chat where English does', (language, word) => {
  const english = new Map(textsIn('en'));
  const found = textsIn(language).filter(([path, text]) => {
    const original = english.get(path) ?? '';
    return /\bchats?\b/iu.test(original) && !/conversation/iu.test(original) && word.test(text);
  });
  expect(found).toEqual([]);
});

const escaped = (word: string): string => word.replaceAll(/[.()?]/g, String.raw`\$&`);
