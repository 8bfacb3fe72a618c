import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { advice, browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/lib/build/build.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { persistUser } from './page/chat-page.mjs';
import { startModel } from './page/page-model.mjs';
import { bundleForServer } from './hosts/server-bundle.mjs';
import { startChild } from './hosts/server-child.mjs';

/** The address of each screen, and whether its visitor is signed in. */
const screens = {
  Discover: { path: () => '/' },
  'a mate': { path: () => '/detail?mateId=iris-vale' },
  'a chat': { path: (room) => `/chat-detail?roomId=${room.id}`, isSignedIn: true },
};
const messages = 200;
const goals = { performance: 95, accessibility: 100 };
/** The port at which Lighthouse controls the browser. */
const port = 9377;
const columns = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocking ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};
const execute = promisify(execFile);

/**
 * Measures screens as on Lighthouse's phone, each time in a new browser. Lighthouse is not a dependency: the command
 * `lighthouse` must be on the path. Other programs raise the blocking time, so the best of the runs is compared with the goals.
 */
export async function run({ reps, only }) {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(advice);
  await ensureBuilt({});
  const model = await startModel();
  const host = await bundleForServer(join(root, 'tests/bench/hosts/server-host.ts'));
  const server = await startChild(host.file, [model.url, 1, messages]);
  try {
    const [room] = server.ready.rooms;
    console.log(`| screen | performance | accessibility | ${Object.keys(columns).join(' | ')} |`);
    console.log(`|${'---|'.repeat(3 + Object.keys(columns).length)}`);
    let isMet = true;
    for (const [name, { path, isSignedIn }] of Object.entries(screens)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const address = `http://127.0.0.1:${server.ready.port}${path(room)}`;
      const reports = [];
      for (let rep = 0; rep < reps; rep += 1) {
        reports.push(await measure(executablePath, address, isSignedIn === true ? room : null));
      }
      isMet = print(name, reports) && isMet;
    }
    console.log(
      `\nGoals ${isMet ? 'met' : 'MISSED'}: performance ${goals.performance}, accessibility ${goals.accessibility}.`,
    );
    return isMet;
  } finally {
    await server.stop();
    await model.stop();
    host.remove();
  }
}

/** Returns Lighthouse's report of an address, for the user of the room where one is given. */
async function measure(executablePath, address, room) {
  const profile = await mkdtemp(join(tmpdir(), 'mates-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    if (room !== null) {
      const page = await context.newPage();
      await persistUser(page, room);
      await page.goto(new URL('/icon.svg', address).href);
      await page.close();
    }
    const options = [
      '--disable-storage-reset',
      '--only-categories=performance,accessibility',
      '--output=json',
    ];
    const command = [address, `--port=${port}`, '--quiet', ...options];
    const { stdout } = await execute('lighthouse', command, { maxBuffer: 100_000_000 });
    return JSON.parse(stdout);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Prints the row of a screen: all scores, and the times of the best run. Returns whether the best run meets the goals. */
function print(name, reports) {
  const scoreOf = (report, category) => Math.round(report.categories[category].score * 100);
  const scores = reports.map((report) => scoreOf(report, 'performance'));
  const best = reports[scores.indexOf(Math.max(...scores))];
  const times = Object.values(columns).map((id) => Number(best.audits[id].numericValue.toFixed(2)));
  const accessibility = scoreOf(best, 'accessibility');
  console.log(`| ${[name, scores.join(', '), accessibility, ...times].join(' | ')} |`);
  return Math.max(...scores) >= goals.performance && accessibility >= goals.accessibility;
}
