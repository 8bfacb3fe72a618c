import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { browserArgs } from '../../../scripts/browser.mjs';
import { dataRoot } from '../../support/data-root.ts';
import { says, startTranscriptionHost, type TranscriptionHost } from '../../support/transcription-host.ts';
import { wavOf, type SoundPart } from '../../support/wav.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { join } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

let host: TranscriptionHost;
let product: Product;
let folder: string;
test.beforeAll(async () => {
  host = await startTranscriptionHost();
  product = await startProduct(process.env['E2E_DIST'] ?? '', { TRANSCRIPTION_BASE_URL: host.url });
  folder = mkdtempSync(joinPath(dataRoot, 'mates-sound-'));
});
test.afterAll(async () => {
  await product.stop();
  await host.stop();
  rmSync(folder, { recursive: true });
});

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });
const button = (page: Page) => page.getByRole('button', { name: 'Dictate', exact: true });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a chat in a browser whose microphone hears these parts, once. */
async function openHearing(parts: readonly SoundPart[]): Promise<{ browser: Browser; page: Page }> {
  const file = joinPath(folder, `${crypto.randomUUID()}.wav`);
  writeFileSync(file, wavOf(parts, 48_000));
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: [
      ...browserArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // A browser without recognition of its own: asked for it, a Chromium without a window ends.
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    const { mediaDevices } = navigator;
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.goto('/');
  await join(page, undefined, product.outbox);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(composer(page)).toBeVisible();
  return { browser, page };
}

/** The states of all tracks of microphones that the page has had. */
const tracksOf = (page: Page) =>
  page.evaluate(() =>
    ('tracks' in window ? (window.tracks as MediaStreamTrack[]) : []).map((track) => track.readyState),
  );

test('what is said is in the composer once, to be corrected, and the microphone is off', async () => {
  host.answer(says('Good morning, Iris.'));
  const { browser, page } = await openHearing([
    { seconds: 1, level: 0 },
    { seconds: 2, level: 0.4 },
    { seconds: 2, level: 0 },
  ]);
  const messages = page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');
  const before = await messages.count();
  // The server has no voice, and this browser neither.
  await expect(page.getByRole('button', { name: 'Call Iris' })).toHaveCount(0);
  await composer(page).fill('Listen:');
  await button(page).press('Enter');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page, 'Listening…')).toBeVisible();
  expect(await tracksOf(page)).toEqual(['live']);
  expect(await findBarriers(page)).toEqual([]);
  await expect(page.locator('[data-microphone="hearing"]')).toBeVisible();
  await expect(page.locator('[data-microphone="listening"]')).toBeVisible();
  await button(page).press('Enter');
  await expect(composer(page)).toHaveValue('Listen: Good morning, Iris.');
  expect(await tracksOf(page)).toEqual(['ended']);
  await expect(status(page, 'Added to your message.')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect([host.begun(), await messages.count()]).toEqual([1, before]);
  // A recording without the silence around it, which was four seconds.
  expect(host.requests[0]?.body.length).toBeLessThan(3.2 * 32_000);
  await page.reload();
  await expect(composer(page)).toHaveValue('Listen: Good morning, Iris.');
  await browser.close();
});

test('silence is not sent and gives no text, and the microphone is off in another chat and in a hidden page', async () => {
  const before = host.begun();
  host.answer(says('Thank you for watching.'));
  const { browser, page } = await openHearing([{ seconds: 30, level: 0 }]);
  await button(page).click();
  await expect(status(page, 'Listening…')).toBeVisible();
  // As long as a sentence lasts.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  await button(page).click();
  await expect(status(page, 'Nothing was heard.')).toBeVisible();
  expect(await tracksOf(page)).toEqual(['ended']);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page, 'Listening…')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await expect(status(page, 'because you left the page')).toBeVisible();
  expect(await tracksOf(page)).toEqual(['ended', 'ended']);

  await button(page).click();
  await expect(status(page, 'Listening…')).toBeVisible();
  await page
    .getByRole('link', { name: 'Back to your chats' })
    .or(page.getByRole('link', { name: 'Discover' }))
    .first()
    .click();
  await expect(composer(page)).toHaveCount(0);
  await expect.poll(() => tracksOf(page)).toEqual(['ended', 'ended', 'ended']);
  expect(host.begun()).toBe(before);
  await browser.close();
});
