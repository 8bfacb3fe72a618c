import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { LanguageState } from '../../src/machines/preferences/language.machine.ts';
import { model as whole } from '../machines/preferences/language.model.ts';
import { allowing } from '../../tools/statechart-tests/model.ts';
import { appTexts, type AppTexts } from './support/app-texts.ts';
import { test } from './support/fixtures.ts';
import { holdCode } from './support/held-code.ts';
import { testTours, textIn } from './support/tour.ts';
import { pressIn, type Answers } from './support/stage.ts';
import { openProfile } from './support/passkeys-stage.ts';

const model = allowing(whole, isSeen);
const wordsIn = ({ notifications, components: { loading, cancel } }: AppTexts) => ({
  ...notifications.language,
  loading,
  cancel,
});
type Words = ReturnType<typeof wordsIn>;
const words: Readonly<Record<'en' | 'ar', Words>> = {
  en: wordsIn(await appTexts('en')),
  ar: wordsIn(await appTexts('ar')),
};
const updateLanguage = '/user/updateLange';
const texts = '**/assets/app-*.js';

test('[S4.10] language, for a visitor: it applies at once and is not saved on a server', async ({
  page,
  observer,
}) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await choice(page).selectOption('ar');
  await expect.poll(() => observer.valueOf('language')).toBe('idle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

testTours('[S4.10] [S4.11] language', { model, countsStories: true }, async ({ page }) => {
  const gate = await openProfile(page, { held: [updateLanguage] });
  await gate.keepPage();
  const code = await holdCode(page, texts);
  const answers: Answers = {
    fetchTexts: (how) => (how === 'done' ? code.come() : code.fail()),
    saveLanguage: { call: updateLanguage, response: () => ({ language: 'ar' }), isFailing: true },
  };
  const main = page.getByRole('main');
  const press = (name: 'cancel' | 'saveAgain') => () =>
    pressIn(main, new RegExp(`^(${words.en[name]}|${words.ar[name]})$`));
  const inLanguage = (see: (words: Words) => Promise<void>) => async (snapshot: AnyMachineSnapshot) => {
    const { language }: LanguageState = snapshot.context;
    const spoken = language === 'ar' ? 'ar' : 'en';
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    await see(words[spoken]);
  };
  const stops = inLanguage(({ cancel }) =>
    expect(main.getByRole('button', { name: cancel, exact: true })).toBeVisible(),
  );
  const waits = inLanguage(({ loading }) => expect(main.getByText(loading)).toBeVisible());
  const rests = inLanguage(({ loading }) => expect(main.getByText(loading)).toHaveCount(0));
  return {
    gate,
    answers,
    causes: {
      'language.choose': async (event) => {
        code.hold();
        await main.getByRole('combobox').selectOption(textIn(event, 'language'));
      },
      'load.cancel': press('cancel'),
      'sync.retry': press('saveAgain'),
    },
    assertions: [
      ['idle', rests],
      ['loading', waits],
      [{ loading: 'slow' }, stops],
      ['syncing', waits],
      [{ syncing: 'slow' }, stops],
      ['syncFailed', inLanguage(({ notSavedHere }) => expect(main.getByText(notSavedHere)).toBeVisible())],
      ['reloading', rests],
    ],
  };
});

/**
 * Steps that a browser cannot delay: the page already has the texts of its own language, a visitor has no account, and
 * no button cancels a change that has just begun.
 */
function isSeen(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  if (event.type === 'language.choose') return textIn(event, 'language') !== 'en';
  if (event.type === 'load.cancel') return snapshot.hasTag('slow');
  return !('output' in event) || (event.output !== 'en' && event.output !== 'signedOut');
}

const choice = (page: Page) => page.getByRole('combobox', { name: 'Language' });
