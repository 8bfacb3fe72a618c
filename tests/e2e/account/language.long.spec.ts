import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '../../../contract/languages.ts';
import { languageNames } from '../../../src/locales/languages.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember } from '../support/users/api.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { test } from '../support/fixtures.ts';
import { join } from '../support/users/people.ts';
import { persistUser } from '../support/users/storage.ts';

/** The file of the texts that every screen needs, in any language. */
const texts = /\/assets\/app-(?!context)[\w-]+\.js$/;

const others = languages.filter((language) => language !== 'en');

for (const language of others) {
  test(`[S2.29] [S4.10] a visitor chooses ${language}: it applies at once, and after a reload`, async ({
    page,
  }) => {
    const { discover, layout, titles } = evaluateTexts(language);
    await page.goto('/');
    const document = await page.evaluateHandle(() => globalThis.document);
    await choose(page, 'Account and settings', language);
    await expect(heading(page, discover.recommended)).toBeVisible();
    // The change loaded no page.
    expect(await document.evaluate((was) => was === globalThis.document)).toBe(true);
    await expectPageIn(page, language);
    await expect(page).toHaveTitle(`${titles.discover} · Mates`);
    await page.reload();
    await expect(heading(page, discover.recommended)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: layout.signIn })).toBeVisible();
    await expectPageIn(page, language);
  });
}

test('[S4.11] [S7.26] [S1.4] signed in, the choice is saved in the account, then the page reloads in place, with the draft', async ({
  page,
}) => {
  await join(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page
    .getByRole('link', { name: /^Chat with/ })
    .first()
    .click();
  const composer = page.getByRole('textbox', { name: /^Message/ });
  await composer.fill('half a thought');
  const place = page.url();
  await page.goto('/look');
  const request = page.waitForRequest((sent) => sent.url().includes('/user/updateLange?language=de'));
  const reload = page.waitForEvent('load');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  expect((await request).headers()['language']).toBe('de');
  await reload;
  await expect(page).toHaveURL('/look');
  await expect(page.getByRole('heading', { level: 1, name: 'Darstellung und Sprache' })).toBeVisible();
  await page.goto(place);
  await expect(page.getByRole('textbox', { name: /^Nachricht an/ })).toHaveValue('half a thought');
});

test('[S4.3] [S6.1] the language stays after logging out, in calls to the server too', async ({ page }) => {
  const { notifications, layout } = evaluateTexts('de');
  const member = await newMember();
  await persistUser(page, storeOf({ user: { ...member.user, language: 'de' }, language: 'de' }));
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: layout.menu }).click();
  await page.getByRole('button', { name: notifications.logOut }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: layout.signIn })).toBeVisible();
  const asked = page.waitForRequest((sent) => sent.url().includes('/mate/getMateDetail'));
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  expect((await asked).headers()['language']).toBe('de');
  await page.reload();
  await expectPageIn(page, 'de');
});

test('[S4.10] [S4.11] when the language cannot be saved on the server, it stays locally, the page says so, and the user can retry', async ({
  page,
}) => {
  await join(page);
  await page.goto('/look');
  await page.route('**/user/updateLange*', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.getByRole('heading', { level: 1, name: 'Apariencia e idioma' })).toBeVisible();
  await expectSaid(page, /^El idioma aún no se ha guardado en tu cuenta\./);
  await page.unroute('**/user/updateLange*');
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Guardar de nuevo' }).click();
  await reload;
  await expectPageIn(page, 'es');
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('[S2.29] [S9.3] shows German, in the messages of the server too', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Empfohlen')).toBeVisible();
    await expectPageIn(page, 'de');
    await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('nobody');
    await page.getByLabel('Passwort', { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expectSaid(page, /^Bitte gib eine gültige E-Mail-Adresse ein\.$/);
  });

  test('[S2.29] shows English and a notification when the German texts fail to load', async ({ page }) => {
    const german = page.waitForRequest((request) => texts.test(request.url()));
    let refused: string | undefined;
    await page.route(texts, (route) => {
      const url = route.request().url();
      refused ??= url;
      return url === refused ? route.abort() : route.continue();
    });
    await page.goto('/');
    await german;
    await expect(heading(page, 'Recommended')).toBeVisible();
    await expectPageIn(page, 'en');
    await expectSaid(page, /^Couldn’t load your language/);
  });

  test('[S2.29] never shows an empty page when no texts load at all', async ({ page }) => {
    await page.route(texts, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Mates is loading.')).toBeVisible();
    await page.unroute(texts);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(heading(page, 'Empfohlen')).toBeVisible();
  });
});

const places = ['/', '/detail?mateId=wren', '/search', '/faq', '/safety', '/subscription', '/nowhere'];

for (const locale of ['de', 'ar'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[S2.29] no page is wider than its window, from 320 to 1280 (${locale})`, async ({ page }) => {
      const wide: string[] = [];
      for (const place of places) {
        await page.goto(place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of [320, 390, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate(widest);
          if (over !== null) wide.push(`${place} at ${String(width)}: ${over}`);
        }
      }
      expect(wide).toEqual([]);
    });
  });

/** Names the elements that reach furthest beyond the window, or returns null where the page is no wider than it. */
function widest(): string | null {
  const { scrollWidth, clientWidth } = globalThis.document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const beyond = [...globalThis.document.body.querySelectorAll('*')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right > clientWidth + 1 || box.left < -1)
    .map(
      ({ element, box }) =>
        `${element.tagName}.${element.className} ${String(box.left)} to ${String(box.right)}`,
    );
  return `${String(scrollWidth - clientWidth)} pixels: ${beyond.slice(0, 8).join('; ')}`;
}

async function choose(page: Page, menu: string, language: Language): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption(languageNames[language]);
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true });
}

/** Returns a notification, which exists more than once in the DOM. */
async function expectSaid(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
}

async function expectPageIn(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}
