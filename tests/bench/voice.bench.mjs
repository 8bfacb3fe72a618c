import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { advice, browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/build/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { median } from './median.mjs';

/** How many sentences a reply has: half a minute and five minutes of speech. */
const cases = { 'half a minute': 8, 'five minutes': 100 };
/** How fast the model writes and how long the host takes for a sentence, in milliseconds. */
const [wordInterval, speechDelay] = [80, 100];
/** In milliseconds: the bars of a reply that is read while it is written. */
const goals = { first: 400, gap: 150, stop: 100 };
const words = [
  ['The harbor', 'Our old boat', 'That lamp', 'My sister', 'A gray heron', 'The postman', 'Nobody'],
  ['was heard', 'came home', 'sang quietly', 'waited', 'went north'],
  ['before the fog', 'at noon', 'under the bridge', 'near the mill', 'behind the dunes', 'in the rain'],
  ['with a song.', 'without a map.', 'and laughed.', 'on a Monday.', 'like a king.', 'for the bread.'],
];
/** Differs from all the others: a reply that repeats itself is ended. */
const sentenceOf = (index) =>
  words.map((list, place) => list[(index * (place + 1) + (index >> 3)) % list.length]).join(' ');

/**
 * Reads replies of the real server aloud in a browser, with a host that speaks through espeak-ng, or tones where that is not installed.
 * In turns within one run: while the reply is written, and by a press when it is complete. Prints when the first sound begins after the
 * first sentence, or after the message was sent; the longest silence between two sentences; and how long it takes to be silent.
 */
export async function run({ reps, only }) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  await ensureBuilt({});
  const { startScriptedHost, writeJson, delta, event } = await load(
    '/tests/server/support/model-hosts/scripted-host.ts',
  );
  const { startSpeechHost, toneFile } = await load('/tests/server/support/model-hosts/speech-host.ts');
  const { startProduct } = await load('/tests/e2e/support/product.ts');
  const { join: joinAs } = await load('/tests/e2e/support/users/people.ts');
  let written = { count: 0, firstAt: 0 };
  const write = async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let index = 0; index < written.count; index += 1) {
      for (const word of sentenceOf(index).split(/(?<= )/)) {
        response.write(event(delta(word)));
        await new Promise((resolve) => setTimeout(resolve, wordInterval));
      }
      response.write(event(delta(' ')));
      written.firstAt ||= Date.now();
    }
    response.end(event(delta('', 'stop')) + event('[DONE]'));
  };
  const model = await startScriptedHost((response, body, request) =>
    body.includes('"stream":true') ? write(response) : writeJson({}, 404)(response, body, request),
  );
  const hasVoice = spawnSync('espeak-ng', ['--version']).status === 0;
  const speech = await startSpeechHost({
    delay: speechDelay,
    speak: hasVoice ? speakWithEspeak : (text) => toneFile(text.length / 15),
  });
  const product = await startProduct(join(root, 'dist'), {
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'small',
    LLM_SUGGESTIONS: 'off',
    LLM_MODERATION: 'off',
    LLM_MEMORY: 'off',
    SPEECH_BASE_URL: speech.url,
  });
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArgs, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript(recordSounds);
    await page.goto(product.url);
    await joinAs(page, undefined, product.outbox);
    console.log(
      `Speech by ${hasVoice ? 'espeak-ng' : 'tones'}, ${speechDelay} ms a sentence. Milliseconds.\n`,
    );
    console.log('| reply | read | first sound | after sending | longest gap | silent after Stop |');
    console.log('|---|---|---|---|---|---|');
    const chosen = Object.keys(cases).filter((name) => only.length === 0 || only.includes(name));
    const passed = [];
    for (const name of chosen) {
      const rounds = { 'while written': [], 'when complete': [] };
      for (let rep = 0; rep < reps; rep += 1) {
        for (const how of Object.keys(rounds)) {
          written = { count: cases[name], firstAt: 0 };
          rounds[how].push(
            await measure(page, product.url, { how, count: cases[name], firstAt: () => written.firstAt }),
          );
        }
      }
      for (const [how, results] of Object.entries(rounds)) passed.push(report(name, how, results));
    }
    return passed.every(Boolean);
  } finally {
    await browser.close();
    await product.stop();
    await speech.stop();
    await model.stop();
  }
}

async function load(path) {
  return (await runnerImport(path, { root, configFile: false, logLevel: 'error' })).module;
}

async function speakWithEspeak(text) {
  const { stdout } = await promisify(execFile)('espeak-ng', ['--stdout', '-v', 'en', text], {
    encoding: 'buffer',
    maxBuffer: 20_000_000,
  });
  // It writes to a pipe, so that it does not know how long the sound is.
  stdout.writeUInt32LE(stdout.length - 8, 4);
  stdout.writeUInt32LE(stdout.length - 44, 40);
  return stdout;
}

/** Records in the page when each sound begins and how long it is, and when the last one was cut. */
function recordSounds() {
  globalThis.sounds = { begun: [], cutAt: 0 };
  const create = Reflect.get(BaseAudioContext.prototype, 'createBufferSource');
  BaseAudioContext.prototype.createBufferSource = function () {
    const source = Reflect.apply(create, this, []);
    const [start, disconnect] = [source.start.bind(source), source.disconnect.bind(source)];
    source.start = () => {
      start();
      globalThis.sounds.begun.push({ at: Date.now(), length: source.buffer.duration * 1000 });
    };
    source.disconnect = () => {
      disconnect();
      globalThis.sounds.cutAt = Date.now();
    };
    return source;
  };
}

/** Sends a message in a new chat, and follows what is heard to the end of the reply. */
async function measure(page, url, { how, count, firstAt }) {
  await page.goto(`${url}/chat-detail?mateId=iris-vale`);
  await page.waitForURL(/roomId=/);
  const roomId = new URL(page.url()).searchParams.get('roomId');
  await page.evaluate(async (id) => {
    const { token } = JSON.parse(localStorage.getItem('user-store')).userInfo ?? {};
    await fetch('/room/replySettings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ roomId: id, model: null, length: 'long', temper: 'steady' }),
    });
  }, roomId);
  await page.goto(`${url}/chat-profile?roomId=${roomId}`);
  await page
    .getByRole('switch', { name: 'Always read replies aloud in this chat' })
    .setChecked(how === 'while written');
  await page.goto(`${url}/chat-detail?roomId=${roomId}`);
  const field = page.locator('textarea');
  await field.fill('Tell me about the harbor.');
  const replies = page.getByRole('main').locator('li[data-status="done"]');
  const before = await replies.count();
  const sentAt = Date.now();
  await field.press('Enter');
  if (how === 'when complete') {
    await replies.nth(before).waitFor({ timeout: 600_000 });
    await replies.last().hover();
    await replies.last().getByRole('button', { name: 'More for this message' }).click();
    await page.getByRole('menuitem', { name: 'Read aloud', exact: true }).click();
  }
  // The last sentence is cut by Stop.
  await page.waitForFunction((all) => globalThis.sounds.begun.length === all, count, {
    timeout: 600_000,
  });
  const { begun } = await page.evaluate(() => globalThis.sounds);
  const stop = page.getByRole('status').getByRole('button', { name: 'Stop reading' });
  const stopAt = await stop.evaluate((button) => {
    const at = Date.now();
    button.click();
    return at;
  });
  await page.waitForFunction(() => globalThis.sounds.cutAt > 0);
  const { cutAt } = await page.evaluate(() => globalThis.sounds);
  const gaps = begun.slice(1).map(({ at }, index) => at - begun[index].at - begun[index].length);
  return {
    first: begun[0].at - firstAt(),
    sent: begun[0].at - sentAt,
    gap: Math.max(...gaps),
    stop: cutAt - stopAt,
  };
}

function report(name, how, results) {
  const of = (key) => Math.round(median(results.map((result) => result[key])));
  const [first, sent, gap, stop] = ['first', 'sent', 'gap', 'stop'].map(of);
  console.log(`| ${name} | ${how} | ${first} | ${sent} | ${gap} | ${stop} |`);
  return how === 'when complete' || (first <= goals.first && gap <= goals.gap && stop <= goals.stop);
}
