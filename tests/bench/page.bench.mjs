import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { advice, browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/build/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { bundle } from './page/bundle.mjs';
import { openChat, readToStart, scrollToEnd, sendAndWait } from './page/chat-page.mjs';
import { mainTasks } from './page/main-tasks.mjs';
import { median } from './median.mjs';
import { startModel } from './page/page-model.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

const variants = ['floor', 'rich text', 'chat screen'];
/**
 * By the message, which the model answers at that rate: how many times slower the page's processor is made, and how many
 * messages the chat screen shows above the reply.
 */
const cases = {
  '4 kB at 60': { slowdown: 1, above: 0 },
  '4 kB at 60 on a phone': { slowdown: 4, above: 0 },
  '4 kB at 60 below 1000 messages': { slowdown: 1, above: 1000 },
  '20 kB at 500': { slowdown: 1, above: 0 },
  '100 kB at 500': { slowdown: 1, above: 0 },
};
/** `longest` is in milliseconds, for a page that is not slowed down. */
const goals = { main: 1.3, drawing: 1.3, dropped: 0, longest: 10 };
/** The duration of a frame at 60 frames a second, in milliseconds. */
const frame = 1000 / 60;

const barePage = `<!doctype html><meta charset="utf-8"><title>Reply</title>
<style>body{margin:0;font:16px/1.55 sans-serif}main{height:100vh;overflow-y:auto}
#reply{max-width:62ch;margin:auto;padding:16px;overflow-wrap:anywhere}pre{overflow-x:auto}</style>
<main><div id="reply"></div></main><script src="/bench/stream.js" type="module"></script>`;

/**
 * Streams replies of the real server into the product's chat screen and, in turns within one run, into a bare page through
 * our renderer and through the browser's floor. Compares the CPU time of the main thread and of the process that draws, and
 * counts dropped frames and the longest task. `only` selects cases by name.
 */
export async function run({ reps, only }) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  await ensureBuilt({});
  const script = await bundle(join(root, 'tests/bench/page/page-stream.ts'), { minify: true });
  const chosen = Object.keys(cases).filter((name) => only.length === 0 || only.includes(name));
  const model = await startModel();
  const host = await bundleForServer(join(root, 'tests/bench/hosts/server-host.ts'));
  const servers = await Promise.all(
    chosen.map((name) => startChild(host.file, [model.url, reps * variants.length, cases[name].above])),
  );
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    console.log('CPU milliseconds: main thread, process that draws; times the floor in brackets.\n');
    console.log(
      '| reply | page | main thread | drawing | dropped frames | worst frame ms | longest task ms |',
    );
    console.log('|---|---|---|---|---|---|---|');
    const passed = [];
    for (const [index, name] of chosen.entries()) {
      const { port, rooms } = servers[index].ready;
      const bench = { browser, script, origin: `http://127.0.0.1:${port}`, rooms };
      passed.push(printCase(name, await measureCase(bench, name, reps)));
    }
    const isMet = passed.every(Boolean);
    console.log(
      `\nGoals ${isMet ? 'met' : 'MISSED'}: the chat screen at most ${goals.main}x the floor on the main thread,`,
    );
    console.log(
      `at most ${goals.drawing}x in drawing, no more dropped frames than the floor, and no task of over`,
    );
    console.log(`${goals.longest} ms on a processor that is not slowed down.`);
    return isMet;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    await model.stop();
    host.remove();
  }
}

async function measureCase(bench, name, reps) {
  const runs = Object.fromEntries(variants.map((variant) => [variant, []]));
  for (let rep = 0; rep < reps; rep += 1) {
    for (const variant of rep % 2 === 0 ? variants : variants.toReversed()) {
      runs[variant].push(await stream(bench, { variant, text: name, room: bench.rooms.pop() }));
    }
  }
  return runs;
}

/** Streams one reply in a new browser context, and returns its cost. */
async function stream({ browser, script, origin }, { variant, text, room }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const send =
      variant === 'chat screen'
        ? await openFilledChat(page, origin, room, text)
        : await openBare(page, origin, { script, variant, room, text });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cases[text].slowdown });
    await browser.startTracing(page, { categories: ['toplevel'] });
    const before = await readCpu(browser, session);
    const frames = await recordFrames(page, send);
    const after = await readCpu(browser, session);
    const trace = JSON.parse(await browser.stopTracing());
    return {
      main: after.main - before.main,
      drawing: after.drawing - before.drawing,
      dropped: frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0),
      worst: Math.max(...frames),
      longest: Math.max(...mainTasks(trace.traceEvents).map(({ dur = 0 }) => dur / 1000)),
    };
  } finally {
    await context.close();
  }
}

/** Opens the product's chat with the text in its composer. Returns what sends it and waits for the end of the reply. */
async function openFilledChat(page, origin, room, text) {
  await openChat(page, origin, room);
  if (cases[text].above > 0) {
    await readToStart(page);
    await scrollToEnd(page);
  }
  await page.getByRole('textbox').fill(text);
  return () => sendAndWait(page);
}

async function openBare(page, origin, { script, variant, room, text }) {
  await page.route('**/bench/stream.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/bench', (route) => route.fulfill({ contentType: 'text/html', body: barePage }));
  await page.goto(`${origin}/bench`);
  await page.waitForFunction(() => window.streamFromServer !== undefined);
  const feed = {
    variant: variant === 'floor' ? 'floor' : 'richText',
    token: room.token,
    roomId: room.id,
    text,
  };
  return () => page.evaluate((given) => window.streamFromServer(given), feed);
}

/** Records the durations of all frames while the action runs, in milliseconds. */
async function recordFrames(page, action) {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const record = (now) => {
      window.frameTimes.push(now - last);
      last = now;
      window.frameRequest = requestAnimationFrame(record);
    };
    window.frameRequest = requestAnimationFrame(record);
  });
  await action();
  return page.evaluate(() => {
    cancelAnimationFrame(window.frameRequest);
    return window.frameTimes.slice(2);
  });
}

/** Returns the CPU time used so far, in milliseconds: of the page's main thread, and of the process that draws. */
async function readCpu(browser, session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const root = await browser.newBrowserCDPSession();
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  await root.detach();
  return {
    main: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
    drawing: processInfo
      .filter(({ type }) => type === 'GPU')
      .reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0),
  };
}

/** Prints a row for each page. Returns whether the chat screen meets the goals. */
function printCase(name, runs) {
  const of = (variant, key) => median(runs[variant].map((result) => result[key]));
  const ratio = (variant, key) => of(variant, key) / of('floor', key);
  for (const variant of variants) {
    const cells = ['main', 'drawing'].map(
      (key) => `${of(variant, key).toFixed(0)} (${ratio(variant, key).toFixed(2)})`,
    );
    const times = ['worst', 'longest'].map((key) => of(variant, key).toFixed(0));
    console.log(`| ${[name, variant, ...cells, of(variant, 'dropped'), ...times].join(' | ')} |`);
  }
  return (
    ratio('chat screen', 'main') <= goals.main &&
    ratio('chat screen', 'drawing') <= goals.drawing &&
    of('chat screen', 'dropped') <= Math.max(goals.dropped, of('floor', 'dropped')) &&
    (cases[name].slowdown > 1 || of('chat screen', 'longest') <= goals.longest)
  );
}
