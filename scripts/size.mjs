/**
 * `npm run size`: what a browser loads, compressed, before each screen can be used; fails over budget. What a screen or
 * the frame around it fetches later, when it is needed, stands in lines of its own.
 * Read from the build's manifest, so it counts what ships. Fonts and pictures are not counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/root.mjs';

const kilobyte = 1000;
/** The first load is held where it stands; the goal is 110 (docs/decisions/020-first-load.md says what is in the way). */
const budgets = { firstLoad: 119 * kilobyte, chat: 30 * kilobyte, screen: 25 * kilobyte };

const client = join(root, 'dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure: run npm run build first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const screens = Object.keys(manifest).filter(
  (key) => key.startsWith('src/screens/') && manifest[key].isDynamicEntry,
);

const base = filesOf(entry);
const discover = new Set([...base, ...filesOf('src/screens/discover.tsx')]);
const rows = [
  ['first load (entry and Discover)', weigh(discover, ['index.html']), budgets.firstLoad],
  ...laterThan(entry, base),
  ...screens.flatMap((key) => [
    [
      nameOf(key),
      weigh(without(filesOf(key), base)),
      key.endsWith('/chat.tsx') ? budgets.chat : budgets.screen,
    ],
    ...laterThan(key, new Set([...base, ...filesOf(key)])),
  ]),
];

let over = 0;
for (const [name, bytes, budget = Infinity] of rows) {
  const verdict = bytes > budget ? '  OVER BUDGET' : '';
  const allowed = budget === Infinity ? '' : ` of ${kilo(budget)}`;
  if (verdict !== '') over += 1;
  console.log(`${name.padEnd(34)} ${kilo(bytes)}${allowed} kB gz${verdict}`);
}
process.exitCode = over === 0 ? 0 : 1;

/** The files that are loaded at once with a chunk: its own, its static imports' and all their styles. */
function filesOf(key) {
  return new Set([...chunksOf(key)].flatMap((next) => [manifest[next].file, ...(manifest[next].css ?? [])]));
}

/** What a chunk has fetched when it is needed, screens aside, each without what is `there` by then. */
function laterThan(first, there) {
  const ofFrame = first === entry ? [] : fetchedBy(entry);
  return fetchedBy(first)
    .filter((key) => !screens.includes(key) && !ofFrame.includes(key))
    .map((key) => [`  later: ${nameOf(key)}`, weigh(without(filesOf(key), there))]);
}

function fetchedBy(first) {
  return [...new Set([...chunksOf(first)].flatMap((key) => manifest[key].dynamicImports ?? []))];
}

/** A chunk and all that it imports. */
function chunksOf(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) chunksOf(next, seen);
  return seen;
}

function nameOf(key) {
  return key.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

function without(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}

function weigh(files, extra = []) {
  return [...files, ...extra].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
}

function kilo(bytes) {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}
