import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { browserArgs } from '../../scripts/browser.mjs';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  type HostAnswer,
  type ScriptedHost,
} from '../server/support/scripted-host.ts';
import { startSpeechHost, toneFile, type SpeechHost } from '../server/support/speech-host.ts';
import { dataRoot } from '../support/data-root.ts';
import { says, startTranscriptionHost, type TranscriptionHost } from '../support/transcription-host.ts';
import { wavOf } from '../support/wav.ts';
import { findBarriers } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { heardOn, listen } from './support/heard.ts';
import { join } from './support/people.ts';
import { startProduct, type Product } from './support/product.ts';

const first = 'The harbor is quiet tonight.';
const second = '**Two boats** came in before the fog.';
const third = 'I would tell you of the lighthouse.';
const notice = 'This is an AI: a computer program and not a human being.';

let model: ScriptedHost;
let speech: SpeechHost;
let words: TranscriptionHost;
let product: Product;
let folder: string;

const writeReply: HostAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(event(delta(`${first} ${second} ${third}`)) + event(delta('', 'stop')) + event('[DONE]'));
};

test.beforeAll(async () => {
  model = await startScriptedHost((response, body, request) =>
    (request.url?.endsWith('/chat/completions') === true && body.includes('"stream":true')
      ? writeReply
      : writeJson({ error: 'not found' }, 404))(response, body, request),
  );
  // The second sentence lasts until it is interrupted.
  speech = await startSpeechHost({ speak: (text) => toneFile(text.startsWith('Two boats') ? 30 : 0.4) });
  words = await startTranscriptionHost();
  product = await startProduct(process.env['E2E_DIST'] ?? '', {
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'small',
    LLM_SUGGESTIONS: 'off',
    LLM_MODERATION: 'off',
    LLM_MEMORY: 'off',
    SPEECH_BASE_URL: speech.url,
    TRANSCRIPTION_BASE_URL: words.url,
  });
  folder = mkdtempSync(joinPath(dataRoot, 'mates-call-'));
});
test.afterAll(async () => {
  await product.stop();
  await words.stop();
  await speech.stop();
  await model.stop();
  rmSync(folder, { recursive: true });
});

/** Opens a chat in a browser whose microphone hears somebody speak for a second, and then nobody, again and again. */
async function openChat(): Promise<{ browser: Browser; page: Page }> {
  const file = joinPath(folder, `${crypto.randomUUID()}.wav`);
  writeFileSync(
    file,
    wavOf(
      [
        { seconds: 2, level: 0 },
        { seconds: 1, level: 0.4 },
        { seconds: 2, level: 0 },
      ],
      48_000,
    ),
  );
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: [
      ...browserArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await listen(page);
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
  await expect(page).toHaveURL(/roomId=/);
  return { browser, page };
}

/** Whether each microphone that the page has had is on, off, or gone. */
const microphones = (page: Page) =>
  page.evaluate(() =>
    ('tracks' in window ? (window.tracks as MediaStreamTrack[]) : []).map(({ readyState, enabled }) =>
      readyState === 'ended' ? 'gone' : enabled ? 'on' : 'off',
    ),
  );
const call = (page: Page) => page.getByRole('dialog', { name: 'Call with Iris' });
const state = (page: Page) => call(page).locator('[data-call-status]');
const isSilent = async (page: Page) => (await heardOn(page)).sounding === 0;
const prompts = () =>
  model.requests
    .filter(({ body }) => body.includes('"stream":true'))
    .map(({ body }) => JSON.parse(body).messages as { role: string; content: string }[]);

test('a call: the notice, a turn, an interruption, and what was heard', async () => {
  const { browser, page } = await openChat();
  words.answer(says('Good evening, Iris.'));
  await page.getByRole('button', { name: 'Call Iris' }).click();
  await expect(state(page)).toHaveText('Iris is speaking');
  await expect(call(page)).toContainText(notice);
  await expect.poll(() => speech.requests.some(({ body }) => body.includes(notice))).toBe(true);
  expect(await microphones(page)).toEqual(['off']);
  expect(await findBarriers(page)).toEqual([]);

  await expect(state(page)).toHaveText('Listening…');
  await expect.poll(() => microphones(page)).toEqual(['on']);
  await expect(call(page)).toContainText('You: Good evening, Iris.');
  await expect(call(page).locator('[data-caption="mate"]')).toContainText('Two boats came in');
  expect(await microphones(page)).toEqual(['off']);
  expect(await isSilent(page)).toBe(false);
  await page.screenshot({ path: 'test-results/call-speaking.png' });

  words.answer(says('What boats?'));
  await page.keyboard.press('Space');
  await expect.poll(() => isSilent(page)).toBe(true);
  await expect(state(page)).toHaveText('Listening…');
  await expect(call(page)).toContainText('You: What boats?');
  await expect.poll(() => prompts().length).toBe(2);
  const [, told = []] = prompts();
  expect(told.filter(({ role }) => role === 'assistant').at(-1)?.content).toContain(first);
  expect(JSON.stringify(told)).not.toContain('lighthouse');

  await call(page).getByRole('button', { name: 'End call' }).click();
  await expect(call(page)).toHaveCount(0);
  expect(await isSilent(page)).toBe(true);
  await expect.poll(() => microphones(page)).toEqual(['gone']);
  const replies = page.getByRole('main').locator('li[data-status="done"]');
  const interrupted = replies.filter({ hasText: 'You heard to here' });
  await expect(interrupted).toHaveCount(1);
  await expect(interrupted).toContainText('lighthouse');
  await expect(page.getByRole('listitem').filter({ hasText: 'Good evening, Iris.' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You heard to here')).toBeVisible();
  await browser.close();
});
