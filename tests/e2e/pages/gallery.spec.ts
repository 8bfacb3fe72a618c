import { expect, type Page } from '@playwright/test';
import { serveGallery } from '../../../tools/gallery/serve.mjs';
import { outsideGallery, violationsOn } from '../support/axe.ts';
import { test as base } from '../support/fixtures.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8a7"/></svg>';

/** Opens the gallery without the product's server; portraits are a plain image. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      // React draws twice as fast without the warnings of its development build, which nobody reads here.
      process.env['NODE_ENV'] = 'production';
      const { url, close } = await serveGallery();
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});

// Each worker takes the next test, the longest of which take minutes.
test.describe.configure({ mode: 'parallel' });

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
  for (const [turn, { colorScheme, width }] of looks.entries()) {
    const look = `${language}, ${colorScheme}, ${String(width)} px`;
    test(`every state of every screen is drawn in ${look}: no accessibility violation, no overflow, no error`, async ({
      page,
      gallery,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => void errors.push(message));
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const ids = await openGallery(page, `${gallery}?language=${language}&theme=system`, errors);
      expect(ids.length).toBeGreaterThan(300);
      const found: string[] = [];
      for (const [index, id] of ids.entries()) {
        if (!areAllDrawn && index % looks.length !== turn) continue;
        const before = errors.length;
        const isNew = await page.evaluate(show, id);
        const said = isNew ? [...(await tooWide(page)), ...(await barriers(page, id))] : [];
        found.push(...[...said, ...errors.slice(before)].map((line) => `${id}: ${line}`));
      }
      expect(found).toEqual([]);
    });
  }
}

for (const width of [1280, 390]) {
  test(`every enabled control of every scene has an effect at ${String(width)} px`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const ids = await openGallery(page, gallery);
    const found: string[] = [];
    let pressed = 0;
    for (const some of inParts(ids)) {
      const scenes = await page.evaluate(
        (part) => part.map((id) => ({ id, scene: globalThis.__gallery?.press(id) })),
        some,
      );
      for (const { id, scene } of scenes) {
        pressed += scene?.count ?? 0;
        found.push(...(scene?.dead ?? []).map(({ control, fault }) => `${id}: ${control} ${fault}`));
      }
    }
    expect(pressed).toBeGreaterThan(10_000);
    expect(found.filter((line) => !pressesWithoutEffect.some((known) => known.test(line)))).toEqual([]);
    expect(pressesWithoutEffect.filter((known) => !found.some((line) => known.test(line)))).toEqual([]);
  });
}

test('Back closes what is open in each scene, one at a time', async ({ page, gallery }) => {
  const ids = await openGallery(page, gallery);
  const found: string[] = [];
  let count = 0;
  for (const some of inParts(ids)) {
    const scenes = await page.evaluate(
      (part) => part.map((id) => ({ id, scene: globalThis.__gallery?.back(id) })),
      some,
    );
    for (const { id, scene } of scenes) {
      count += scene?.count ?? 0;
      found.push(...(scene?.faults ?? []).map((fault) => `${id}: ${fault}`));
    }
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
  await openGallery(page, gallery);
  const dead = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button type="button">Planted</button>');
    return globalThis.__gallery?.press('/search field.idle & results.empty & hotWords.ready').dead;
  });
  expect(dead).toEqual([{ control: 'button "Planted"', fault: 'sends nothing' }]);
});

test('every state of every machine has a scene, but for those that draw nothing and those that axe checks elsewhere', async ({
  page,
  gallery,
}) => {
  await openGallery(page, gallery);
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

/** Opens the gallery and returns the ids of its scenes once everything is compiled and loaded; an error fails at once. */
async function openGallery(
  page: Page,
  url: string,
  errors: readonly string[] = [],
): Promise<readonly string[]> {
  await page.goto(url);
  await expect
    .poll(async () => errors.length > 0 || (await page.evaluate(() => globalThis.__gallery !== undefined)))
    .toBe(true);
  expect(errors).toEqual([]);
  return page.evaluate(() => globalThis.__gallery?.ids ?? []);
}

/** The scenes that are visited without a pause: the browser paints only the last of them. */
const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / 40) }, (_, part) => ids.slice(40 * part, 40 * (part + 1)));

/** Before a screen is loaded, the page briefly has no heading: the focus waits for the screen's own. */
const isUnnamedYet = /^(?:\/chat-detail (?:opening|moving)|navigation (?:loading|reloading))/;

async function barriers(page: Page, id: string): Promise<string[]> {
  const rules = isUnnamedYet.test(id) ? ['page-has-heading-one'] : [];
  const violations = await violationsOn(page, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

declare global {
  /** What the scenes of this page have drawn. */
  var __drawn: Set<string> | undefined;
}

/**
 * Runs in the page. Shows a scene, and returns whether no scene before has drawn the same: half of the states of machines that run
 * beside a screen change nothing on it.
 */
async function show(id: string): Promise<boolean> {
  globalThis.__gallery?.show(id);
  // React draws in the next task, and runs the effects in the one after it.
  for (let task = 0; task < 2; task += 1) {
    await new Promise<unknown>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }
  const drawn = (globalThis.__drawn ??= new Set());
  // React counts the ids of elements that refer to each other.
  const body = document.body.outerHTML.replaceAll(/_r_[0-9a-z]+_/g, '');
  const isNew = !drawn.has(body);
  drawn.add(body);
  return isNew;
}

/** Returns by how much the page overflows the window, if it does. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [`${String(over)} px too wide`] : [];
  });
