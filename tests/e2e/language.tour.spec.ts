import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import type { LanguageState } from '../../src/machines/preferences/language.machine.ts';
import { ada } from '../machines/account/account-samples.ts';
import { model as whole } from '../machines/preferences/language.model.ts';
import { allowing, type Edge } from '../../tools/statechart-tests/model.ts';
import { appTexts, type AppTexts } from './support/app-texts.ts';
import { failAs } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { success, type Gate } from './support/gate.ts';
import { holdCode, type HeldCode } from './support/held-code.ts';
import { openSignedIn } from './support/signed-in-stage.ts';
import { CoverageLog, testTours, textIn, type Stage, type StateAssertion } from './support/tour.ts';

const model = allowing(whole, isSeen);
const coverageLog = new CoverageLog(model);
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
const answers = {
  '/user/profile': success(ada),
  '/safety/blocks': success({ mates: [] }),
};
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
  for (const name of observer.taken) coverageLog.coverage.add(name);
});

testTours('[S4.10] [S4.11] language', { model, coverageLog }, async ({ page }) => {
  const gate = await openSignedIn(page, '/profile', { answers, held: [updateLanguage] });
  await gate.keepPage();
  const stage = stageOn(page, gate, await holdCode(page, texts));
  return stage;
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

function stageOn(page: Page, gate: Gate, code: HeldCode): Stage {
  const main = page.getByRole('main');
  const press = (name: keyof typeof words.en & ('cancel' | 'saveAgain')) =>
    main.getByRole('button', { name: new RegExp(`^(${words.en[name]}|${words.ar[name]})$`) }).press('Enter');

  async function happen({ event, cause }: Edge): Promise<void> {
    if (event.type === 'language.choose') {
      code.hold();
      await main.getByRole('combobox').selectOption(textIn(event, 'language'));
    } else if (event.type === 'load.cancel') await press('cancel');
    else if (event.type === 'sync.retry') await press('saveAgain');
    else if (cause.kind === 'done')
      await (cause.child === 'fetchTexts'
        ? code.come()
        : gate.settle(updateLanguage, success({ language: 'ar' })));
    else if (cause.kind === 'error')
      await (cause.child === 'fetchTexts' ? code.fail() : failAs(gate, updateLanguage, cause.result));
  }
  return { happen, assertions: assertionsOn(page) };
}

function assertionsOn(page: Page): StateAssertion[] {
  const main = page.getByRole('main');
  const spoken = ({ context: { language } }: { context: LanguageState }) => (language === 'ar' ? 'ar' : 'en');
  const assertion = (state: StateValue, see: (words: Words) => Promise<void>): StateAssertion => [
    state,
    async (snapshot) => {
      await expect(page.locator('html')).toHaveAttribute('lang', spoken(snapshot));
      await see(words[spoken(snapshot)]);
    },
  ];
  const stops = ({ cancel }: Words) =>
    expect(main.getByRole('button', { name: cancel, exact: true })).toBeVisible();
  const waits = ({ loading }: Words) => expect(main.getByText(loading)).toBeVisible();
  const rests = ({ loading }: Words) => expect(main.getByText(loading)).toHaveCount(0);
  return [
    assertion('idle', rests),
    assertion('loading', waits),
    assertion({ loading: 'slow' }, stops),
    assertion('syncing', waits),
    assertion({ syncing: 'slow' }, stops),
    assertion('syncFailed', ({ notSavedHere }) => expect(main.getByText(notSavedHere)).toBeVisible()),
    assertion('reloading', rests),
  ];
}
