/**
 * Finds the Chromium for the browser tests, or installs one.
 *
 *   node scripts/browser.mjs            prints its path, or how to install it
 *   node scripts/browser.mjs --install  installs one when there is none
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/root.mjs';

/** The headless shell is preferred: it draws no browser windows, which cost more CPU time than the tested page. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  join(
    process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)',
    'Microsoft',
    'Edge',
    'Application',
    'msedge.exe',
  ),
];

/** Instructions for machines without a browser on which none can be installed automatically. */
export const advice =
  'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one.';

/**
 * The disabled features of a test browser. The address bar's popups are separate pages, which cost each window more than
 * the tested page. The others are those that Playwright disables: passing a list replaces Playwright's own.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Flags that keep a test browser quiet and offline. As root, and in most containers, it cannot create its sandbox. */
export const browserArgs = [
  ...(process.platform === 'linux' && (process.getuid?.() === 0 || process.env.CI) ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  `--disable-features=${featuresOff.join(',')}`,
];

/** Returns the path of a working Chromium, or null. Throws when the one in CHROMIUM_PATH does not start. */
export async function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is set to ${env.CHROMIUM_PATH}, which does not start.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [await bundled(), ...onPath, ...places].find((path) => path && existsSync(path) && runs(path)) ?? null
  );
}

async function bundled() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Returns whether it starts, which is the only proof: a distribution may install a stub, or miss a library. */
function runs(path) {
  if (process.platform === 'win32') return existsSync(path); // there, --version opens a window
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /\b(Chrom\w*|Edge)\D+\d+/.test(version);
  } catch {
    return false;
  }
}

/** Installs a Chromium: Debian's when apt is available and permitted, otherwise Playwright's own build. */
export async function installBrowser() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => [...sudo, 'apt-get', ...args, '-qq', '-y'];
  const playwright = [
    process.execPath,
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium',
  ];
  const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  const ways = [
    ...(hasApt
      ? ['chromium-headless-shell', 'chromium'].map((name) => [
          apt('update'),
          apt('install', '--no-install-recommends', name),
        ])
      : []),
    [playwright],
  ];
  for (const way of ways) {
    const worked = way.every(
      ([command, ...args]) =>
        spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0,
    );
    // Ubuntu's package is a stub without its snap, so check that the browser starts.
    const found = worked ? await findBrowser() : null;
    if (found) return found;
  }
  return null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = (await findBrowser()) ?? (process.argv.includes('--install') ? await installBrowser() : null);
  if (found) console.log(found);
  else {
    console.error(advice);
    process.exitCode = 1;
  }
}
