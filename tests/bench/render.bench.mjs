import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser, advice } from '../../scripts/browser.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { bundle, serve } from './page/bundle.mjs';
import { mainTasks } from './page/main-tasks.mjs';
import { median } from './median.mjs';
import { replies, tokens } from './replies.mjs';

const variants = ['floor', 'richText'];
const perFrame = { '100 kB': 16 };
const styleSheet = join(root, 'src', 'services', 'rich-text', 'rich-text.css');
const marks = [0.05, 0.3, 0.72, 0.97];
/** The number of tokens of the shortest reply that the goals apply to. */
const gradedFrom = 4_000;
const goals = { ratio: 1.5, growth: 1.3, task: 10 };

const html = `<!doctype html><meta charset="utf-8"><title>Reply</title>
<style>body{margin:0;font:16px/1.5 sans-serif}main{height:720px;width:760px;overflow-y:auto}
#reply{padding:16px;overflow-wrap:anywhere}pre{overflow-x:auto}</style>
<link rel="stylesheet" href="/rich-text.css"><main><div id="reply"></div></main><script src="/page.js" type="module"></script>`;

/**
 * Streams replies through our renderer and through the browser's floor, in turns within one run, and compares the CPU time of
 * the main thread, so that a busy machine changes both alike. Reports whether the goals are met.
 */
export async function run({ reps, only }) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  const code = await bundle(join(root, 'tests/bench/page/render-page.ts'), { minify: true });
  const site = await serve({
    '/': { type: 'text/html', body: html },
    '/page.js': { type: 'text/javascript', body: code },
    '/rich-text.css': { type: 'text/css', body: await readFile(styleSheet, 'utf8') },
  });
  const browser = await chromium.launch({ executablePath, args: [...browserArgs, ...fastFrames] });
  try {
    console.log(
      'Main-thread CPU; growth: cost per token near the end over near the start, floor in brackets.\n',
    );
    console.log('| reply | tokens | floor ms | ours ms | x floor | growth (floor) | longest task ms |');
    console.log('|---|---|---|---|---|---|---|');
    const rows = [];
    for (const [name, make] of Object.entries(replies)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const row = summary(name, await measure(browser, site.origin, name, tokens(make()), reps));
      rows.push(row);
      console.log(`| ${Object.values(row.cells).join(' | ')} |`);
    }
    const passed = rows.every((row) => row.passed);
    console.log(
      `\nGoals ${passed ? 'met' : 'missed'}, from 20 kB on (below, the first use of the code weighs most):`,
    );
    console.log(`at most ${goals.ratio}x the floor; growth at most ${goals.growth}x the floor's own;`);
    console.log(`no task of ${goals.task} ms, or of twice the floor's longest where the machine is busy.`);
    return passed;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Frames follow one another without waiting for the display, which does not change the cost of a frame. */
const fastFrames = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

async function measure(browser, origin, name, pieces, reps) {
  const results = Object.fromEntries(variants.map((variant) => [variant, { runs: [], longest: 0 }]));
  const feed = { tokens: pieces, perFrame: perFrame[name] ?? 8, marks };
  for (let rep = 0; rep < reps; rep += 1) {
    for (const variant of rep % 2 === 0 ? variants : variants.toReversed()) {
      results[variant].runs.push(await stream(browser, origin, { ...feed, variant }));
    }
  }
  // Tracing itself takes time, so the longest task is measured in an additional run.
  for (const variant of variants)
    results[variant].longest = await longestTask(browser, origin, { ...feed, variant });
  return { pieces, results };
}

/** Returns the CPU milliseconds of one streamed reply, and of a token near its start and its end. */
async function stream(browser, origin, feed) {
  const clock = {};
  await withPage(browser, origin, async (page, session) => {
    await page.exposeFunction('readClock', async (mark) => {
      const { metrics } = await session.send('Performance.getMetrics');
      clock[mark] = metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
    });
    await page.evaluate((given) => window.streamReply(given), feed);
  });
  const at = marks.map((share) => Math.floor(share * feed.tokens.length));
  const perToken = (from, to) => (clock[at[to]] - clock[at[from]]) / (at[to] - at[from]);
  return { total: clock.end - clock.start, early: perToken(0, 1), late: perToken(2, 3) };
}

async function longestTask(browser, origin, feed) {
  let longest = 0;
  await withPage(browser, origin, async (page, session) => {
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await page.exposeFunction('readClock', () => undefined);
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: [
          'toplevel',
          'disabled-by-default-devtools.timeline',
          'blink.user_timing',
          '__metadata',
        ],
      },
    });
    await page.evaluate((given) => window.streamReply(given), feed);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    longest = longestMainTask(events);
  });
  return longest;
}

function longestMainTask(events) {
  // Loading the page and the sanitizer precedes the first chunk and is not part of streaming.
  const from = events.find(({ name }) => name === 'streaming').ts;
  const tasks = mainTasks(events).filter(({ tdur, ts }) => tdur > 0 && ts > from);
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000));
}

async function withPage(browser, origin, use) {
  const context = await browser.newContext({ viewport: { width: 800, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(origin);
    await page.waitForFunction(() => window.streamReply !== undefined);
    await use(page, session);
  } finally {
    await context.close();
  }
}

function summary(name, { pieces, results: { floor, richText } }) {
  const total = ({ runs }) => median(runs.map((run) => run.total));
  const growth = ({ runs }) => median(runs.map(({ early, late }) => late / early));
  const ratio = total(richText) / total(floor);
  return {
    passed:
      pieces.length < gradedFrom ||
      (ratio <= goals.ratio &&
        growth(richText) <= growth(floor) * goals.growth &&
        richText.longest < Math.max(goals.task, floor.longest * 2)),
    cells: {
      name,
      tokens: pieces.length,
      floor: total(floor).toFixed(0),
      ours: total(richText).toFixed(0),
      ratio: ratio.toFixed(2),
      growth: `${growth(richText).toFixed(2)} (${growth(floor).toFixed(2)})`,
      longest: `${richText.longest.toFixed(1)} (${floor.longest.toFixed(1)})`,
    },
  };
}
