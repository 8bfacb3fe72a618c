/**
 * `npm run size`: what a browser loads, compressed, before each screen can be used; fails over budget.
 * Read from the build's manifest, so it counts what ships. Fonts and pictures are counted apart.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/root.mjs';

const kilobyte = 1000;
const budgets = { firstLoad: 110 * kilobyte, chat: 30 * kilobyte, screen: 25 * kilobyte };

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
  ...screens.map((key) => [
    key.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    weigh(difference(screenFiles(key), base)),
    key.endsWith('/chat.tsx') ? budgets.chat : budgets.screen,
  ]),
];

let over = 0;
for (const [name, bytes, budget] of rows) {
  if (bytes > budget) over += 1;
  console.log(
    `${name.padEnd(34)} ${kilo(bytes)} of ${kilo(budget)} kB gz${bytes > budget ? '  OVER BUDGET' : ''}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;

/** A chunk and everything that is loaded with it at once: its static imports and their styles. */
function filesOf(key, seen = new Set(), files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return files;
  seen.add(key);
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const next of chunk.imports ?? []) filesOf(next, seen, files);
  return files;
}

/** The chat fetches the sanitiser by itself as soon as it opens, so it counts there. */
function screenFiles(key) {
  const files = filesOf(key);
  for (const next of manifest[key].dynamicImports ?? [])
    if (!screens.includes(next)) filesOf(next, new Set(), files);
  return files;
}

function difference(files, without) {
  return new Set([...files].filter((file) => !without.has(file)));
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
