import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import {
  delta,
  event,
  startScriptedHost,
  writeJson,
  type HostAnswer,
  type ScriptedHost,
} from '../../server/support/model-hosts/scripted-host.ts';
import { startSpeechHost, type SpeechHost } from '../../server/support/model-hosts/speech-host.ts';
import { randomOf } from '../../support/random.ts';
import { test } from '../support/fixtures.ts';
import { heardOn, listen } from '../support/stand-ins/heard.ts';
import { pickFor } from '../support/menus.ts';
import { join } from '../support/users/people.ts';
import { isRecording, playedFrames, playedOn, recordPlayed } from '../support/sound/played.ts';
import { startProduct, type Product } from '../support/product.ts';
import { fileOfTone, tonesIn, type Tone } from '../support/sound/tones.ts';

const people = ['Ada', 'Bea', 'Carl', 'Dora', 'Emil', 'Finn', 'Gina', 'Hugo', 'Ines', 'Jona'];
const actions = ['sings', 'waits', 'reads', 'cooks', 'sleeps', 'laughs', 'swims', 'paints', 'rows', 'writes'];
/** A hundred sentences, each of which sounds different from all others. */
const sentences = people.flatMap((person, low) =>
  actions.map((action, high) => ({ text: `${person} ${action}.`, low, high })),
);
const toneOf = ({ low, high }: Tone): Tone => ({ low, high });

/** The longest times that the host takes for a sentence, and the model for a piece of its text, in milliseconds. */
const [longestSpeech, longestPiece] = [250, 60];

test.use({ bypassCSP: true });

let random = randomOf(1);
/** The reply that the model writes. */
let reply = '';
let model: ScriptedHost;
let speech: SpeechHost;
let product: Product;

/** Writes the reply in pieces of random lengths, at random moments. */
const write: HostAnswer = async (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let place = 0, end = 0; place < reply.length; place = end) {
    end = place + 1 + random(40);
    response.write(event(delta(reply.slice(place, end))));
    await setTimeout(random(longestPiece));
  }
  response.end(event(delta('', 'stop')) + event('[DONE]'));
};

test.beforeAll(async () => {
  model = await startScriptedHost((response, body, request) =>
    (body.includes('"stream":true') ? write : writeJson({ error: 'not found' }, 404))(
      response,
      body,
      request,
    ),
  );
  speech = await startSpeechHost({
    speak: async (text) => {
      await setTimeout(random(longestSpeech));
      const sentence = sentences.find((one) => one.text === text);
      if (sentence === undefined) throw new Error(`The page asked for another sentence: ${text}`);
      return fileOfTone(sentence);
    },
  });
  product = await startProduct(process.env['E2E_DIST'] ?? '', {
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'small',
    LLM_SUGGESTIONS: 'off',
    LLM_MODERATION: 'off',
    LLM_MEMORY: 'off',
    SPEECH_BASE_URL: speech.url,
  });
});
test.afterAll(async () => {
  await product.stop();
  await speech.stop();
  await model.stop();
});

/** Opens a chat, whose replies are always read, of somebody who has just signed up. */
async function openChat(page: Page): Promise<void> {
  await listen(page);
  await recordPlayed(page);
  await page.goto(product.url);
  await join(page, undefined, product.outbox);
  await page.goto(`${product.url}/chat-detail?mateId=iris-vale`);
  await expect(page).toHaveURL(/roomId=/);
  const room = new URL(page.url()).searchParams.get('roomId') ?? '';
  await page.goto(`${product.url}/chat-profile?roomId=${room}`);
  await page.getByRole('switch', { name: 'Always read replies aloud in this chat' }).check();
  await page.goto(`${product.url}/chat-detail?roomId=${room}`);
  await expect.poll(() => isRecording(page)).toBe(true);
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Reading aloud' });
const begun = async (page: Page): Promise<number> => (await heardOn(page)).begun.length;

/** Presses Stop, and returns how many samples were played by then. */
const stopReading = (page: Page): Promise<number> =>
  bar(page)
    .getByRole('button', { name: 'Stop reading' })
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      return Math.ceil(globalThis.tap.context.currentTime * globalThis.tap.context.sampleRate);
    });

// Ten times a hundred sentences.
for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
  test(`what is played is in order, each sentence once, and nothing after Stop, with random delays ${String(seed)}`, async ({
    page,
  }) => {
    random = randomOf(seed);
    const order = shuffled(sentences);
    reply = order.map(({ text }) => text).join(' ');
    await openChat(page);
    await page.locator('textarea').fill('Who is there?');
    await page.locator('textarea').press('Enter');
    for (let count = 10; count <= order.length; count += 10) {
      await expect.poll(() => begun(page)).toBeGreaterThanOrEqual(count);
    }
    await expect(bar(page)).toHaveCount(0);
    await awaitMore(page);
    expect(tonesIn(await playedOn(page)).map(toneOf)).toEqual(order.map(toneOf));

    for (let stop = 0; stop < 3; stop += 1) {
      const [before, last] = [await begun(page), random(6)];
      const { length } = tonesIn(await playedOn(page));
      await pickFor(page.getByRole('main').locator('li[data-status="done"]').last(), 'Read aloud');
      await expect.poll(() => begun(page)).toBeGreaterThanOrEqual(before + last);
      const stoppedAt = await stopReading(page);
      expect((await heardOn(page)).sounding).toBe(0);
      await awaitMore(page);
      const played = await playedOn(page);
      const tones = tonesIn(played).slice(length);
      // The last one may be cut.
      expect(tones.slice(0, -1).map(toneOf)).toEqual(
        order.slice(0, Math.max(0, tones.length - 1)).map(toneOf),
      );
      expect(tones.filter(({ from }) => from > stoppedAt)).toEqual([]);
    }
  });
}

/** Waits until more has been recorded than the longest time in which the host answers. */
async function awaitMore(page: Page): Promise<void> {
  const [frames, { rate }] = [await playedFrames(page), await playedOn(page)];
  await expect.poll(() => playedFrames(page)).toBeGreaterThan(frames + (rate * 2 * longestSpeech) / 1000);
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(random(rest.length), 1)[0] as Item);
}
