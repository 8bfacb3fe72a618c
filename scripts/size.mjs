/**
 * Prints what a browser loads of the build, compressed, before each screen is usable; fails over budget. Parts that a
 * screen loads on demand have their own rows. Measures the build, so it counts what ships; a browser test verifies that
 * this is what is fetched. Fonts and pictures are not counted.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import { readBuild } from './lib/build/bundle-size.mjs';
import { startScript } from './lib/start-script.mjs';

startScript();

const kilobyte = 1000;
/** docs/decisions/020-first-load.md explains them. */
const budgets = { firstLoad: 162.5 * kilobyte, screen: 31 * kilobyte };
const largeScreens = {
  chat: 71 * kilobyte,
  'mate-editor': 38 * kilobyte,
  personas: 36.7 * kilobyte,
  'recent-chats': 33 * kilobyte,
  trial: 36 * kilobyte,
};

const client = join(root, 'dist', 'client');
if (!existsSync(join(client, '.vite', 'manifest.json'))) {
  console.error('There is no build to measure: run npm run build first.');
  process.exit(1);
}
const { languages, filesOf, firstLoad, dynamicImportsOf, weigh } = readBuild(client);

const isScreen = (key) => /^src\/screens\/[^/]+\/[^/]+\.tsx$/u.test(key);
const isText = (key) => key.startsWith('virtual:texts');
const first = firstLoad('en');

const rows = [
  ...languages.map((language) => [`first load (${language})`, weigh(firstLoad(language)), budgets.firstLoad]),
  ...onDemandRows('index.html', first),
  ...dynamicImportsOf('index.html').filter(isScreen).flatMap(screenRows),
];

let over = 0;
for (const [name, bytes, budget = Infinity] of rows) {
  const verdict = bytes > budget ? '  OVER BUDGET' : '';
  const allowed = budget === Infinity ? '' : ` of ${kilo(budget)}`;
  if (verdict !== '') over += 1;
  console.log(`${name.padEnd(34)} ${kilo(bytes)}${allowed} kB gz${verdict}`);
}
process.exitCode = over === 0 ? 0 : 1;

/** Returns the rows of a screen and of the parts that it loads on demand. */
function screenRows(key) {
  const loaded = new Set([...first, ...filesOf(key)]);
  const budget = largeScreens[nameOf(key)] ?? budgets.screen;
  return [[nameOf(key), weigh(without(filesOf(key), first)), budget], ...onDemandRows(key, loaded)];
}

/** Returns the rows of the parts that an entry loads on demand, without the files that are already loaded. */
function onDemandRows(key, loaded) {
  const known = key === 'index.html' ? [] : dynamicImportsOf('index.html');
  return dynamicImportsOf(key)
    .filter((next) => !isScreen(next) && !isText(next) && !known.includes(next))
    .map((next) => [`  on demand: ${nameOf(next)}`, weigh(without(filesOf(next), loaded))]);
}

function nameOf(key) {
  return key.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

function without(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}

function kilo(bytes) {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}
