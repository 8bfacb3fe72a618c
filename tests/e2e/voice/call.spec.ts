import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { browserArgs } from '../../../scripts/browser.mjs';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  type HostAnswer,
  type ScriptedHost,
} from '../../server/support/model-hosts/scripted-host.ts';
import { startSpeechHost, toneFile, type SpeechHost } from '../../server/support/model-hosts/speech-host.ts';
import { dataRoot } from '../../support/data-root.ts';
import { says, startTranscriptionHost, type TranscriptionHost } from '../../support/transcription-host.ts';
import { wavOf } from '../../support/wav.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { heardOn, listen } from '../support/stand-ins/heard.ts';
import { join } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

const first = 'The harbor is quiet tonight.';
const second = '**Two boats** came in before the fog.';
const third = 'I would tell you of the lighthouse.';
const notice = 'This is an AI: a computer program and not a human being.';

const writeReply: HostAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(event(delta(`${first} ${second} ${third}`)) + event(delta('', 'stop')) + event('[DONE]'));
};

/** How the model replies. */
let answer: HostAnswer = writeReply;

let model: ScriptedHost;
let speech: SpeechHost;
let words: TranscriptionHost;
let product: Product;
let folder: string;

test.beforeAll(async () => {
  model = await startScriptedHost((response, body, request) =>
    (request.url?.endsWith('/chat/completions') === true && body.includes('"stream":true')
      ? answer
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

/** Opens a chat in a browser whose microphone hears speech for a second and then silence for so many, again and again. */
async function openChat({ level = 0.4, silence = 2 } = {}): Promise<{ browser: Browser; page: Page }> {
  const file = joinPath(folder, `${crypto.randomUUID()}.wav`);
  const parts = [
    { seconds: 2, level: 0 },
    { seconds: 1, level },
    { seconds: silence, level: 0 },
  ];
  writeFileSync(file, wavOf(parts, 48_000));
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

const replies = (page: Page) => page.getByRole('main').locator('li[data-status="done"]');
const begin = (page: Page) => page.getByRole('button', { name: 'Call Iris' }).click();
/** Waits until the mate says the sentence that lasts until it is interrupted. */
const awaitBoats = (page: Page) =>
  expect(call(page).locator('[data-caption="mate"]')).toContainText('Two boats came in');

test('a call: the notice is spoken, and of five interrupted replies the mate knows what was heard', async () => {
  const { browser, page } = await openChat();
  const before = prompts().length;
  words.answer(says('Good evening, Iris.'));
  await begin(page);
  await expect(state(page)).toHaveText('Iris is speaking');
  await expect(call(page)).toContainText(notice);
  await expect.poll(() => speech.requests.some(({ body }) => body.includes(notice))).toBe(true);
  expect(await microphones(page)).toEqual(['off']);
  expect(await findBarriers(page)).toEqual([]);

  await expect(state(page)).toHaveText('Listening…');
  await expect.poll(() => microphones(page)).toEqual(['on']);
  await expect(call(page)).toContainText('You: Good evening, Iris.');
  for (let turn = 1; turn <= 5; turn += 1) {
    await awaitBoats(page);
    expect(await microphones(page)).toEqual(['off']);
    expect(await isSilent(page)).toBe(false);
    words.answer(says(`What boats, number ${String(turn)}?`));
    await page.keyboard.press('Space');
    await expect.poll(() => isSilent(page)).toBe(true);
    await expect(state(page)).toHaveText('Listening…');
    await expect(call(page)).toContainText(`You: What boats, number ${String(turn)}?`);
    await expect.poll(() => prompts().length).toBe(before + turn + 1);
    const lastPrompt = prompts().at(-1) ?? [];
    expect(JSON.stringify(lastPrompt).split(first).length - 1).toBe(turn);
    expect(JSON.stringify(lastPrompt)).not.toContain('lighthouse');
  }
  await awaitBoats(page);
  await call(page).getByRole('button', { name: 'End call' }).click();
  await expect(call(page)).toHaveCount(0);
  expect(await isSilent(page)).toBe(true);
  await expect.poll(() => microphones(page)).toEqual(['gone']);
  const interrupted = replies(page).filter({ hasText: 'You heard to here' });
  await expect(interrupted).toHaveCount(5);
  await expect(interrupted.first()).toContainText('lighthouse');
  await expect(page.getByRole('listitem').filter({ hasText: 'Good evening, Iris.' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('You heard to here')).toHaveCount(5);
  await browser.close();
});

test('with headphones the user interrupts by talking, and is heard from the first word on', async () => {
  // A slow machine has said the second sentence, and muted the microphone, before the user talks again.
  const { browser, page } = await openChat({ silence: 14 });
  words.answer(says('Good evening, Iris.'));
  await begin(page);
  await call(page).getByRole('switch', { name: 'Let me interrupt by talking' }).check();
  await awaitBoats(page);
  const before = words.begun();
  words.answer(says('I say something.'));
  await expect(call(page)).toContainText('You: I say something.');
  expect(words.begun()).toBe(before + 1);
  // A second of speech with its margins: nothing of its beginning is missing.
  expect(words.requests.at(-1)?.body.length).toBeGreaterThan(1.2 * 32_000);
  await awaitBoats(page);
  await call(page).getByRole('button', { name: 'Mute' }).click();
  await page.keyboard.press('Escape');
  await expect(call(page)).toHaveCount(0);
  await expect(replies(page).filter({ hasText: 'You heard to here' })).toHaveCount(1);
  await browser.close();
});

test('silence is not sent, a muted microphone is off, and a sign-out elsewhere ends the call', async () => {
  const { browser, page } = await openChat({ level: 0 });
  const before = words.begun();
  await begin(page);
  await expect(state(page)).toHaveText('Listening…');
  // As long as the pause after a sentence.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  await call(page).getByRole('button', { name: 'Mute' }).click();
  await expect(state(page)).toHaveText('Your microphone is off.');
  expect(await microphones(page)).toEqual(['off']);
  await call(page).getByRole('button', { name: 'Mute' }).click();
  await expect(state(page)).toHaveText('Listening…');
  await expect.poll(() => microphones(page)).toEqual(['on']);
  expect(words.begun()).toBe(before);
  const other = await page.context().newPage();
  await other.goto(`${product.url}/profile`);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => microphones(page)).toEqual(['gone']);
  await expect(call(page)).toHaveCount(0);
  await browser.close();
});

test('where the microphone is refused, or no reply comes, the call says so', async () => {
  const { browser, page } = await openChat();
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = ask;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });
  await begin(page);
  const alert = call(page).getByRole('alert');
  await expect(alert).toContainText('The microphone is blocked for this site.');
  answer = writeJson({ error: { message: 'no' } }, 400);
  words.answer(says('Are you there?'));
  await call(page).getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('your chat');
  expect(await microphones(page)).toEqual(['off']);
  answer = writeReply;
  await call(page).getByRole('button', { name: 'Try again' }).click();
  await awaitBoats(page);
  await page.getByRole('button', { name: 'End call' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Are you there?' })).toHaveCount(1);
  await browser.close();
});
