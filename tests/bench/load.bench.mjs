import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { advice, browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/build/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { persistUser } from './page/chat-page.mjs';
import { mainTasks } from './page/main-tasks.mjs';
import { median } from './median.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

/** Each screen: its address, what is shown when its content has loaded, and whether its visitor is signed in. */
const screens = {
  Discover: { path: () => '/', content: 'main article, main li a' },
  'a mate': { path: () => '/detail?mateId=iris-vale', content: 'main img' },
  'a chat': { path: (room) => `/chat-detail?roomId=${room.id}`, content: 'main textarea', isSignedIn: true },
};
/** The delay of each request, in milliseconds: requests that do not depend on each other begin within it. */
const latency = 300;
/** A processor that is so many times slower, and how long its tasks may be, in milliseconds, as Lighthouse defines both. */
const phone = { slowdown: 4, longest: 50 };
/** How often each screen is loaded: the CPU time varies. */
const rounds = 5;
const goals = { trips: 3, shift: 0.001, growth: 1.01 };
const baselineFile = join(root, 'tests', 'bench', 'load-baseline.json');

/**
 * Loads screens into an empty cache, and counts what is transferred, how many requests wait for one another until the
 * content is shown, how much the layout shifts, and how long tasks would block a phone, by their CPU time. The bytes are
 * compared with those of the last release.
 */
export async function run() {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  await ensureBuilt({});
  const baseline = JSON.parse(await readFile(baselineFile, 'utf8'));
  const host = await bundleForServer(join(root, 'tests/bench/hosts/server-host.ts'));
  const server = await startChild(host.file, ['http://127.0.0.1:1/v1', 1]);
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const { port, rooms } = server.ready;
    console.log(
      '| screen | kB | of the last release | requests | round trips in a row | layout shift | largest paint | blocking ms |',
    );
    console.log('|---|---|---|---|---|---|---|---|');
    let isMet = true;
    for (const [name, { path, content, isSignedIn }] of Object.entries(screens)) {
      const address = `http://127.0.0.1:${port}${path(rooms[0])}`;
      const loads = [];
      for (let round = 0; round < rounds; round += 1) {
        loads.push(await measure(browser, address, content, isSignedIn === true ? rooms[0] : null));
      }
      const [load] = loads;
      const blocking = Math.round(median(loads.map((each) => each.blocking)));
      const growth = load.bytes / baseline[name];
      const cells = [(load.bytes / 1000).toFixed(1), growth.toFixed(2), load.requests, load.trips];
      console.log(`| ${[name, ...cells, load.shift.toFixed(4), load.largest, blocking].join(' | ')} |`);
      isMet &&= load.trips <= goals.trips && load.shift <= goals.shift && growth <= goals.growth;
    }
    console.log(
      `\nGoals ${isMet ? 'met' : 'MISSED'}: ${goals.trips} round trips in a row, no layout shift, at most ${goals.growth}x the bytes of the last release.`,
    );
    return isMet;
  } finally {
    await browser.close();
    await server.stop();
    host.remove();
  }
}

async function measure(browser, address, content, room) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    if (room !== null) await persistUser(page, room);
    await page.addInitScript(observePaints, content);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', conditions);
    // An open feed would keep the network busy. It is not counted: its refusal takes no time, and would be a round trip.
    await page.route('**/user/changes*', (route) => route.abort());
    await browser.startTracing(page, { categories: ['toplevel'] });
    await page.goto(address);
    await page.locator(content).first().waitFor();
    await page.waitForLoadState('networkidle');
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const { requests, shownAt, ...paints } = await page.evaluate(readLoad);
    return {
      bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: requests.length,
      trips: longestChain(requests.filter(({ end }) => end <= shownAt)),
      blocking: blockingTime(mainTasks(traceEvents)),
      ...paints,
    };
  } finally {
    await context.close();
  }
}

/** Returns how long these tasks would take on a phone beyond what is allowed for each. */
function blockingTime(tasks) {
  const onPhone = tasks.map(({ tdur = 0 }) => (tdur / 1000) * phone.slowdown);
  return onPhone.reduce((sum, time) => sum + Math.max(0, time - phone.longest), 0);
}

/** Returns how many requests wait for one another: each begins after the end of the one before it. */
function longestChain(requests) {
  const depths = new Map();
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const before = [...depths].filter(([{ end }]) => end <= request.start).map(([, depth]) => depth);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

/** Runs in the page, before its scripts. */
function observePaints(content) {
  window.load = { shownAt: undefined, shift: 0, largest: '' };
  const look = () => {
    if (document.querySelector(content) === null) requestAnimationFrame(look);
    else window.load.shownAt = performance.now();
  };
  look();
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('layout-shift', ({ value, hadRecentInput }) => (window.load.shift += hadRecentInput ? 0 : value));
  observe('largest-contentful-paint', ({ element, startTime }) => {
    window.load.largest = `${element?.tagName.toLowerCase()} ${Math.round(startTime)} ms`;
  });
}

/** Runs in the page. Returns its requests, with times in milliseconds, and what was observed. */
function readLoad() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter(({ name }) => !name.includes('/user/changes'));
  const requests = entries.map(({ startTime, responseEnd, transferSize }) => ({
    start: startTime,
    end: responseEnd,
    bytes: transferSize,
  }));
  return { requests, ...window.load };
}
