import { expect, type Page } from '@playwright/test';
import { saveOwnMate } from '../../../../contract/mates/own-mate.ts';
import { draft } from '../../../support/mate-draft.ts';
import { colorsAt, twoColors } from '../../../server/support/mates/pictures.ts';
import { newMember, type Member } from '../../support/users/api.ts';
import { ask } from '../../support/users/ask.ts';
import { findBarriers } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { persistUser } from '../../support/users/storage.ts';

const file = async (name = 'photo.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await twoColors().png().toBuffer(),
});

async function openEditor(page: Page): Promise<{ member: Member; mateId: string }> {
  const member = await newMember();
  const { mateId } = await ask(saveOwnMate, { draft: { ...draft, visibility: 'public' } }, member.user.token);
  await persistUser(page, {
    user: member.user,
    language: member.user.language,
    registerEmail: null,
    nfsw: false,
    benefits: { chats: 0, goldCoins: 0, userId: member.user.uuid },
  });
  await page.goto(`/generate?mateId=${mateId}`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  return { member, mateId };
}

const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop the picture' });
const use = (page: Page) => crop(page).getByRole('button', { name: 'Use this picture' });
const confirmation = (page: Page) => page.getByRole('checkbox', { name: /adult character/ });
const own = (page: Page) => page.locator('img[srcset*="/pictures/"]');

/** The color in the middle of the picture that the preview shows. */
async function colorOf(page: Page): Promise<string> {
  const addressOf = () =>
    own(page)
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  // The browser chooses among the sizes after the picture was shown.
  await expect.poll(addressOf).toContain('/pictures/');
  const file = await (await page.request.get(await addressOf())).body();
  const [color = ''] = await colorsAt(file, [[0.5, 0.5]]);
  return color;
}

test('[S2.19] a picture is dragged, zoomed, confirmed and shown wherever the mate is', async ({ page }) => {
  const { mateId } = await openEditor(page);
  await page.getByLabel('Use your own picture').setInputFiles(await file());
  await expect(crop(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await use(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please confirm this first.');
  await expect(confirmation(page)).toBeFocused();
  await page.getByRole('slider', { name: 'Zoom' }).fill('3');
  const frame = page.getByRole('button', { name: 'Picture', exact: true });
  await frame.scrollIntoViewIfNeeded();
  const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // The picture is dragged to the left, so its right part shows.
  await page.mouse.move(box.x - 400, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await confirmation(page).check();
  await use(page).click();
  await expect(own(page)).toHaveCount(2);
  expect(await colorOf(page)).toBe('red');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: / is ready$|saved/i }).first()).toBeVisible();
  await page.goto(`/detail?mateId=${mateId}`);
  await expect(own(page).first()).toBeVisible();
  expect(
    await own(page)
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  // Nobody follows or reports themselves.
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow|Report or block/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Chat with/ })
    .or(page.getByRole('button', { name: /^Chat with/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/chat-detail/);
  await expect(own(page).first()).toBeVisible();
});

test('a picture is cropped with the keyboard alone, and removed again', async ({ page }) => {
  await openEditor(page);
  await page.getByLabel('Use your own picture').setInputFiles(await file());
  // Nothing else can be pressed meanwhile: a mate that is saved has the picture that was chosen for it.
  await expect(crop(page).and(page.locator(':modal'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toBeFocused();
  for (const key of ['+', '+', '+', '+', '+', '+', '+', '+']) await page.keyboard.press(key);
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('2.1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(own(page)).toHaveCount(2);
  expect(await colorOf(page)).toBe('blue');
  await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await expect(own(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Random look' })).toBeVisible();
});

test('a draft keeps the picture, and the drawn portrait shows where it cannot be loaded', async ({
  page,
}) => {
  await openEditor(page);
  await page.getByLabel('Use your own picture').setInputFiles(await file());
  await confirmation(page).check();
  await use(page).click();
  await expect(own(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('Your unsaved draft was restored.')).toBeVisible();
  await expect(own(page)).toHaveCount(2);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.reload();
  const preview = page.getByRole('complementary').locator('img');
  await expect(preview).toHaveAttribute('src', /^\/media\/looks\//);
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('[S4.2] an upload that fails offline is sent again, and one that is under way can be canceled', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await page.getByLabel('Use your own picture').setInputFiles(await file());
  await confirmation(page).check();
  await context.setOffline(true);
  await use(page).click();
  await expect(crop(page).getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  // The request gets no answer.
  await page.route('**/mate/own/picture*', () => undefined);
  const again = crop(page).getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('progressbar', { name: 'Uploading…' })).toBeVisible();
  await crop(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(use(page)).toBeVisible();
  await page.unroute('**/mate/own/picture*');
  await use(page).click();
  await expect(own(page)).toHaveCount(2);
});

test('a file that is no picture, and one that is too large, are refused', async ({ page }) => {
  await openEditor(page);
  const choice = page.getByLabel('Use your own picture');
  await choice.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(page.getByText('This file can’t be opened as a picture.').first()).toBeVisible();
  await choice.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) });
  await expect(page.getByText('This picture is too large.').first()).toBeVisible();
  await expect(crop(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two fingers zoom, and the picture is used', async ({ page }) => {
    await openEditor(page);
    await page.getByLabel('Use your own picture').setInputFiles(await file());
    const svg = page.getByRole('button', { name: 'Picture', exact: true }).locator('svg');
    await svg.scrollIntoViewIfNeeded();
    const box = (await svg.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [-1, 1].map((side, id) => ({
                x: box.x + box.width / 2 + side * spread,
                y: box.y + box.height / 2,
                id,
              })),
      });
    await touch('touchStart', 20);
    await touch('touchMove', 30);
    await touch('touchMove', 40);
    await touch('touchEnd', 0);
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
    await confirmation(page).check();
    await use(page).tap();
    await expect(own(page)).toHaveCount(2);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
