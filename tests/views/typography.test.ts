import { expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { getTexts } from '../../server/locales/translate.ts';
import { allTexts } from './catalogues.ts';

/** The spellings that a language does not use, with the right ones. */
const faults: ReadonlyArray<readonly [Language, RegExp, string]> = [
  ['fr', /(?<=\S) [?!;:»]|« /u, 'a space before ? ! ; : » and after « does not break'],
  ['fr', /(?<=[\p{L}»)]) ?(?<![\u00A0\u202F])[?!;»]/u, 'there is a space before ? ! ; »'],
  ['de', /[\p{L}»“)] …|[\p{L}]…/u, 'a space that does not break is before …'],
  ['de', /[”«»]|"/u, 'quotation marks are „“'],
  ['es', /[“”„]|"|[.,]»/u, 'quotation marks are «», and the full stop follows them'],
  ['fr', /[“”„]|"|\p{L}'\p{L}/u, 'quotation marks are «», apostrophes are curly'],
  ['pt-BR', /[«»„]|"|\p{L}'\p{L}/u, 'quotation marks are “”, apostrophes are curly'],
  ['ja', /[“”„«»]|"|\p{Script=Hiragana}[,?!:;]/u, 'quotation marks are 「」, punctuation is wide'],
  [
    'ja',
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}] [A-Za-z0-9]|[A-Za-z0-9] [\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    'there is no space between Japanese and Latin letters',
  ],
  ['zh-CN', /[„«»「」]|"|\p{Script=Han}[,?!:;]/u, 'quotation marks are “”, punctuation is wide'],
  ['zh-CN', /\p{Script=Han} \p{Script=Han}/u, 'there is no space between Chinese letters'],
  ['ar', /[“”„]|"|\p{Script=Arabic}[,;?]/u, 'quotation marks are «», punctuation is Arabic'],
  [
    'en',
    /[„«»]|"|\p{L}'\p{L}|catalogue|colour|cancell?ed(?<!canceled)/u,
    'quotes are curly, spelling is American',
  ],
];

/** A text that the specification quotes, and days before times. */
const excepted = /^(?:authPanel\.signIn\.question|chat\.when\..*)$/;

const textsIn = (language: Language): ReadonlyArray<readonly [string, string]> => [
  ...[...(allTexts.find((texts) => texts.language === language)?.written ?? [])].filter(
    ([path]) => !excepted.test(path),
  ),
  ...Object.entries(getTexts(language).errors).map(
    ([id, text]) => [`errors.${id}`, typeof text === 'string' ? text : text.other] as const,
  ),
];

test.each(faults)('in %s, no text has %s: %s', (language, fault) => {
  expect(textsIn(language).filter(([, text]) => fault.test(text.replaceAll(/[\u2068\u2069]/g, '')))).toEqual(
    [],
  );
});
