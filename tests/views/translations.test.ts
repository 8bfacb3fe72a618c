import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { approvedTexts, changedTexts, englishTexts } from '../support/english-texts.ts';
import { functionsFile, writeTextFunctions } from '../../tools/locales/text-functions.ts';
import { allTexts, type Catalogue } from './catalogues.ts';

test('the types of the texts with arguments are those of today', () => {
  // If this fails, run `npm run translations`.
  expect(readFileSync(functionsFile, 'utf8')).toBe(writeTextFunctions());
});

test('each translation is of the English text of today', () => {
  // Look at the translations of the texts below in all languages, then run `npm run translations -- --approve`.
  expect(changedTexts(englishTexts(), approvedTexts())).toEqual([]);
});

/** Where a page of text names a control or a page, and the text of what it names. */
const named = [
  ['safety', 'wellbeing.report.openReply'],
  ['communityGuidelines', 'wellbeing.report.openReply'],
  ['communityGuidelines', 'wellbeing.report.open'],
  ['support', 'authPanel.forgot'],
  ['faq', 'titles.recentChats'],
  ['faq', 'layout.menu'],
  ['privacyNotice', 'titles.recentChats'],
] as const;

test.each(named)('the page %s names a control or a page by its text: %s', (page, path) => {
  const lacking = allTexts.filter(({ written }) => {
    const name = String(written.get(path));
    return !textsBelow(written, page).some((text) => text.includes(name));
  });
  expect(lacking.map(({ language }) => language)).toEqual([]);
});

test.each(languages)(
  'the word to type before an account is deleted is one that the machine accepts: %s',
  async (language) => {
    const { deletionWords } = await import('../../src/machines/account/account-deletion.ts');
    const text = String(
      allTexts.find((texts) => texts.language === language)?.written.get('profile.farewell.word'),
    );
    const word = /[„“”«»「」]\s?([^„“”«»「」]+?)\s?[“”«»」]/u.exec(text)?.[1];
    expect(deletionWords).toContain(word);
  },
);

const textsBelow = (written: Catalogue['written'], page: string): readonly string[] =>
  [...written].filter(([path]) => path.startsWith(`${page}.`)).map(([, text]) => text);
