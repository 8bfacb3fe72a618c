import { expect, type Page } from '@playwright/test';
import { ownMates } from '../../../contract/mates/own-mate.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { base64, pngOf, textChunk } from '../../services/mates/cards/support/containers.ts';
import { newMember } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { fillPanel, panel } from '../support/users/people.ts';
import { persistUser } from '../support/users/storage.ts';
import { signedInMember, persistMember } from '../support/members-room.ts';

test.use({ serviceWorkers: 'allow' });

const card = JSON.stringify({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: { name: 'Vex', description: 'Keeps the ferry.', first_mes: 'Hi' },
});
const picture = Buffer.from(pngOf([], [textChunk('zTXt', 'ccv3', base64(card))])).toString('base64');
const note = Buffer.from('Remember the milk.').toString('base64');

/** Waits until a worker receives what is shared. */
const openInstalled = async (page: Page, path: string) => {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
};

/** Sends the form that a system sends when files are shared with the app. */
const share = (page: Page, files: readonly (readonly [name: string, bytes: string])[]) =>
  page.evaluate((all) => {
    const data = new DataTransfer();
    for (const [name, bytes] of all) {
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
    }
    const form = document.createElement('form');
    // A system that shares hides no origin, as this page does.
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'referrer', content: 'origin' }),
    );
    Object.assign(form, { method: 'post', action: '/mates', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'cards', multiple: true, files: data.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);

/** How many files the worker keeps for the page. */
const countStored = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('mates.received')) ? (await (await caches.open('mates.received')).keys()).length : 0,
  );

/** The texts that users press and read. */
const languages = [
  {
    language: 'en',
    tag: '',
    files: 'Files: 2',
    start: 'Import all',
    edit: 'Edit Vex',
    refusal: 'No character card was found',
  },
  {
    language: 'ar',
    tag: ' @long',
    files: /الملفات: \D?2/,
    start: 'استيراد الكل',
    edit: /Vex/,
    refusal: 'لا توجد بيانات شخصية',
  },
] as const;

for (const { language, tag, files, start, edit, refusal } of languages) {
  test(`cards that are shared with the app are imported (${language})${tag}`, async ({ page }) => {
    const member = await newMember();
    await persistUser(page, storeOf({ user: { ...member.user, language }, language }));
    await openInstalled(page, '/support');
    await share(page, [
      ['vex.png', picture],
      ['notes.txt', note],
    ]);
    await page.waitForURL('**/mates');
    await expect(page.getByText(files)).toBeVisible();
    await expect(page.getByText(files)).toBeInViewport();
    expect(await findBarriers(page)).toEqual([]);
    // Nothing is made before the user agrees, and the files are there when the page is opened again.
    await page.reload();
    await expect(page.getByText(files)).toBeVisible();
    await page.locator('[name="card-age"]').fill('34');
    await page.getByRole('button', { name: start }).click();
    const rows = page.locator('li[data-state]');
    await expect(rows.filter({ hasText: 'vex.png' }).getByRole('link', { name: edit })).toBeVisible();
    await expect(rows.filter({ hasText: 'notes.txt' })).toContainText(refusal);
    expect((await ask(ownMates, {}, member.user.token)).mates.map(({ name }) => name)).toEqual(['Vex']);
    await page.reload();
    await expect(page.locator('input[type="file"][name="cards"]')).toBeAttached();
    await expect(page.getByText(files)).toHaveCount(0);
  });
}

test('a card that a visitor shares waits until the visitor has signed in', async ({ page }) => {
  const member = await newMember();
  await openInstalled(page, '/support');
  await share(page, [['vex.png', picture]]);
  await page.waitForURL('**/mates');
  await fillPanel(page, member);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Files: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => countStored(page)).toBe(0);
  await page.reload();
  await expect(page.locator('input[type="file"][name="cards"]')).toBeAttached();
  await expect(page.getByText('Files: 1')).toHaveCount(0);
});

test('files that a user shared are not offered to another user of the browser', async ({ page, context }) => {
  const [first, second] = [await newMember(), await newMember()];
  await persistMember(page, first);
  await openInstalled(page, '/support');
  await share(page, [
    ['vex.png', picture],
    ['notes.txt', note],
  ]);
  await page.waitForURL('**/mates');
  await expect(page.getByText('Files: 2')).toBeVisible();
  await page.close();
  // The first session has expired, and somebody else signs in.
  const other = await context.newPage();
  await persistMember(other, second);
  await other.goto('/mates');
  await expect(other.locator('input[type="file"][name="cards"]')).toBeAttached();
  await expect.poll(() => countStored(other)).toBe(0);
  await expect(other.getByText('Files: 2')).toHaveCount(0);
});

test('a card that is opened with the app is imported', async ({ page }) => {
  await signedInMember(page);
  // Chromium passes files to an app that the system has installed.
  await page.addInitScript((bytes) => {
    const file = new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'vex.charx');
    const handle = { getFile: () => Promise.resolve(file) };
    const setConsumer = (consumer: (launch: object) => void) => consumer({ files: [handle] });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  }, picture);
  await page.goto('/mates');
  await expect(page.getByText('Files: 1')).toBeVisible();
});

test('files that nothing receives are not lost silently', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await signedInMember(page);
  await page.goto('/support');
  await share(page, [['vex.png', picture]]);
  await page.waitForURL('**/mates?received=failed');
  await expect(
    page.getByText('Couldn’t receive the files that you shared. Choose them here.'),
  ).toBeInViewport();
  await context.close();
});

test('a form of another site fills nothing, and one share replaces the one before', async ({
  page,
  baseURL,
}) => {
  await openInstalled(page, '/support');
  await share(page, [
    ['vex.png', picture],
    ['notes.txt', note],
  ]);
  await page.waitForURL('**/mates');
  expect(await countStored(page)).toBe(2);
  await page.goto('/support');
  await share(page, [['vex.png', picture]]);
  await page.waitForURL('**/mates');
  expect(await countStored(page)).toBe(1);

  const own = new URL(baseURL ?? '');
  const elsewhere = `${own.protocol}//${own.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${own.port}/site`;
  for (const policy of ['', 'no-referrer']) {
    const head = policy === '' ? '' : `<meta name="referrer" content="${policy}">`;
    const body = `${head}<form method="post" enctype="multipart/form-data" action="${own.origin}/mates"><input type="file" name="cards" multiple></form>`;
    await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(elsewhere);
    await page
      .locator('input')
      .setInputFiles(
        [1, 2, 3].map((n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: Buffer.alloc(1000) })),
      );
    await page.evaluate(() => document.forms[0]?.submit());
    await page.waitForURL('**/mates?received=failed');
    expect(await countStored(page)).toBe(1);
    await page.unroute(elsewhere);
  }
});

test('files that are too large together are not received @long', async ({ page }) => {
  await openInstalled(page, '/support');
  await page.evaluate(() => {
    const data = new DataTransfer();
    for (const name of ['a.png', 'b.png', 'c.png'])
      data.items.add(new File([new Uint8Array(45_000_000)], name));
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'referrer', content: 'origin' }),
    );
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/mates', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'cards', multiple: true, files: data.files });
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/mates?received=failed');
  expect(await page.evaluate(() => caches.has('mates.received'))).toBe(false);
});
