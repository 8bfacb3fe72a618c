import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { advice, browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/build/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { openChat, readToStart, scroller, scrollToEnd, sendAndWait } from './page/chat-page.mjs';
import { median } from './median.mjs';
import { startModel } from './page/page-model.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

const sizes = [50, 1000, 10_000];
const goal = 1.2;
const measures = ['open', 'key', 'turn', 'heap'];
const keys = 'the tide is out and so are we today';
/** How far a fling scrolls in a frame, in pixels, and for how many frames. */
const fling = { step: 900, frames: 180 };

/**
 * Opens rooms of several lengths, reads each back to its first message and returns to the end. Compares what opening, a
 * key, a turn and the memory cost with a short room, and counts empty places and dropped frames while scrolling fast.
 */
export async function run({ reps, only }) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  await ensureBuilt({});
  const chosen = sizes.filter((size) => only.length === 0 || only.includes(String(size)));
  const model = await startModel();
  const host = await bundleForServer(join(root, 'tests/bench/hosts/server-host.ts'));
  const servers = await Promise.all(chosen.map((size) => startChild(host.file, [model.url, reps, size])));
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const runs = Object.fromEntries(chosen.map((size) => [size, []]));
    for (let rep = 0; rep < reps; rep += 1) {
      for (const [index, size] of chosen.entries()) {
        const { port, rooms } = servers[index].ready;
        runs[size].push(await measure(browser, `http://127.0.0.1:${port}`, rooms[rep]));
      }
    }
    return report(runs);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    await model.stop();
    host.remove();
  }
}

async function measure(browser, origin, room) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpuOf = async (action) => {
      const before = await readMetric(session, 'TaskDuration');
      await action();
      return ((await readMetric(session, 'TaskDuration')) - before) * 1000;
    };
    const open = await cpuOf(() => openChat(page, origin, room));
    await readToStart(page);
    await scrollToEnd(page);
    const flung = await page.locator(scroller).evaluate(flingUp, fling);
    await scrollToEnd(page);
    const field = page.getByRole('textbox');
    await field.focus();
    const typed = await cpuOf(() => page.keyboard.type(keys, { delay: 50 }));
    await field.fill('4 kB at 500');
    const turn = await cpuOf(() => sendAndWait(page));
    await session.send('HeapProfiler.collectGarbage');
    return {
      open,
      key: typed / keys.length,
      turn,
      heap: (await readMetric(session, 'JSHeapUsedSize')) / 1e6,
      ...flung,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Returns the share of places without a message, in percent, and the number of dropped frames. */
async function flingUp(element, { step, frames }) {
  const gap = 16;
  const isMessageAt = (x, y) => document.elementFromPoint(x, y)?.closest('[data-message]') != null;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let [probes, blanks, dropped] = [0, 0, 0];
  let last = await nextFrame();
  for (let frame = 0; frame < frames && element.scrollTop > 2; frame += 1) {
    element.scrollTop -= step;
    const now = await nextFrame();
    dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    // Each probe costs time itself.
    if (frame % 8 !== 0) continue;
    const { top, height, left, width } = element.getBoundingClientRect();
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const [x, y] = [left + width / 3, top + height * part];
      probes += 1;
      if (!isMessageAt(x, y) && !isMessageAt(x, y + gap)) blanks += 1;
    }
  }
  return { blank: probes === 0 ? 0 : (100 * blanks) / probes, dropped };
}

async function readMetric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name).value;
}

/** Prints a row for each length. Returns whether all goals are met. */
function report(runs) {
  const of = (size, key) => median(runs[size].map((result) => result[key]));
  const [shortest, ...longer] = Object.keys(runs);
  console.log('CPU milliseconds of the main thread, and megabytes; times the shortest room in brackets.\n');
  console.log(`| messages | ${measures.join(' | ')} | blank % | dropped frames |`);
  console.log(`|---|${'---|'.repeat(measures.length + 2)}`);
  for (const size of Object.keys(runs)) {
    const cells = measures.map((key) => {
      const ratio = of(size, key) / of(shortest, key);
      return `${of(size, key).toFixed(key === 'key' || key === 'heap' ? 1 : 0)} (${ratio.toFixed(2)})`;
    });
    console.log(`| ${[size, ...cells, of(size, 'blank').toFixed(1), of(size, 'dropped')].join(' | ')} |`);
  }
  const isMet = longer.every(
    (size) => measures.every((key) => of(size, key) <= goal * of(shortest, key)) && of(size, 'blank') === 0,
  );
  console.log(`\nGoals ${isMet ? 'met' : 'MISSED'}: at most ${goal}x the shortest room, and no empty place.`);
  return isMet;
}
