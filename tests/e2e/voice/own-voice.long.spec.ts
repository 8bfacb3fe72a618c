import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { wavHeaderBytes } from '../../../contract/voice/transcription.ts';
import { browserArgs } from '../../../scripts/browser.mjs';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  type ScriptedHost,
} from '../../server/support/model-hosts/scripted-host.ts';
import { startSpeechHost, type SpeechHost } from '../../server/support/model-hosts/speech-host.ts';
import { dataRoot } from '../../support/data-root.ts';
import { says, startTranscriptionHost, type TranscriptionHost } from '../../support/transcription-host.ts';
import { wavOf } from '../../support/wav.ts';
import { test } from '../support/fixtures.ts';
import { join } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';
import { hasSoundServer, startSoundServer, type SoundServer } from '../support/sound/sound-server.ts';
import { powerAt } from '../support/sound/tones.ts';

test.skip(!hasSoundServer, 'PulseAudio is not installed: there is no microphone that hears what is played.');

/** In hertz, by which the voices are told apart. */
const pitches = { user: 220, mate: 700 };
const rate = 48_000;
const reply = 'The harbor is quiet tonight. Two boats came in before the fog.';

let sound: SoundServer;
let model: ScriptedHost;
let speech: SpeechHost;
let words: TranscriptionHost;
let product: Product;
let folder: string;
let userFile: string;

test.beforeAll(async () => {
  sound = await startSoundServer();
  folder = mkdtempSync(joinPath(dataRoot, 'mates-own-voice-'));
  userFile = joinPath(folder, 'user.wav');
  const quiet = { seconds: 1.5, level: 0 };
  writeFileSync(userFile, wavOf([quiet, { seconds: 1, level: 0.4, pitch: pitches.user }, quiet], rate));
  model = await startScriptedHost((response, body, request) => {
    if (!body.includes('"stream":true'))
      return writeJson({ error: 'not found' }, 404)(response, body, request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return response.end(event(delta(reply)) + event(delta('', 'stop')) + event('[DONE]'));
  });
  // As loud as the user, to the last moment.
  speech = await startSpeechHost({
    speak: () => wavOf([{ seconds: 0.8, level: 0.4, pitch: pitches.mate }], rate),
  });
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
});
test.afterAll(async () => {
  if (!hasSoundServer) return;
  await product.stop();
  await words.stop();
  await speech.stop();
  await model.stop();
  await sound.stop();
  rmSync(folder, { recursive: true });
});

/** Opens a chat in a browser whose microphone hears what the page plays, also where the device would cancel it. */
async function openChat(): Promise<{ browser: Browser; page: Page }> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    // Only the question whether the page may use the microphone is answered by itself.
    args: [...browserArgs, '--use-fake-ui-for-media-stream'],
    ignoreDefaultArgs: ['--mute-audio'],
    env: { ...process.env, ...sound.env },
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // A browser without recognition of its own: asked for it, a Chromium without a window ends.
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () =>
      ask({ audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
  });
  await page.goto('/');
  await join(page, undefined, product.outbox);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(page).toHaveURL(/roomId=/);
  return { browser, page };
}

const call = (page: Page) => page.getByRole('dialog', { name: 'Call with Iris' });
const state = (page: Page) => call(page).locator('[data-call-status]');

/** Says something when it is the user's turn, and waits until the mate has replied. */
async function talk(page: Page, text: string): Promise<void> {
  await expect(state(page)).toHaveText('Listening…');
  words.answer(says(text));
  const played = sound.play(userFile);
  await expect(call(page)).toContainText(`You: ${text}`);
  await expect(state(page)).toHaveText('Iris is speaking');
  await played;
}

/** Returns how much of a recording is the voice of the mate, from 0 to 1. */
function mateIn(body: Buffer): number {
  const file = body.subarray(body.indexOf('RIFF'));
  const length = Math.floor(file.readUInt32LE(wavHeaderBytes - 4) / 2);
  const samples = Int16Array.from({ length }, (_, index) => file.readInt16LE(wavHeaderBytes + 2 * index));
  const powerOf = (pitch: number) => powerAt(samples, pitch / file.readUInt32LE(24));
  return powerOf(pitches.mate) / (powerOf(pitches.mate) + powerOf(pitches.user));
}

test('nothing that the mate says becomes a text of the user in twenty spoken replies', async () => {
  const { browser, page } = await openChat();
  await page.getByRole('button', { name: 'Call Iris' }).click();
  for (let turn = 1; turn <= 20; turn += 1) await talk(page, `Sentence ${String(turn)}.`);
  await expect(state(page)).toHaveText('Listening…');
  // What was heard last would arrive with what is heard next.
  await talk(page, 'Good night.');
  expect(words.begun()).toBe(21);
  expect(words.requests.map(({ body }) => mateIn(body)).filter((part) => part > 0.01)).toEqual([]);

  // The same microphone hears the mate where it is on: only for headphones.
  await call(page).getByRole('switch', { name: 'Let me interrupt by talking' }).check();
  words.answer(says('And the lighthouse?'));
  await expect(state(page)).toHaveText('Listening…');
  await sound.play(userFile);
  await expect.poll(() => words.begun()).toBeGreaterThan(22);
  expect(mateIn(words.requests[22]?.body ?? Buffer.alloc(0))).toBeGreaterThan(0.9);
  await browser.close();
});
