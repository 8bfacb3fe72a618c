import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { allowing, startingFrom } from 'statechart-tools/explorer/model';
import { model as whole } from '../../machines/preferences/language.model.ts';
import type { AppMessages } from '../../../src/locales/messages.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { holdCode, type HeldCode } from '../support/stand-ins/held-code.ts';
import { expect, on, pressIn, test, testTours, textIn } from '../support/tours/tour.ts';

/**
 * Without steps that a browser cannot delay: the page already has the texts of its own language, a visitor has no
 * account, no button cancels a change that has just begun, and the page before made no choice.
 */
const model = allowing(
  startingFrom(whole, [{ language: 'en', choice: null }]),
  (snapshot, event: EventObject) => {
    if (event.type === 'language.choose')
      return textIn(event, 'language') !== 'en' && !snapshot.matches('reloading');
    if (event.type === 'load.cancel') return snapshot.hasTag('slow');
    return !('output' in event) || (event.output !== 'en' && event.output !== 'signedOut');
  },
);
const wordsIn = ({ notifications, components: { loading, cancel } }: AppMessages) => ({
  ...notifications.language,
  loading,
  cancel,
});
type Words = ReturnType<typeof wordsIn>;
const words = { en: wordsIn(evaluateTexts('en')), ar: wordsIn(evaluateTexts('ar')) };

test('[S4.10] language, for a visitor: it applies at once and is not saved on a server', async ({
  page,
  observer,
}) => {
  await page.goto('/faq');
  await pressIn(page, 'Account and settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect.poll(() => observer.valueOf('language')).toBe('idle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

/** Events while the page reloads, which the tour's page does not: `changed-pages.spec.ts` chooses then. */
const whileReloading = [
  'language.deciding —always[0]→ language.changing',
  'language.reloading —language.choose→ (stays)',
  'language.reloading —xstate.after.reloadGrace.language.reloading[0]→ language.changing',
];

testTours(
  '[S4.10] [S4.11] language',
  { model, countsStories: true, impossible: whileReloading },
  ({ page, main }) => {
    let code: HeldCode;
    const { button } = on(main);
    const press = (name: 'cancel' | 'saveAgain') => () =>
      pressIn(main, new RegExp(`^(${words.en[name]}|${words.ar[name]})$`));
    const inLanguage =
      (see: (words: Words) => Promise<void>) =>
      async ({ context }: AnyMachineSnapshot) => {
        const spoken = context.language === 'ar' ? 'ar' : 'en';
        await expect(page.locator('html')).toHaveAttribute('lang', spoken);
        await see(words[spoken]);
      };
    return {
      opening: { place: '/look', isKept: true },
      begin: async () => {
        code = await holdCode(page, '**/assets/app-*.js');
      },
      answers: {
        fetchTexts: (how) => (how === 'done' ? code.come() : code.fail()),
        saveLanguage: { call: '/user/updateLange', response: () => ({ language: 'ar' }) },
      },
      causes: {
        'language.choose': async (event) => {
          code.hold();
          await main.getByRole('combobox').selectOption(textIn(event, 'language'));
        },
        'load.cancel': press('cancel'),
        'sync.retry': press('saveAgain'),
      },
      assertions: [
        [['idle', 'reloading'], inLanguage(({ loading }) => expect(main.getByText(loading)).toHaveCount(0))],
        [
          [{ changing: 'loading' }, { changing: 'syncing' }],
          inLanguage(({ loading }) => expect(main.getByText(loading)).toBeVisible()),
        ],
        [
          [{ changing: { loading: 'slow' } }, { changing: { syncing: 'slow' } }],
          inLanguage(({ cancel }) => expect(button(cancel)).toBeVisible()),
        ],
        ['syncFailed', inLanguage(({ notSavedHere }) => expect(main.getByText(notSavedHere)).toBeVisible())],
      ],
    };
  },
);
