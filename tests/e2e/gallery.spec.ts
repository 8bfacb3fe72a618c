import { expect, type Page } from '@playwright/test';
import { serveGallery } from '../../tools/gallery/serve.mjs';
import { outsideGallery, violationsOn } from './support/axe.ts';
import { test as base } from './support/fixtures.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8a7"/></svg>';

/** Opens the gallery without the product's server; portraits are a plain image. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveGallery();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
];
const smallest: Look = { colorScheme: 'light', width: 320 };

/** Drawing all looks takes many minutes: by default each state is drawn in one of them, in turn. */
const areAllDrawn = process.env['GALLERY'] === 'all';
const walks = areAllDrawn
  ? [
      { language: 'ar', looks },
      { language: 'en', looks },
      { language: 'de', looks: [smallest] },
    ]
  : [{ language: 'ar', looks }];

for (const { language, looks } of walks) {
  test(`every state of every screen is drawn in ${language}: no accessibility violation, no overflow, no error`, async ({
    page,
    gallery,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => void errors.push(message));
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await page.goto(`${gallery}?language=${language}&theme=system`);
    await opened(page, errors);
    const ids = await page.evaluate(() => globalThis.__gallery?.ids ?? []);
    expect(ids.length).toBeGreaterThan(300);
    const found: string[] = [];
    // Look by look: changing the theme and the width for each state would take a fifth of the run time.
    for (const [turn, { colorScheme, width }] of looks.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const [index, id] of ids.entries()) {
        if (!areAllDrawn && index % looks.length !== turn) continue;
        const before = errors.length;
        await page.evaluate((scene) => globalThis.__gallery?.show(scene), id);
        const said = [...(await tooWide(page)), ...(await barriers(page, id)), ...errors.slice(before)];
        found.push(...said.map((line) => `${id}: ${colorScheme} ${String(width)}: ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(`every enabled control of every scene has an effect at ${String(width)} px`, async ({
    page,
    gallery,
  }) => {
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(gallery);
    await opened(page, []);
    const ids = await page.evaluate(() => globalThis.__gallery?.ids ?? []);
    const found: string[] = [];
    let pressed = 0;
    for (const id of ids) {
      const scene = await page.evaluate((scene) => globalThis.__gallery?.press(scene), id);
      pressed += scene?.count ?? 0;
      found.push(...(scene?.dead ?? []).map(({ control, fault }) => `${id}: ${control} ${fault}`));
    }
    expect(pressed).toBeGreaterThan(10_000);
    expect(found.filter((line) => !pressesWithoutEffect.some((known) => known.test(line)))).toEqual([]);
    expect(pressesWithoutEffect.filter((known) => !found.some((line) => known.test(line)))).toEqual([]);
  });
}

test('Back closes what is open in each scene, one at a time', async ({ page, gallery }) => {
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery);
  await opened(page, []);
  const ids = await page.evaluate(() => globalThis.__gallery?.ids ?? []);
  const found: string[] = [];
  let count = 0;
  for (const id of ids) {
    const scene = await page.evaluate((scene) => globalThis.__gallery?.back(scene), id);
    count += scene?.count ?? 0;
    found.push(...(scene?.faults ?? []).map((fault) => `${id}: ${fault}`));
  }
  expect(count).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

/** The buttons that do nothing in a scene, and why that is right. */
const pressesWithoutEffect = [
  // The scene shows the account in its usual state. The page is reached only while an address is checked.
  /^\/verify-email-address .*: button "Check again" auth drops verification\.start/,
  // The square of a picture is moved by keys, and has the role of a button to get the focus.
  / > pictureChoice: cropping.*: button "Picture" sends nothing/,
];

test('a control that has no effect is reported', async ({ page, gallery }) => {
  await page.goto(gallery);
  await opened(page, []);
  const dead = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button type="button">Planted</button>');
    return globalThis.__gallery?.press('/search field.idle & results.empty & hotWords.ready').dead;
  });
  expect(dead).toEqual([{ control: 'button "Planted"', fault: 'sends nothing' }]);
});

test('every state of every machine has a scene, except where axe checks the tour', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery);
  await opened(page, []);
  const unseen = await page.evaluate(() => globalThis.__gallery?.unseen ?? []);
  expect([...new Set(unseen.map((state) => state.split(' ', 1)[0] ?? ''))].toSorted()).toEqual(
    outsideGallery,
  );
});

test('a scene has its own link, and an unknown scene leads to the list', async ({ page, gallery }) => {
  await page.goto(
    `${gallery}?scene=${encodeURIComponent('/search field.idle & results.empty & hotWords.ready')}`,
  );
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.goto(`${gallery}?scene=nothing&theme=dark`);
  await expect(page.getByRole('alert')).toHaveText('There is no scene “nothing”.');
  await page.getByRole('link', { name: 'shown' }).first().click();
  await expect(page.getByRole('main')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('theme')).toBe('dark');
});

/** Waits until everything is compiled and loaded, or fails with the error. */
const opened = (page: Page, errors: readonly string[]) =>
  expect
    .poll(async () => errors.length > 0 || (await page.evaluate(() => globalThis.__gallery !== undefined)))
    .toBe(true)
    .then(() => expect(errors).toEqual([]));

/** Before a screen is loaded, the page briefly has no heading: the focus waits for the screen's own. */
const isUnnamedYet = /^(?:\/chat-detail (?:opening|moving)|navigation (?:loading|reloading))/;

async function barriers(page: Page, id: string): Promise<string[]> {
  const rules = isUnnamedYet.test(id) ? ['page-has-heading-one'] : [];
  const violations = await violationsOn(page, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Returns by how much the page overflows the window, if it does. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [`${String(over)} px too wide`] : [];
  });
